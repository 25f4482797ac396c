import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import type { CatalogueDraft, EntryDraft } from '../../../../src/rules/load/catalogues/catalogue-draft.js';
import {
  checkSharedSynonyms,
  checkSynonymLanguages,
  checkSynonyms,
} from '../../../../src/rules/load/catalogues/check-synonyms.js';

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

describe('A synonym in another language', () => {
  const told = (en: readonly string[], de: readonly string[], name = { en: 'Polycythaemia', de: 'Polyglobulie' }) => {
    const findings = new Findings();
    const placeOf = (member: string) => ({ ...at, column: member === 'synonyms.en' ? 7 : 9 });
    checkSynonymLanguages({ word: 'D45', name, synonyms: { en, de }, cells: {}, at, placeOf }, findings);
    return findings.all.map(({ at: { column }, message }) => `${column} ${message}`);
  };

  it('is told where a German one of several small words is the English one or has English words', () => {
    for (const left of ['thick blood', 'increase of blood cells', 'red-cell excess'])
      expect(told(['thick blood', 'red-cell excess'], ['Polyzythämie', left]), left).to.deep.equal([
        `9 the synonym “${left}” in de reads as one in en`,
      ]);
    expect(told(['red'], ['thick blood'], { en: 'Thick blood', de: 'Polyglobulie' })).to.have.length(1);
  });

  it('is told where an English one has letters of German, and stands in the German list', () => {
    expect(told(['thick blood', 'Polyzythämie'], ['Polyzythämie'])).to.deep.equal([
      '7 the synonym “Polyzythämie” in en reads as one in de',
    ]);
    expect(told(['Ménière’s disease', 'Guérin'], ['Menière'])).to.deep.equal([]);
  });

  it('is told of a whole list', () => {
    const words = ['adenoma', 'prolactinoma', 'neurinoma'];
    expect(told(words, words)).to.deep.equal(['9 all synonyms in de are those in en']);
    expect(told(words, words.slice(1))).to.deep.equal([]);
  });

  it('is right as a name of medicine or of a product, and as one word', () => {
    expect(told(['hallux valgus', 'scuba'], ['Hallux valgus', 'scuba'])).to.deep.equal([]);
    expect(told([], ['krankhafte Vermehrung der Blutzellen'])).to.deep.equal([]);
  });
});

describe('A synonym of two entries', () => {
  const words = Array.from({ length: 12 }, (_, index) => `word ${index}`);
  const toldOf = (second: readonly string[]): readonly string[] => {
    const entry = (word: string, line: number, de: readonly string[]): EntryDraft => {
      const place = { ...at, line };
      return { word, name: { de: word }, synonyms: { de }, cells: {}, at: place, placeOf: () => place };
    };
    const entries = new Map(
      [entry('mother', 1, words.slice(0, 6)), entry('father', 2, second)].map((each) => [each.word, each]),
    );
    const findings = new Findings();
    checkSharedSynonyms({ entries } as CatalogueDraft, findings);
    return findings.all.map(({ at: { line }, message }) => `${line} ${message}`);
  };

  it('is told where all others are of one', () => {
    expect(toldOf([...words.slice(6), 'Word 3'])).to.deep.equal([
      '1 "word 3" is a synonym of "mother" and of "father"; all others are of one entry',
    ]);
  });

  it('is meant where there are more of them, or few synonyms at all', () => {
    expect(toldOf(words.slice(6))).to.deep.equal([]);
    expect(toldOf(words.slice(4))).to.deep.equal([]);
    expect(toldOf(words.slice(5, 7))).to.deep.equal([]);
  });
});
