import { citedIn } from '../rules/model/expectation.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { Everywhere } from './everywhere.js';

/**
 * What an insurer expects and no rule of any system cites, while the others are cited: the rule is missing, or cites
 * another reference by mistake.
 */
export function* checkExpectations(ruleSets: readonly RuleSet[]): Iterable<Everywhere> {
  const cited = new Set(
    ruleSets.flatMap(({ rules }) => rules.flatMap(({ reference = '' }) => [...citedIn(reference)].map(({ id }) => id))),
  );
  const all = new Map(ruleSets.flatMap(({ expectations }) => [...expectations]));
  for (const { id, asked, instead, at } of all.values())
    yield {
      about: 'rules',
      at,
      code: 'unused-definition',
      message: `no rule cites ${id}, no question stands for it under "asked", and "instead" does not say why there is none`,
      holds: asked.length === 0 && instead === undefined && !cited.has(id),
    };
}
