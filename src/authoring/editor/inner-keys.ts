import { aggregates } from '../../rules/operators/aggregates.js';
import { valueOperators } from '../../rules/operators/values/value-operators.js';
import type { CursorPlace } from './cursor-place.js';
import type { Offer } from './offer.js';

/** The keys of what stands under a key of a condition or a value. */
const ofParts: Readonly<Record<string, readonly string[]>> = {
  atLeast: ['count', 'of'],
  choose: ['when', 'is'],
  convert: ['value', 'to'],
  table: ['of', 'at', 'gives'],
};
const ofAggregates = ['over', 'of', 'where', 'others'];

/** The keys that belong into a part of a condition or a value; undefined where others do. */
export function innerKeys({ path, around }: CursorPlace): readonly Offer[] | undefined {
  const part = String(path.at(-1));
  const inList = typeof path.at(-1) === 'number' ? String(path.at(-2)) : part;
  const named = valueOperators.get(part)?.written;
  const keys =
    ofParts[inList] ??
    (named?.form === 'named'
      ? ['value', ...Object.keys(named.options)]
      : aggregates.has(part)
        ? ofAggregates
        : part === 'value' && isComparison(around.at(-2))
          ? ['fact']
          : undefined);
  return keys && withoutWritten(keys, around.at(-1)).map((label) => ({ label, kind: 'key' }));
}

/** Whether a comparison is written there. */
export const isComparison = (node: CursorPlace['around'][number] | undefined): boolean =>
  node?.node === 'map' && node.entries.has('fact') && node.entries.has('operator');

/** Without the keys that stand there already. */
export const withoutWritten = (
  keys: readonly string[],
  there: CursorPlace['around'][number] | undefined,
): readonly string[] => keys.filter((key) => there?.node !== 'map' || !there.entries.has(key));
