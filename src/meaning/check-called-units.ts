import { append } from '../lists/append.js';
import { grouped } from '../lists/grouped.js';
import { type UnitSpec, unitWord } from '../rules/model/unit.js';
import type { CaseRules } from '../screens/model/systems.js';
import { wordsOfName } from '../text/words-of-name.js';
import type { Everywhere } from './everywhere.js';

/** So many that are called alike in the end show in what all of them are. */
const leastOthers = 10;

/** A number that an attribute, a fact or a parameter is. */
interface Called {
  readonly title: string;
  readonly unit: string;
  readonly at: Everywhere['at'];
}

/**
 * The one number that has another unit than all others whose names end with the same word: an `…Age` in months, of more
 * than ten. Amounts are left out: of sums some are paid once, and some each month.
 */
export function* checkCalledUnits({ ruleSet }: CaseRules): Iterable<Everywhere> {
  const called = new Map<string, Called[]>();
  const add = (name: string, title: string, unit: UnitSpec | undefined, at: Everywhere['at']): void => {
    const word = unitWord(unit);
    if (unit?.kind === 'unit') append(called, wordsOfName(name).at(-1) ?? '', { title, unit: word, at });
  };
  for (const { name, attributes, facts } of ruleSet.objects.values()) {
    for (const { fact, kind, unit, at } of attributes.values())
      if (kind === 'number') add(fact, `${name}.${fact}`, unit, at);
    for (const fact of facts.values())
      if (fact.type.kind === 'number')
        add(fact.name, `the fact ${name}.${fact.name}`, fact.type.unit, fact.unitAt ?? fact.at);
  }
  for (const { name, kind, unit, at } of ruleSet.parameters.values())
    if (kind === 'number') add(name, `the parameter ${name}`, unit, at);
  for (const [word, all] of called) {
    if (all.length <= leastOthers) continue;
    const units = grouped(all, ({ unit }) => unit);
    const [[first, ...more] = [], others = []] = [...units.values()].toSorted((a, b) => a.length - b.length);
    if (units.size === 2 && first && more.length === 0 && others[0])
      yield {
        about: 'rules',
        at: first.at,
        code: 'misplaced-name',
        message: `${first.title} is in the unit ${first.unit}; all others whose names end in “${word}” are in ${others[0].unit}`,
        holds: true,
      };
  }
}
