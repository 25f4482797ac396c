import { expect } from 'chai';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

describe('Which keys an attribute takes', () => {
  /** As the reference of the rule language has it. */
  const keys: Readonly<Record<string, readonly string[]>> = {
    minimumLength: ['string'],
    maximumLength: ['string'],
    unit: ['number'],
    alsoIn: ['number'],
    decimals: ['number'],
    minimum: ['number'],
    maximum: ['number'],
    absentMeans: ['number'],
    zeroes: ['number'],
    catalogue: ['reference'],
    offered: ['reference'],
    exactTo: ['date'],
  };
  const values: Readonly<Record<string, string>> = {
    unit: 'year',
    alsoIn: '[year]',
    zeroes: '[]',
    catalogue: 'yes-no',
    offered: '{ literal: [] }',
    exactTo: 'day',
  };
  for (const kind of ['string', 'number', 'reference', 'date', 'internal'])
    it(`says of each key whether it goes with the kind ${kind}`, () => {
      const refused = Object.keys(keys).filter((key) => {
        const written = `protocol: { id: 9999, kind: ${kind}, ${key}: ${values[key] ?? 1}, name: { en: "p", de: "p" } }\n  `;
        const { findings } = loadEdited([
          { file: 'common/attributes/person.yaml', find: 'attributes:\n  ', replace: `attributes:\n  ${written}` },
        ]);
        return findings.errors.some(({ code, message }) => code === 'surplus-key' && message.includes(`"${key}"`));
      });
      expect(refused).to.deep.equal(Object.keys(keys).filter((key) => !keys[key]?.includes(kind)));
    });
});
