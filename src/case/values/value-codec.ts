import type { RecordText } from '../record-text.js';
import type { Value, ValueKind } from './value.js';

type ValueOf<K extends ValueKind> = Extract<Value, { kind: K }>;

/** How a value kind is stored: its tag, and its parts without names. Tags are never reused for another kind. */
interface ValueCodec<K extends ValueKind> {
  readonly tag: number;
  /** Its parts, with commas between them. */
  write(value: ValueOf<K>): string;
  read(text: RecordText): ValueOf<K>;
}

const valueCodecs: { readonly [K in ValueKind]: ValueCodec<K> } = {
  string: {
    tag: 1,
    write: ({ value }) => JSON.stringify(value),
    read: (text) => ({ kind: 'string', value: text.string() }),
  },
  number: {
    tag: 2,
    write: ({ value, unit }) => `${finite(value)},${finite(unit)}`,
    read: (text) => ({ kind: 'number', value: text.number(), unit: text.nextNumber() }),
  },
  reference: {
    tag: 3,
    write: ({ id }) => `${finite(id)}`,
    read: (text) => ({ kind: 'reference', id: text.number() }),
  },
  keyed: {
    tag: 4,
    write: ({ key, locale }) => `${JSON.stringify(key)},${JSON.stringify(locale)}`,
    read(text) {
      const key = text.string();
      text.comma();
      return { kind: 'keyed', key, locale: text.string() };
    },
  },
  date: {
    tag: 5,
    write({ year, month, day }) {
      if (month === undefined) return `${finite(year)}`;
      return day === undefined ? `${finite(year)},${finite(month)}` : `${finite(year)},${finite(month)},${finite(day)}`;
    },
    read(text) {
      const [kind, year] = ['date', text.number()] as const;
      if (!text.isComma()) return { kind, year };
      const month = text.number();
      return text.isComma() ? { kind, year, month, day: text.number() } : { kind, year, month };
    },
  },
};

/** @throws RangeError */
function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError('a number that is not finite cannot be stored');
  return value;
}

/** A codec of whatever kind, once its value or tag has chosen it. */
interface AnyValueCodec {
  readonly tag: number;
  write(value: Value): string;
  read(text: RecordText): Value;
}

const byTag: (AnyValueCodec | undefined)[] = [];
for (const codec of Object.values(valueCodecs)) byTag[codec.tag] = codec;

/**
 * A value as it is stored: its tag and its parts; 0 is an unset value. @throws RangeError for a number that JSON cannot
 * carry. Negative zero is stored as zero.
 */
export function writeValue(value: Value | undefined): string {
  if (!value) return '0';
  const codec: AnyValueCodec = valueCodecs[value.kind];
  return `[${codec.tag},${codec.write(value)}]`;
}

/** @throws Error for what is none, such as a tag that this version does not know */
export function readValue(text: RecordText): Value | undefined {
  if (text.isZero()) return undefined;
  text.open();
  const tag = text.number();
  const codec = byTag[tag];
  if (!codec) throw text.isNot('a kind of value');
  text.comma();
  const value = codec.read(text);
  text.close();
  return value;
}
