import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { checkSynonyms } from '../../../../src/rules/load/catalogues/check-synonyms.js';

const at = { file: 'pursuits.csv', line: 4, column: 1 };

function found(synonyms: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const findings = new Findings();
  const placeOf = (member: string) => ({ ...at, column: member === 'synonyms.en' ? 7 : 9 });
  checkSynonyms({ word: 'DIVING', name: { en: 'Diving' }, synonyms, cells: {}, at, placeOf }, findings);
  return findings.all.map(({ at: { column }, severity, code }) => `${column} ${severity} ${code}`);
}

describe('The synonyms of an entry', () => {
  for (const [what, synonyms, told] of [
    ['are each of another name, also where one has umlauts as two letters', { de: ['Höhle', 'Hoehle', 'Grotte'] }, []],
    ['stand once, whatever their capitals', { en: ['scuba', 'apnoea', 'Scuba'] }, ['7 warning duplicate-value']],
    ['may be those of another language', { en: ['scuba'], de: ['scuba'] }, []],
    ['are not the name', { en: ['diving', 'scuba'], de: ['Diving'] }, ['7 warning duplicate-value']],
    ['are not empty', { en: ['scuba', '', 'apnoea'] }, ['7 error empty-text']],
    ['are not separated by semicolons', { de: ['Tauchen; Apnoe'] }, ['9 warning wrong-separator']],
  ] as const)
    it(what, () => {
      expect(found(synonyms)).to.deep.equal(told);
    });
});
