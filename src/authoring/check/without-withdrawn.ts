import type { Finding } from '../../documents/findings/findings.js';
import { type Position, placeOf } from '../../documents/position.js';
import type { RuleSet } from '../../rules/model/rule-set.js';

/** The findings of personas without those about a code of which checking tells, at its entry, that it is still used. */
export function withoutWithdrawn(
  personas: readonly Finding[],
  meaning: readonly Finding[],
  ruleSets: readonly Pick<RuleSet, 'catalogues'>[],
): readonly Finding[] {
  const told = new Set(meaning.filter(({ code }) => code === 'withdrawn-code').map(({ at }) => placeOf(at)));
  const isTold = (at: Position | undefined): boolean => at !== undefined && told.has(placeOf(at));
  return personas.filter(({ code, about = '' }) => {
    const [, catalogue = '', word = ''] = /^code ([^.]+)\.(.+)$/.exec(about) ?? [];
    return (
      code !== 'withdrawn-code' ||
      !ruleSets.some(({ catalogues }) => isTold(catalogues.get(catalogue)?.entries.get(word)?.at))
    );
  });
}
