import type { Value, ValueKind } from './value.js';

type ValueOf<K extends ValueKind> = Extract<Value, { kind: K }>;
type StoredPart = string | number;

/** How a value kind is stored: its tag, and its parts without names. Tags are never reused for another kind. */
interface ValueCodec<K extends ValueKind> {
  readonly tag: number;
  write(value: ValueOf<K>): readonly StoredPart[];
  /** `stored` has the tag before the parts. Read by places: destructuring takes several times as long. */
  read(stored: readonly StoredPart[]): ValueOf<K>;
}

const valueCodecs: { readonly [K in ValueKind]: ValueCodec<K> } = {
  string: {
    tag: 1,
    write: ({ value }) => [value],
    read: (stored) => ({ kind: 'string', value: String(stored[1]) }),
  },
  number: {
    tag: 2,
    write: ({ value, unit }) => [value, unit],
    read: (stored) => ({ kind: 'number', value: Number(stored[1]), unit: Number(stored[2]) }),
  },
  reference: {
    tag: 3,
    write: ({ id }) => [id],
    read: (stored) => ({ kind: 'reference', id: Number(stored[1]) }),
  },
  keyed: {
    tag: 4,
    write: ({ key, locale }) => [key, locale],
    read: (stored) => ({ kind: 'keyed', key: String(stored[1]), locale: String(stored[2]) }),
  },
  date: {
    tag: 5,
    write({ year, month, day }) {
      if (month === undefined) return [year];
      return day === undefined ? [year, month] : [year, month, day];
    },
    read(stored) {
      const [kind, year, month] = ['date', Number(stored[1]), stored[2]] as const;
      if (month === undefined) return { kind, year };
      const day = stored[3];
      return day === undefined
        ? { kind, year, month: Number(month) }
        : { kind, year, month: Number(month), day: Number(day) };
    },
  },
};

/** A codec of whatever kind, once its value or tag has chosen it. */
interface AnyValueCodec {
  readonly tag: number;
  write(value: Value): readonly StoredPart[];
  read(stored: readonly StoredPart[]): Value;
}

const byTag: (AnyValueCodec | undefined)[] = [];
for (const codec of Object.values(valueCodecs)) byTag[codec.tag] = codec;

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
  const codec = byTag[stored[0]];
  if (!codec) throw new Error(`unknown value kind ${stored[0]}`);
  return codec.read(stored);
}
