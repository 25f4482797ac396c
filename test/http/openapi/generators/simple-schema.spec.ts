import { expect } from 'chai';
import { SimpleSchemas } from '../../../../src/http/openapi/generators/simple-schema.js';
import type { JsonSchema } from '../../../../src/wire/shape.js';

const text = { type: 'string' };
const object = (properties: object, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const named = {
  Person: { title: 'Person', ...object({ name: text, age: { type: 'integer' } }, ['name']), description: 'A person.' },
  Firm: { ...object({ name: text, size: { type: 'number' } }, ['name']), description: 'A firm.' },
  Both: { oneOf: [{ $ref: '#/c/Person' }, { $ref: '#/c/Firm' }] },
} as const;

/** What stands in the exact document, and what generators are given instead. */
const rows: readonly (readonly [what: string, exact: JsonSchema, simple: object])[] = [
  [
    'a text',
    { type: 'string', description: 'A name.', maxLength: 9 },
    { type: 'string', description: 'A name.', maxLength: 9 },
  ],
  [
    'a whole number, in the widest form',
    { type: 'integer', minimum: 1 },
    { type: 'integer', format: 'int64', minimum: 1 },
  ],
  ['a number, in the widest form', { type: 'number' }, { type: 'number', format: 'double' }],
  ['several types, as any', { type: ['string', 'number'] }, {}],
  ['nothing but null, as a text that may be it', { type: 'null' }, { type: 'string', nullable: true }],
  ['one text', { const: 'POST' }, { type: 'string', enum: ['POST'] }],
  ['one number', { const: 3 }, { type: 'integer', format: 'int64', enum: [3] }],
  [
    'a list, without what a client might send of its own',
    { type: 'array', items: { type: 'integer', default: 3 }, examples: [[1]] },
    { type: 'array', items: { type: 'integer', format: 'int64' } },
  ],
  [
    'a text or null',
    { oneOf: [text, { type: 'null' }], description: 'If any.' },
    { type: 'string', nullable: true, description: 'If any.' },
  ],
  [
    'null and nothing else, of a union',
    { oneOf: [{ type: 'null' }], description: 'Never.' },
    { description: 'Never.', nullable: true },
  ],
  ['a named object', { $ref: '#/c/Person' }, { $ref: '#/components/schemas/Person' }],
  [
    'a named object or null',
    { oneOf: [{ $ref: '#/c/Person' }, { type: 'null' }], description: 'Who.' },
    { type: 'object', allOf: [{ $ref: '#/components/schemas/Person' }], description: 'Who.', nullable: true },
  ],
  ['one of texts and numbers, as the first', { anyOf: [text, { type: 'integer' }] }, { type: 'string' }],
  [
    'a text or a list, as anything that is said in words',
    {
      oneOf: [text, { type: 'array', items: { $ref: '#/c/Firm' } }, { const: '' }, { type: 'array', description: 'x' }],
      description: 'Some.',
    },
    { description: 'Some. One of: string; a list of Firm; the empty text; a list of undefined.' },
  ],
  [
    'one of two objects, as one with the members of both, of which that is required which both require',
    {
      oneOf: [
        object({ a: text, b: text }, ['a', 'b']),
        object({ a: { type: 'integer' }, b: text, c: text }, ['b', 'c']),
      ],
    },
    {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
      required: ['b'],
    },
  ],
  [
    'one of two named objects and a union of them, with what each is',
    { oneOf: [{ $ref: '#/c/Both' }, { $ref: '#/c/Firm' }], description: 'Who pays.' },
    {
      type: 'object',
      description: 'Who pays.',
      properties: {
        name: { type: 'string' },
        age: { type: 'integer', format: 'int64' },
        size: { type: 'number', format: 'double' },
      },
      required: ['name'],
    },
  ],
  [
    'an object that may grow, whose members need not be null where they may be left out',
    {
      type: 'object',
      properties: { a: { oneOf: [text, { type: 'null' }] }, b: { oneOf: [text, { type: 'null' }] } },
      required: ['b'],
      additionalProperties: { type: 'integer' },
    },
    {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string', nullable: true } },
      required: ['b'],
      additionalProperties: { type: 'integer', format: 'int64' },
    },
  ],
];

describe('A schema for generators', () => {
  for (const [what, exact, simple] of rows)
    it(`is of ${what}`, () => {
      expect(new SimpleSchemas(named).at(exact)).to.deep.equal(simple);
    });

  it('has what it refers to beside it, under its name, and what has a title under that', () => {
    const schemas = new SimpleSchemas(named);
    expect(schemas.at({ type: 'array', items: { $ref: '#/c/Person' } })).to.deep.equal({
      type: 'array',
      items: { $ref: '#/components/schemas/Person' },
    });
    expect(schemas.at({ title: 'Answer', ...object({ who: { $ref: '#/c/Person' } }) })).to.deep.equal({
      $ref: '#/components/schemas/Answer',
    });
    expect(schemas.components).to.deep.equal({
      Answer: { type: 'object', properties: { who: { $ref: '#/components/schemas/Person' } } },
      Person: {
        type: 'object',
        description: 'A person.',
        properties: { name: { type: 'string' }, age: { type: 'integer', format: 'int64' } },
        required: ['name'],
      },
    });
  });

  it('refuses one title for two schemas; the same in other words is one', () => {
    const schemas = new SimpleSchemas({});
    schemas.at({ title: 'Name', type: 'string', description: 'Of a person.' });
    schemas.at({ title: 'Name', type: 'string', description: 'Of a firm.' });
    expect(schemas.components).to.deep.equal({ Name: { type: 'string', description: 'Of a person.' } });
    expect(() => schemas.at({ title: 'Name', type: 'integer' })).to.throw('two schemas are called Name');
  });
});
