import type { FindingCode } from '../finding-codes/finding-table.js';
import type { Located } from '../located.js';
import { placeOf, type Position } from '../position.js';
import type { Finding } from './findings.js';

/** What is found of an entry that somebody began and the file does not go on with. */
const unfinished: readonly FindingCode[] = [
  'missing-key',
  'missing-value',
  'missing-locale',
  'wrong-count',
  'malformed-csv',
];

/** Whether a text ends within a line: editors do that, and so does a copy that came to an end too early. */
export const endsInLine = (text: string): boolean => text !== '' && !/[\r\n]$/.test(text);

/** The last letter of a text; behind it there is a line break at most. */
function endOf(text: string, file: string): Position {
  const lines = text.trimEnd().split(/\r\n|\n|\r/);
  return { file, line: lines.length, column: Math.max((lines.at(-1) ?? '').length, 1) };
}

/** The first of what was found of a file that was begun at its very end and is not complete. */
function unfinishedAt(end: Position, read: Located | undefined, found: readonly Finding[]): Finding | undefined {
  const places = new Set([...lastPlaces(read)].map(placeOf));
  return found.find(
    ({ severity, code, at }) =>
      severity === 'error' && unfinished.includes(code) && (at.line === end.line || places.has(placeOf(at))),
  );
}

/** Whether a map begins where another one in it does, of which something else may be found there. */
function standsLikeItsFirst(node: Located): boolean {
  const [first, second] = node.node === 'map' ? node.entries.values() : [];
  return second !== undefined && first?.value.node === 'map';
}

/** The places of a document, of the last of its entries, of the last of the entries of that, and so on. */
function* lastPlaces(node: Located | undefined): Generator<Position> {
  if (!node) return;
  if (!standsLikeItsFirst(node)) yield node.at;
  if (node.node === 'list') yield* lastPlaces(node.items.at(-1));
  if (node.node !== 'map') return;
  const last = [...node.entries.values()].at(-1);
  if (!last) return;
  yield last.keyAt;
  yield* lastPlaces(last.value);
}

/**
 * What stands for all that was found of a file that ends within a line, and within what it began there: it was cut off.
 */
export function cutOff(
  text: string,
  file: string,
  read: Located | undefined,
  found: readonly Finding[],
): Finding | undefined {
  if (!endsInLine(text) || found.length === 0) return undefined;
  const at = endOf(text, file);
  const first =
    unfinishedAt(at, read, found) ?? found.find((each) => each.code === 'wrong-kind' && each.at.line === at.line);
  return first && { severity: 'error', at, code: 'missing-end', message: endsWithinLine(first.message) };
}

/** A file that was cut off at a line end looks whole, but for the value of its last key, which stood below it. */
export function withLostValue(text: string, found: readonly Finding[]): readonly Finding[] {
  const whole = text.trimEnd();
  if (!whole.endsWith(':') || !found.some(({ code }) => code === 'missing-value')) return found;
  const { line } = endOf(whole, '');
  const message =
    'found no value, and the file ends behind this key: put back what stood below it, or leave the key out';
  return found.map((each) => (each.code === 'missing-value' && each.at.line === line ? { ...each, message } : each));
}

/** What a finding says of a file that ends within a line that it does not complete. */
export const endsWithinLine = (why: string): string =>
  `the file ends in the middle of this line, as if it had been cut off: ${why}`;
