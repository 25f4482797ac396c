import type { Value, ValueKind } from './value.js';

type ValueOf<K extends ValueKind> = Extract<Value, { kind: K }>;
type StoredPart = string | number;

/** How a value kind is stored: its tag, and its parts without names. Tags are never reused for another kind. */
interface ValueCodec<K extends ValueKind> {
  readonly tag: number;
  write(value: ValueOf<K>): readonly StoredPart[];
  read(parts: readonly StoredPart[]): ValueOf<K>;
}

const valueCodecs: { readonly [K in ValueKind]: ValueCodec<K> } = {
  string: {
    tag: 1,
    write: ({ value }) => [value],
    read: ([value]) => ({ kind: 'string', value: String(value) }),
  },
  number: {
    tag: 2,
    write: ({ value, unit }) => [value, unit],
    read: ([value, unit]) => ({ kind: 'number', value: Number(value), unit: Number(unit) }),
  },
  reference: {
    tag: 3,
    write: ({ id }) => [id],
    read: ([id]) => ({ kind: 'reference', id: Number(id) }),
  },
  keyed: {
    tag: 4,
    write: ({ key, locale }) => [key, locale],
    read: ([key, locale]) => ({ kind: 'keyed', key: String(key), locale: String(locale) }),
  },
  date: {
    tag: 5,
    write: ({ year, month, day }) => [
      year,
      ...(month === undefined ? [] : [month]),
      ...(month === undefined || day === undefined ? [] : [day]),
    ],
    read: ([year, month, day]) => ({
      kind: 'date',
      year: Number(year),
      ...(month !== undefined && { month: Number(month) }),
      ...(day !== undefined && { day: Number(day) }),
    }),
  },
};

/** A codec of whatever kind, once its value or tag has chosen it. */
interface AnyValueCodec {
  readonly tag: number;
  write(value: Value): readonly StoredPart[];
  read(parts: readonly StoredPart[]): Value;
}

const byTag = new Map<number, AnyValueCodec>(Object.values(valueCodecs).map((codec) => [codec.tag, codec]));

/** A value as it is stored: its tag and its parts; 0 is an unset value. */
export type StoredValue = 0 | readonly [tag: number, ...parts: StoredPart[]];

/** @throws RangeError for a number that JSON cannot carry. Negative zero is stored as zero. */
export function writeValue(value: Value | undefined): StoredValue {
  if (!value) return 0;
  const codec: AnyValueCodec = valueCodecs[value.kind];
  const parts = codec.write(value);
  if (!parts.every((part) => typeof part === 'string' || Number.isFinite(part)))
    throw new RangeError(`a ${value.kind} value with a number that is not finite cannot be stored`);
  return [codec.tag, ...parts];
}

/** @throws Error for a tag that this version does not know. */
export function readValue(stored: StoredValue): Value | undefined {
  if (stored === 0) return undefined;
  const [tag, ...parts] = stored;
  const codec = byTag.get(tag);
  if (!codec) throw new Error(`unknown value kind ${tag}`);
  return codec.read(parts);
}
