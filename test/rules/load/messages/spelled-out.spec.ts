import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { reportSpelledOut } from '../../../../src/rules/load/messages/spelled-out.js';
import { wordsOfTexts } from '../../../../src/rules/load/messages/words-of-texts.js';
import { realSystems } from '../../../support/rules/real-systems.js';

const told = (texts: readonly string[], locale = 'de'): readonly string[] => {
  const findings = new Findings();
  const read = texts.map((text, index) => ({
    locale,
    text,
    place: () => ({ file: 'a.csv', line: index + 1, column: 10 }),
  }));
  reportSpelledOut([wordsOfTexts(read.map((each) => [each]))], findings);
  return findings.all.map(({ at, message }) => `${at.line}:${at.column} ${message}`);
};

/** The German names of all entries of this repository. */
const names = [
  ...new Set(
    realSystems().ruleSets.flatMap(({ catalogues }) =>
      [...catalogues.values()].flatMap(({ entries }) => [...entries.values()].flatMap(({ name }) => name['de'] ?? [])),
    ),
  ),
];

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

describe('A German word with oe instead of ö', () => {
  it('is told at its place, with a word that has the dots', () => {
    expect(told(['Bei Herzrhythmusstoerung', 'Essstörung'])).to.deep.equal([
      '1:14 found "Herzrhythmusstoerung"; other texts write it with dots: "Essstörung" (a.csv:2)',
    ]);
  });

  it('is none in another language, where nothing else has the dots, or where others are without', () => {
    expect(told(['Herzrhythmusstoerung', 'Essstörung'], 'en')).to.deep.equal([]);
    expect(told(['Herzrhythmusstoerung', 'Steuer', 'Aue'])).to.deep.equal([]);
    expect(told(['Herzrhythmusstoerung', 'Essstoerung', 'Störung'])).to.deep.equal([]);
  });

  it('is none of this repository, and is found of most names that have dots', () => {
    expect(told(names)).to.deep.equal([]);
    let [spoilt, found] = [0, 0];
    for (const [index, name] of names.entries()) {
      if (index % 20 !== 0 || !/\p{L}\p{L}[äöü]\p{L}{3}/u.test(name)) continue;
      const other = name.replace(/(?<=\p{L}\p{L})[äöü](?=\p{L}{3})/u, (letter) => spelled[letter] ?? letter);
      spoilt++;
      if (told(names.with(index, other)).length > 0) found++;
    }
    expect(spoilt).to.be.greaterThan(50);
    expect(found / spoilt).to.be.greaterThan(0.7);
  });
});
