import type { Cursor } from '../../../documents/cursor.js';
import type { Finding } from '../../../documents/findings/findings.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import type { Position } from '../../../documents/position.js';

/** An object kind as folders say it together: where the first does, and its members by their keys. */
export interface WrittenKind {
  readonly at: Position;
  readonly members: Map<string, Cursor>;
}

type Named = readonly [name: string, kind: WrittenKind];

/**
 * An object whose name is misspelled in one of the folders that say it together: it has only what another one lacks.
 * The right name is the one to which relations lead, else the one that was read first.
 */
export function misnamedKind(
  written: ReadonlyMap<string, WrittenKind>,
  documents: readonly Cursor[],
): Finding | undefined {
  const parts = [...written].filter(([, { members }]) => !isWhole(members));
  for (const [index, first] of parts.entries()) {
    const fitting = parts.slice(index + 1).filter((other) => completes(first, other));
    const [other] = fitting.length === 1 ? fitting : fitting.filter(([name]) => didYouMean(name, [first[0]]) !== '');
    if (!other) continue;
    const led = namesLedTo(documents);
    const [wrong, right] = led.has(other[0]) && !led.has(first[0]) ? [first, other] : [other, first];
    const message = `unknown object "${wrong[0]}" (did you mean ${right[0]}?); it has only what ${right[0]} lacks`;
    return { severity: 'error', at: wrong[1].at, code: 'unknown-object', message };
  }
  return undefined;
}

const isWhole = (members: ReadonlyMap<string, unknown>): boolean =>
  members.has('types') ? members.has('names') : members.has('type') && members.has('name');

/** Whether two objects are one of which neither key stands twice. */
const completes = ([, one]: Named, [, other]: Named): boolean =>
  [...one.members.keys()].every((key) => !other.members.has(key)) &&
  isWhole(new Map<string, unknown>([...one.members, ...other.members]));

/** The objects to which relations and their types lead. */
function namesLedTo(documents: readonly Cursor[]): ReadonlySet<string> {
  const objects = documents.flatMap((document) => document.member('objects').members.map(([, object]) => object));
  const relations = objects.flatMap((object) => object.member('relations').members);
  const types = documents.flatMap((document) => document.member('relationTypes').members);
  return new Set([
    ...relations.flatMap(([, relation]) => relation.member('many').text ?? []),
    ...types.flatMap(([, type]) => [type.member('from').text ?? [], type.member('to').text ?? []].flat()),
  ]);
}
