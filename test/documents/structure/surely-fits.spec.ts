import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { plain } from '../../../src/documents/structure/plain.js';
import { surelyFits } from '../../../src/documents/structure/surely-fits.js';
import { loadYaml } from '../../../src/documents/yaml/yaml.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { anyDocument, anySchema } from '../../support/json-schema/any-schema.js';
import { times } from '../../support/run/times.js';

const ajv = new Ajv2020({ strict: false });

/** A document in flow form is JSON. */
function located(document: unknown) {
  const read = loadYaml(JSON.stringify(document), 'file.yaml', new Findings());
  if (!read) throw new Error('the text has no tree');
  return read;
}

describe('Whether a tree surely has the form of a schema', () => {
  it('is said of nothing in which ajv finds a mistake', () => {
    fc.assert(
      fc.property(anySchema, anyDocument, (asked, given) => {
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
