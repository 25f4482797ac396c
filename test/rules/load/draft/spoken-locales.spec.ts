import { expect } from 'chai';
import { Cursor } from '../../../../src/documents/cursor.js';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { readWithYaml } from '../../../../src/documents/yaml/yaml.js';
import { areSpoken } from '../../../../src/rules/load/draft/spoken-locales.js';

const cursorOf = (text: string, findings: Findings): Cursor => {
  const document = readWithYaml(text, 'rule-set.yaml', findings);
  if (!document) throw new Error('the text has no tree');
  return new Cursor(document, document.at);
};

const english =
  'objects: { a: { name: { en: A } }, b: { names: { C: { en: C } } }, d: { type: 1 }, e: { type: 2 }, f: {}, g: {} }';
const both = 'objects: { a: { name: { en: A, de: A } }, b: { name: { de: B, en: B } } }';

/** The locales of a system, what is named, and what is found. */
const systems: readonly (readonly [locales: string, document: string, says: readonly string[]])[] = [
  ['[en]', english, []],
  ['[en, de]', both, []],
  ['[de]', 'objects: { d: { type: 1 } }', []],
  ['[ed]', english, ['nothing is named in the locale "ed" (did you mean en?); names are written in: en']],
  ['[en, fr]', both, ['nothing is named in the locale "fr"; names are written in: en, de']],
  ['[de]', both, ['names are written in the locale en, too, which is not named here']],
  // That a few are written in it already makes it none of the system.
  ['[en]', 'objects: { a: { name: { en: A, de: A } }, b: { name: { en: B } } }', []],
];

describe('The locales that a system names', () => {
  for (const [locales, document, says] of systems)
    it(`are held against those of its names: ${locales} of ${document}`, () => {
      const findings = new Findings();
      const header = cursorOf(`locales: ${locales}`, findings);
      const are = areSpoken(header.member('locales'), [cursorOf(document, findings)], findings);
      expect(findings.all.map(({ message }) => message)).to.deep.equal(says);
      expect(are).to.equal(says.length === 0);
    });
});
