import fc from 'fast-check';
import { daysInMonth } from '../../../src/case/values/date.js';
import type { Value } from '../../../src/case/values/value.js';
import { attributeLengths, boundsInUnit } from '../../../src/rules/bounds/attribute-bounds.js';
import type { Program } from '../../../src/rules/program/program.js';
import type { Attribute, AttributeKind } from '../../../src/rules/model/attribute.js';

/** A value of an attribute that its rules accept. */
export function validValue(program: Program, attribute: Attribute): fc.Arbitrary<Value> {
  return byKind[attribute.kind](program, attribute);
}

/** What both flavors must carry: umlauts, quotation marks, line breaks, surrogate pairs, markup. */
const character = fc.oneof(
  fc.constantFrom(
    'ä',
    'ß',
    '"',
    "'",
    '\t',
    '\n',
    '\r',
    '\r\n',
    ' ',
    '<',
    '>',
    '&',
    '&amp;',
    ']]>',
    '🌳',
    '𝔸',
    '\u0085',
    '\u2028',
    '\u00a0',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);

/** A text of so many code points. */
export function validText(minimum: number, maximum: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: character, maxLength: 12 })
    .map((text) => [...text.padEnd(minimum, '.')].slice(0, maximum).join(''));
}

const text = (_: Program, attribute: Attribute): fc.Arbitrary<Value> => {
  const { minimum, maximum } = attributeLengths(attribute);
  return validText(2 * minimum, maximum).map((value) => ({ kind: 'string', value }));
};

/**
 * One row per kind of attribute: numbers in every unit, the bounds and zero often; every entry; dates as exact as they
 * must be.
 */
const byKind: Readonly<Record<AttributeKind, (program: Program, attribute: Attribute) => fc.Arbitrary<Value>>> = {
  string: text,
  internal: text,
  number: (program, attribute) =>
    fc.constantFrom(...program.unitsOf(attribute)).chain((unit) => {
      const { minimum = -1_000_000, maximum = 1_000_000, decimals } = boundsInUnit(program, attribute, unit);
      const scale = 10 ** decimals;
      const [low, high] = [Math.ceil(minimum * scale), Math.floor(maximum * scale)];
      const scaled = fc.oneof(fc.constantFrom(low, high, Math.max(low, 0)), fc.integer({ min: low, max: high }));
      return scaled.map((value): Value => ({ kind: 'number', value: value / scale + 0, unit: unit.id }));
    }),
  reference({ ruleSet }, { catalogue }) {
    if (!catalogue?.keyed)
      return fc.constantFrom(...(catalogue?.byId.keys() ?? [])).map((id) => ({ kind: 'reference', id }));
    const keys = [...catalogue.entries.keys()];
    return fc
      .tuple(fc.nat(keys.length - 1), fc.constantFrom(...ruleSet.locales))
      .map(([index, locale]) => ({ kind: 'keyed', key: keys[index] ?? '', locale }));
  },
  date(_, { exactTo = 'year' }) {
    const exactness = (['day', 'month', 'year'] as const).slice(0, { day: 1, month: 2, year: 3 }[exactTo]);
    const [year, month, day] = [
      fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.constant(2024)),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    ];
    return fc.record({ exact: fc.constantFrom(...exactness), year, month, day }).map((drawn) => ({
      kind: 'date',
      year: drawn.year,
      ...(drawn.exact !== 'year' && { month: drawn.month }),
      ...(drawn.exact === 'day' && { day: Math.min(drawn.day, daysInMonth(drawn.year, drawn.month)) }),
    }));
  },
};
