import { expect } from 'chai';
import { element, optional, part } from '../../src/wire/element.js';
import { constant, flag, integer, nothing, text, word } from '../../src/wire/scalars.js';
import { either, list, oneOrMany } from '../../src/wire/several.js';
import { described, itself, type Shape, type TypeOf } from '../../src/wire/shape.js';

const unit = element('Unit', 'A unit.', { name: text });
const question = element(
  'Question',
  'A question.',
  { id: described(text, 'Its id.'), given: optional(text), chosen: optional(list(unit)), rows: integer },
  { exactlyOne: ['given', 'chosen'] },
);

const schemas: readonly { readonly what: string; readonly shape: Shape; readonly schema: object }[] = [
  { what: 'a scalar', shape: flag, schema: { type: 'boolean' } },
  { what: 'some words', shape: word('Yes', 'No'), schema: { type: 'string', enum: ['Yes', 'No'] } },
  { what: 'what is always the same', shape: constant('LTR'), schema: { const: 'LTR' } },
  {
    what: 'an object without a name where it stands, closed, with what must be there',
    shape: part('A place.', { x: integer, y: optional(integer) }),
    schema: {
      type: 'object',
      description: 'A place.',
      properties: { x: { type: 'integer' }, y: { type: 'integer' } },
      required: ['x'],
      unevaluatedProperties: false,
    },
  },
  { what: 'an object with a name by its name', shape: unit, schema: { $ref: '#/components/schemas/Unit' } },
  {
    what: 'one of several',
    shape: either(unit, nothing),
    schema: { oneOf: [{ $ref: '#/components/schemas/Unit' }, { type: 'null' }] },
  },
  {
    what: 'one, or a list of at least two',
    shape: oneOrMany(integer),
    schema: { oneOf: [{ type: 'integer' }, { type: 'array', minItems: 2, items: { type: 'integer' } }] },
  },
];

describe('The description of an answer', () => {
  for (const { what, shape, schema } of schemas)
    it(`has the JSON Schema of ${what}`, () => expect(shape.schema).to.deep.equal(schema));

  it('has the schemas of everything in it that has a name', () => {
    expect(either(list(question), nothing).components).to.deep.equal({
      Unit: {
        type: 'object',
        description: 'A unit.',
        properties: { name: { type: 'string' } },
        required: ['name'],
        unevaluatedProperties: false,
      },
      Question: {
        type: 'object',
        description: 'A question.',
        properties: {
          id: { type: 'string', description: 'Its id.' },
          given: { type: 'string' },
          chosen: { type: 'array', items: { $ref: '#/components/schemas/Unit' } },
          rows: { type: 'integer' },
        },
        required: ['id', 'rows'],
        unevaluatedProperties: false,
        oneOf: [{ required: ['given'] }, { required: ['chosen'] }],
      },
    });
  });

  it('tells elements from attributes: whatever has members, a list or an alternative of such too', () => {
    const elements = [unit, list(unit), list(text), oneOrMany(unit), either(constant(''), unit), itself('Unit')];
    const attributes = [text, flag, word('a'), either(text, nothing), described(integer, 'A number.')];
    expect(elements.map(({ members }) => members !== undefined)).to.deep.equal(elements.map(() => true));
    expect(attributes.map(({ members }) => members !== undefined)).to.deep.equal(attributes.map(() => false));
    expect(Object.keys(list(either(unit, question)).members ?? {})).to.deep.equal([
      'name',
      'id',
      'given',
      'chosen',
      'rows',
    ]);
  });

  it('has the type of what is written: this file compiles', () => {
    const written: TypeOf<typeof question> = { id: '1', chosen: [{ name: 'cm' }], rows: 1 };
    // @ts-expect-error a member that must be there is missing
    const incomplete: TypeOf<typeof question> = { id: '1' };
    // @ts-expect-error a member is not described
    const further: TypeOf<typeof unit> = { name: 'cm', id: 1 };
    expect([written.rows, incomplete.id, further.name]).to.deep.equal([1, '1', 'cm']);
  });
});
