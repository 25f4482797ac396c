import { expect } from 'chai';
import { codesWithWord } from '../../src/meaning/codes-by-cell.js';
import type { Catalogue } from '../../src/rules/model/catalogue.js';
import { realSystems } from '../support/rules/real-systems.js';

describe('Codes by a list that they have in a column', () => {
  it('are divided by each word into those whose list has it and all others, those without a list among them', () => {
    const [ruleSet] = realSystems().ruleSets;
    const catalogue = ruleSet?.catalogues.get('disorders') as Catalogue;
    const words = new Set(catalogue.entries.keys());
    const listOf = (code: string): readonly unknown[] => {
      const list = catalogue.entries.get(code)?.cells.systems;
      return Array.isArray(list) ? list : [];
    };
    for (const word of ['heart', 'lungs', 'no such system']) {
      const of = { words, catalogue, column: 'systems' };
      const [having, without] = [true, false].map((isThere) => [...(codesWithWord(of, word, isThere).values ?? [])]);
      expect(having).to.deep.equal([...words].filter((code) => listOf(code).includes(word)));
      expect(without).to.deep.equal([...words].filter((code) => !listOf(code).includes(word)));
    }
  });
});
