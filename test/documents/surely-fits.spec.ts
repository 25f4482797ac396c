import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { plain } from '../../src/documents/plain.js';
import { surelyFits } from '../../src/documents/surely-fits.js';
import { loadYaml } from '../../src/documents/yaml.js';
import { Findings } from '../../src/documents/findings.js';
import { times } from '../support/run/times.js';

const ajv = new Ajv2020({ strict: false });

/** A document in flow form is JSON. */
function located(document: unknown) {
  const read = loadYaml(JSON.stringify(document), 'file.yaml', new Findings());
  if (!read) throw new Error('the text has no tree');
  return read;
}

const name = fc.constantFrom('a', 'b', 'cd');
const scalar = fc.constantFrom<unknown>('a', 'b', 'cd', '', '😀', 0, 1, 2.5, -1, true, false);
const documents = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
})).value;
const type = fc.constantFrom('object', 'array', 'string', 'number', 'integer', 'boolean');
const count = fc.nat({ max: 2 });
const oneOf = <T>(keyword: string, asked: fc.Arbitrary<T>) => asked.map((value) => [keyword, value] as const);
/** Some of the keywords in which schemas of files are written, and of one that is not. */
const schema = fc.letrec<{ value: object }>((tie) => ({
  value: fc
    .uniqueArray(
      fc.oneof(
        { maxDepth: 3 },
        oneOf('type', fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 2 }))),
        oneOf('enum', fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 })),
        oneOf('required', fc.uniqueArray(name, { maxLength: 2 })),
        ...['minProperties', 'minItems', 'minLength', 'minimum', 'maximum', 'exclusiveMinimum', 'maxItems'].map(
          (keyword) => oneOf(keyword, count),
        ),
        oneOf('uniqueItems', fc.boolean()),
        oneOf('pattern', fc.constantFrom('^[a-z]+$', '^.$', '')),
        oneOf('propertyNames', fc.constantFrom({ pattern: '^[ab]$' }, { minLength: 2 })),
        oneOf('additionalProperties', fc.oneof(fc.boolean(), tie('value'))),
        oneOf('properties', fc.dictionary(name, tie('value'), { maxKeys: 2 })),
        oneOf('items', tie('value')),
      ),
      { maxLength: 3, selector: ([keyword]) => keyword },
    )
    .map((all) => Object.fromEntries<unknown>(all)),
})).value;

describe('Whether a tree surely has the form of a schema', () => {
  it('is said of nothing in which ajv finds a mistake', () => {
    fc.assert(
      fc.property(schema, documents, (asked, given) => {
        const document = located(given);
        if (surelyFits(document, asked)) expect(ajv.validate(asked, plain(document))).to.equal(true);
      }),
      { numRuns: 500 * times },
    );
  });

  const right: readonly (readonly [schema: object, document: unknown])[] = [
    [{ type: 'object', additionalProperties: false, properties: { a: { type: 'integer' } } }, { a: 1 }],
    [{ required: ['a'], minProperties: 1, additionalProperties: { type: 'number', minimum: 0, maximum: 9 } }, { a: 9 }],
    [
      { propertyNames: { pattern: '^[a-z]$' }, additionalProperties: { enum: ['x', true] } },
      { a: 'x', b: true },
    ],
    [
      { type: ['array', 'string'], minItems: 1, uniqueItems: true, items: { type: 'string', minLength: 1 } },
      ['a', 'b'],
    ],
    [{ items: { type: 'number', exclusiveMinimum: 0 } }, [0.5]],
    [{ type: 'boolean' }, true],
  ];
  for (const [asked, given] of right)
    it(`is said of ${JSON.stringify(given)}, as ${JSON.stringify(asked)} asks for it`, () => {
      expect(surelyFits(located(given), asked)).to.equal(true);
    });

  it('is not said where a keyword is not known', () => {
    expect(surelyFits(located([1]), { maxItems: 2 })).to.equal(false);
  });
});
