import { grouped } from '../../../lists/grouped.js';
import type { Change } from '../change.js';

/** More things that change alike are told as one change. */
const mostAlike = 5;
/** So many of them are named in the sentence. */
const mostNamed = 5;

/**
 * What several systems share is told once, and so is what happens to many codes, or to one definition of several
 * objects.
 */
export function mergedChanges(changes: readonly Change[]): readonly Change[] {
  return alikeTogether(systemsTogether(changes));
}

function systemsTogether(changes: readonly Change[]): readonly Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify([change.kind, change.about, change.aspect, change.sentence, change.at]);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, systems: [...known.systems, ...change.systems].sort() } : change);
  }
  return [...merged.values()];
}

function alikeTogether(changes: readonly Change[]): readonly Change[] {
  return [...grouped(changes, likeness).values()].flatMap((many) => {
    const [first] = many;
    const isOne = first?.about === 'attribute' || many.length > mostAlike;
    return first && many.length > 1 && isOne ? [together(first, many)] : many;
  });
}

/** Codes of one catalogue that change alike, and one definition that stands on several objects. */
function likeness(change: Change): string {
  const { about, kind, aspect, before, after, systems, at, name, names } = change;
  const list = about === 'code' ? name.slice(0, name.indexOf('.')) : about === 'attribute' ? at : undefined;
  if (list === undefined || aspect === undefined || names) return JSON.stringify([change]);
  return JSON.stringify([about, kind, aspect, before, after, systems, list]);
}

function together(first: Change, many: readonly Change[]): Change {
  const names = many.map(({ name }) => name);
  const others = names.slice(1, mostNamed).join(', ');
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return { ...first, names, sentence: `${first.sentence} The same holds of ${others}${more}.` };
}
