import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { compareNegationsOfNames } from '../../../../src/rules/load/messages/compare-negations.js';
import { toldOfTexts } from '../../../support/rules/told-of-texts.js';

/** What is told of the names of something, and of which of them. */
function toldOfNames(en: string, de: string): readonly string[] {
  const findings = new Findings();
  const [first, other] = Object.entries({ en, de }).map(([locale, words]) => ({
    locale,
    words,
    at: { file: locale, line: 1, column: 1 },
  })) as [Parameters<typeof compareNegationsOfNames>[0], Parameters<typeof compareNegationsOfNames>[0]];
  compareNegationsOfNames(first, other, findings);
  return findings.all.map(({ at, message }) => `${at.file}: ${message}`);
}

const lacks = (words: string, locale: string, said: string): string =>
  `“${words}” has no word for a “not”; the text in ${locale} says “${said}”`;

describe('A “not” of two names', () => {
  for (const [en, de, found] of [
    ['treated with a mask, sleepy by day', 'mit Maske, keine Tagesmüdigkeit', 'treated with a mask, sleepy by day'],
    [
      'deep, with weights or without partner',
      'tief, mit Gewicht oder mit Partner',
      'tief, mit Gewicht oder mit Partner',
    ],
    ['back, without surgery', 'Rücken, mit Operation', 'Rücken, mit Operation'],
  ] as const)
    it(`is told of the one that lost it: ${found}`, () => {
      const [lost, locale, said] = found === en ? ['en', 'de', de] : ['de', 'en', en];
      expect(toldOfNames(en, de)).to.deep.equal([`${lost}: ${lacks(found, locale, said)}`]);
    });

  it('is told of a part that lost it, where another one has it', () => {
    expect(toldOfNames('asthma, no shock, not at work', 'ohne Asthma, ohne Schock, nicht beruflich')).to.deep.equal([
      `en: ${lacks('asthma', 'de', 'ohne Asthma')}`,
    ]);
    expect(toldOfNames('no wheezing, cough or not at night', 'Pfeifen, Husten oder nachts nicht')).to.deep.equal([
      `de: ${lacks('Pfeifen', 'en', 'no wheezing')}`,
    ]);
  });

  for (const [what, en, de] of [
    ['is said by another word', 'Standard terms', 'Annahme ohne Erschwernis'],
    ['holds for what stands behind it, too', 'no wheezing, cough', 'kein Pfeifen, kein Husten'],
    ['stands at another place', 'never normal, or unknown', 'unbekannt, oder nie normal'],
    ['is within a word', 'not sleepy by day, treated', 'ausgeschlafen und beschwerdefrei, behandelt'],
    ['is of a language that is not known', '', 'nicht beruflich'],
  ] as const)
    it(`is none of the names ${JSON.stringify([en, de])}: it ${what}`, () => {
      expect(toldOfNames(en, de)).to.deep.equal([]);
    });

  it('is told for most names of the ratings that lose theirs, and for none that has it', () => {
    let [told, all] = [0, 0];
    for (const list of ['disorder-ratings', 'pursuit-ratings']) {
      const rows: readonly Record<string, string>[] = parse(readFileSync(`rules/common/catalogues/${list}.csv`), {
        columns: true,
      });
      for (const { 'name.en': en = '', 'name.de': de = '' } of rows) {
        expect(toldOfNames(en, de), en).to.deep.equal([]);
        const lost = en.replace(/\b(?:no|not) /, '').replace(/\bwithout /, 'with ');
        const isOnly = [...de.matchAll(/(?<!\p{L})(?:nicht|keine?|ohne)(?!\p{L})/giu)].length === 1;
        if (lost === en || !isOnly) continue;
        all++;
        told += toldOfNames(lost, de).length;
      }
    }
    expect(all).to.be.above(10);
    expect(told / all).to.be.above(0.6);
  });
});

describe('A “not” of two texts', () => {
  for (const [what, en, de, found] of [
    [
      'of a sentence of several',
      'It is not paid. Please check whether it is not ended.',
      'Es wird nicht gezahlt. Bitte prüfen, ob es beendet ist.',
      lacks('Bitte prüfen, ob es beendet ist', 'en', 'Please check whether it is not ended'),
    ],
    [
      'of a condition at the beginning of a paragraph',
      'First.\n\nTermination: if we cannot withdraw, we may terminate, but not later.',
      'Erstens.\n\nKündigung: Können wir zurücktreten, dürfen wir kündigen, aber nicht später.',
      `${lacks('Können wir zurücktreten', 'en', 'if we cannot withdraw')} (in the paragraph “Kündigung: Können wir zurücktr…”)`,
    ],
  ] as const)
    it(`is told ${what}`, () => {
      expect(toldOfTexts({ en, de })).to.deep.equal([`different-meaning: ${found}`]);
    });
});
