import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { parse } from 'yaml';
import { schemaOf } from '../../src/authoring/editor/file-schemas.js';
import { accessFileSchema } from '../../src/http/access/read-access.js';
import type { Fault } from '../../src/json-schema/fault.js';
import { interpretedCheck } from '../../src/json-schema/interpreted-check.js';
import { schemaCheck } from '../../src/json-schema/schema-check.js';
import { questionSchemas } from '../../src/screens/load/screen-schema.js';
import { anyDocument, anySchema } from '../support/json-schema/any-schema.js';
import { times } from '../support/run/times.js';

/** Which two of the equal items of a list are named is another with each kind of item. */
const comparable = (faults: readonly Fault[]): readonly string[] =>
  faults
    .map((fault) => JSON.stringify(fault.keyword === 'uniqueItems' ? { ...fault, params: {}, message: '' } : fault))
    .sort();

const found = (check: typeof interpretedCheck, schema: object, value: unknown): readonly string[] =>
  comparable(check(schema)(value));
const byAjv = (schema: object): ReturnType<typeof interpretedCheck> => {
  const check = schemaCheck(schema, 'all');
  return (value) =>
    check(value).map(({ keyword, instancePath, propertyName, message, params, parentSchema }) => ({
      keyword,
      instancePath,
      parentSchema,
      message,
      params,
      ...(propertyName !== undefined && { propertyName }),
    }));
};

/** The shipped files, and what is asked in them, each with the schema by which it is read. */
function shipped(): readonly (readonly [schema: object, document: unknown])[] {
  const filesOf = (directory: string): readonly (readonly [object, unknown])[] =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
      const schema = schemaOf(`/${file}`, directory === 'rules');
      return schema ? [[schema, parse(readFileSync(join(directory, file), 'utf8'))]] : [];
    });
  return [...filesOf('rules'), ...filesOf('screens')];
}

/** A document in which one value, however deep, is another. */
const altered = (document: unknown, turns: readonly number[], other: unknown): unknown => {
  const [turn = 0, ...further] = turns;
  const keys = Object.keys(document ?? {});
  const key = keys[turn % keys.length];
  if (typeof document !== 'object' || key === undefined || further.length === 0) return other;
  const value = altered((document as Record<string, unknown>)[key], further, other);
  return Array.isArray(document) ? document.with(Number(key), value) : { ...document, [key]: value };
};

describe('A value checked by a JSON Schema without making code', () => {
  it('has the faults that ajv finds in it, in the same words', () => {
    fc.assert(
      fc.property(anySchema, anyDocument, (schema, value) => {
        fc.pre(!JSON.stringify(schema).includes('maxItems'));
        expect(found(interpretedCheck, schema, value)).to.deep.equal(found(byAjv, schema, value));
      }),
      { numRuns: 500 * times },
    );
  });

  it('has them in every kind of file, with anything in any place of it', () => {
    const files = shipped();
    expect(new Set(files.map(([schema]) => schema)).size).to.be.above(15);
    const others = fc.constantFrom<unknown>('', 'A b', -1, 1.5, true, null, [], [1, 1], {}, { toString: 1 }, [{}]);
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.array(fc.nat(50), { maxLength: 6 }), others, (index, turns, other) => {
        const [schema, document] = files[index] as (typeof files)[number];
        const value = altered(document, turns, other);
        expect(found(interpretedCheck, schema, value)).to.deep.equal(found(byAjv, schema, value));
      }),
      { numRuns: 100 * times },
    );
  });

  const values: readonly unknown[] = [
    {},
    { ask: 'a', inputs: [] },
    { toString: 1, text: '' },
    { apiKeys: [{ scopes: ['x', 'x'] }], d: 1 },
  ];
  for (const [kind, schema] of Object.entries({ ...questionSchemas, accessFileSchema }))
    it(`has them as ${kind}`, () => {
      for (const value of values)
        expect(found(interpretedCheck, schema, value)).to.deep.equal(found(byAjv, schema, value));
    });

  it('is refused when the schema has a keyword that nobody here knows', () => {
    expect(() => interpretedCheck({ maxItems: 2 })([1])).to.throw('maxItems');
  });

  it('may not have what the schema forbids', () => {
    const schema = { properties: { d: false } };
    expect(found(interpretedCheck, schema, { d: 1 })).to.have.length(1);
    expect(found(interpretedCheck, schema, {})).to.deep.equal([]);
  });
});
