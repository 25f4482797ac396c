import type { Finding, Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import type { Sources } from '../../../documents/sources.js';
import type { ObjectKind } from '../../model/object-kind.js';
import type { RuleSet } from '../../model/rule-set.js';

/** So many attributes that their own file names are not misspelled one by one; others name more of them. */
const leastHere = 3;
/** As many are listed. */
const listed = 6;

/**
 * Attributes of an object that are gone from the file that itself names them: one finding stands for all who name one,
 * at the end of the file, or behind the one that precedes them there. A file that ends at a line end looks whole.
 */
export function lostAttributes(
  { objects }: Pick<RuleSet, 'objects'>,
  sources: Sources,
  { all }: Findings,
): Finding | undefined {
  for (const kind of objects.values()) {
    const unknown = all.filter(({ code, about }) => code === 'unknown-fact' && about?.startsWith(`${kind.name}.`));
    for (const file of new Set([...kind.attributes.values()].map(({ at }) => at.file))) {
      const here = namesIn(unknown.filter(({ at, message }) => at.file === file && !message.includes('did you mean')));
      const names = [...new Set([...here, ...namesIn(unknown)])];
      if (here.length < leastHere || names.length === here.length) continue;
      const some = `${names.slice(0, listed).join(', ')}${names.length > listed ? ' …' : ''}`;
      return {
        severity: 'error',
        at: whereLost(file, here, kind, sources),
        code: 'missing-end',
        message: `${names.length} attributes of ${kind.name} are missing that this file, rules or facts name: ${some}; was what stood behind lost?`,
        standsFor: unknown,
      };
    }
  }
  return undefined;
}

const namesIn = (found: readonly Finding[]): readonly string[] => [
  ...new Set(found.map(({ about = '' }) => about.slice(about.indexOf('.') + 1))),
];

/** As what the file names is in the order of what it declares, something may stand behind what was lost. */
function whereLost(file: string, lost: readonly string[], { attributes }: ObjectKind, sources: Sources): Position {
  const named = sources.alreadyRead(file)?.member('forUnderwriters').texts ?? [];
  const first = named.findIndex((name) => lost.includes(name));
  const before = named.slice(0, Math.max(first, 0)).findLast((name) => attributes.has(name));
  const isInside = named.slice(first).some((name) => attributes.has(name));
  return (isInside && before !== undefined ? attributes.get(before)?.at : undefined) ?? sources.endOf(file);
}
