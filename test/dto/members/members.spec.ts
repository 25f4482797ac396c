import { expect } from 'chai';
import { element } from '../../../src/dto/element.js';
import { attributesMap } from '../../../src/dto/members/attributes-map.js';
import { decimal } from '../../../src/dto/members/decimal.js';
import { flag, flagWithDefault } from '../../../src/dto/members/flag.js';
import { integer, textOrInteger } from '../../../src/dto/members/integer.js';
import type { Member } from '../../../src/dto/members/member.js';
import { list, nested } from '../../../src/dto/members/nested.js';
import { identifier, text } from '../../../src/dto/members/text.js';
import { Place } from '../../../src/dto/place.js';
import { Problems } from '../../../src/dto/problems.js';

const wheel = element('Wheel', 'A wheel', { spokes: integer('number of spokes') });
const wide = '😀';

/** A member, what it is given, and what it makes of that. */
const taken: readonly (readonly [member: Member<unknown>, given: unknown, read: unknown])[] = [
  [integer(''), 7, 7],
  [integer(''), '-7', -7],
  [integer(''), '007', 7],
  [integer(''), -0, 0],
  [integer('', { negative: 'negativeValue' }), 0, 0],
  [integer(''), '9'.repeat(400), Number.POSITIVE_INFINITY],
  [textOrInteger(''), 'a', 'a'],
  [textOrInteger(''), 7, '7'],
  [decimal(''), 1.25, 1.25],
  [decimal(''), '-1.25', -1.25],
  [decimal(''), '-0', 0],
  [decimal(''), 1e15 + 0.5, 1e15 + 0.5],
  [decimal('', { negative: 'negativeValue' }), 0, 0],
  [flag(''), false, false],
  [flagWithDefault('', true), false, false],
  [text('', { longest: 3 }), 'abc', 'abc'],
  [text('', { longest: 3 }), wide.repeat(3), wide.repeat(3)],
  [text(''), ' ', ' '],
  [text(''), '', ''],
  [text(''), 'a\t\r\nb', 'a\t\r\nb'],
  [identifier(''), wide.repeat(128), wide.repeat(128)],
];

/** The same with what it says is wrong: code and message. */
const refused: readonly (readonly [member: Member<unknown>, given: unknown, said: string])[] = [
  [integer(''), '1x', '512 m: must be an integer'],
  [integer(''), 'x1', '512 m: must be an integer'],
  [integer(''), '1.0', '512 m: must be an integer'],
  [integer(''), '', '512 m: must be an integer'],
  [integer(''), '-', '512 m: must be an integer'],
  [integer(''), 1.5, '512 m: must be an integer'],
  [integer(''), true, '512 m: must be an integer'],
  [integer('', { negative: 'negativeValue' }), -1, '541 m: the value -1 is negative.'],
  [integer('', { negative: 'negativeValue' }), '-1', '541 m: the value -1 is negative.'],
  [integer('', { negative: 'outOfRange' }), -1, '543 m: must not be negative'],
  [textOrInteger(''), 1.5, '512 m: must be a text or an integer'],
  [textOrInteger(''), true, '512 m: must be a text or an integer'],
  [decimal(''), true, '512 m: must be a number'],
  [decimal('', { faulty: 'noSum' }), true, '512 m: must be a number'],
  [decimal('', { faulty: 'noSum' }), '1.5x', '514 m: must be a number'],
  [decimal('', { faulty: 'noSum' }), 'x1.5', '514 m: must be a number'],
  [decimal(''), '1.', '512 m: must be a number'],
  [decimal(''), '.5', '512 m: must be a number'],
  [decimal('', { faulty: 'noSum' }), 1.005, '514 m: must not have more than two decimals'],
  [decimal('', { negative: 'negativeValue' }), -0.01, '541 m: the value -0.01 is negative.'],
  [decimal('', { negative: 'outOfRange' }), '-1', '543 m: must not be negative'],
  [flag(''), 'true', '512 m: must be true or false'],
  [flag(''), 1, '512 m: must be true or false'],
  [text(''), 7, '512 m: must be a text'],
  [text('', { longest: 3 }), 'abcd', '512 m: must not have more than 3 characters'],
  [text('', { longest: 3 }), wide.repeat(4), '512 m: must not have more than 3 characters'],
  [text('', { required: true }), ' ', '512 m: is missing or blank'],
  [text('', { blank: 'unsupportedLocale' }), ' ', '549 m: is missing or blank'],
  [text(''), 'a\u0001', '512 m: contains characters that XML cannot carry'],
  [text(''), '\ud800', '512 m: contains characters that XML cannot carry'],
  [identifier(''), 'x'.repeat(129), '512 m: has more than 128 characters'],
  [identifier(''), 'a\u007f', '512 m: contains control characters'],
  [nested('', wheel), 7, '512 m: must be an object'],
  [nested('', wheel), [], '512 m: must be an object'],
  [nested('', wheel), { spokes: 'x' }, '512 m.spokes: must be an integer'],
  [attributesMap(''), 7, '512 m: must be an object'],
  [attributesMap(''), [], '512 m: must be an object'],
  [attributesMap(''), { '1': { value: true } }, '512 m.1.value: must be a text or a number'],
  [attributesMap(''), { '1': { value: 'a\u0001' } }, '512 m.1.value: contains characters that XML cannot carry'],
  [attributesMap(''), { '-1': { value: 1 } }, '541 m.-1: the value -1 is negative.'],
  [attributesMap(''), { '01': { value: 1 } }, '548 m.01: there is no attribute type "01".'],
  [attributesMap(''), { '1x': { value: 1 } }, '548 m.1x: there is no attribute type "1x".'],
  [attributesMap(''), { x1: { value: 1 } }, '548 m.x1: there is no attribute type "x1".'],
  [attributesMap(''), { '-1x': { value: 1 } }, '548 m.-1x: there is no attribute type "-1x".'],
];

/** Lists that are refused, and what is read of them all the same. */
const lists: readonly (readonly [member: Member<readonly unknown[]>, given: unknown, length: number, said: string])[] =
  [
    [list('', wheel), 7, 0, '512 m: must be a list'],
    [list('', wheel), {}, 0, '512 m: must be a list'],
    [list('', wheel, { empty: 'noPersons' }), [], 0, '542 m: at least one person is needed.'],
    [list('', wheel), [{ spokes: 1 }, 7], 1, '512 m[1]: must be an object'],
  ];

function reading<T>(member: Member<T>, given: unknown): { readonly read: T; readonly said: readonly string[] } {
  const problems = new Problems();
  const read = member.read(given, Place.body.member('m', 0), problems);
  return { read, said: problems.errors.map(({ code, message }) => `${code} ${message}`) };
}
const shown = (given: unknown): string => JSON.stringify(given)?.slice(0, 40) ?? 'undefined';

describe('A member of a request', () => {
  for (const [member, given, read] of taken)
    it(`takes ${shown(given)}`, () => expect(reading(member, given)).to.deep.equal({ read, said: [] }));

  for (const [member, given, said] of refused)
    it(`refuses ${shown(given)} with ${said}`, () => expect(reading(member, given).said).to.deep.equal([said]));

  for (const [member, given, length, said] of lists)
    it(`refuses ${shown(given)} with ${said}, and reads ${length} of it`, () => {
      const { read, said: all } = reading(member, given);
      expect([read.length, ...all]).to.deep.equal([length, said]);
    });
});
