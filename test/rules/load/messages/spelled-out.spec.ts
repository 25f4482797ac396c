import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { reportSpelledOut } from '../../../../src/rules/load/messages/spelled-out.js';
import { wordsOfTexts } from '../../../../src/rules/load/messages/words-of-texts.js';
import { randomBySeed } from '../../../repository/planted/random-by-seed.js';
import { shippedTexts } from '../../../support/rules/shipped-texts.js';

const seed = Number(process.env['TEST_SEED'] ?? 20261128);

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

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const bare: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' };

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
});

describe('A German word without its dots, or with ss instead of ß', () => {
  it('is told where the very word has them, or words that begin alike, or have the same letters around', () => {
    expect(told(['Nierenentzundung', 'Eierstockentzündung'])).to.deep.equal([
      '1:10 found "Nierenentzundung"; other texts write it with dots: "Eierstockentzündung" (a.csv:2)',
    ]);
    expect(told(['Huftgelenksarthrose', 'Hüfte', 'Hüftdysplasie'])).to.deep.equal([
      '1:10 found "Huftgelenksarthrose"; other texts write it with dots: "Hüfte" (a.csv:2)',
    ]);
    expect(told(['Leiter Schweisstechnik/Leiterin Schweisstechnik', 'Schweißtechnik'])).to.deep.equal([
      '1:17 found "Schweisstechnik"; other texts write it with ß: "Schweißtechnik" (a.csv:2)',
    ]);
  });

  it('is told where it lost both at once, and words with both begin so', () => {
    expect(told(['massiges Risiko', 'mäßig'])).to.deep.equal([
      '1:10 found "massiges"; other texts write it with dots: "mäßig" (a.csv:2)',
    ]);
    expect(told(['Massage', 'mäßig'])).to.deep.equal([]);
    expect(told(['massig', 'massig viel', 'mäßig'])).to.deep.equal([]);
  });

  it('is told of both forms of a name, and of what stands very often otherwise', () => {
    expect(told(['Huftchirurg/Huftchirurgin', 'Hüftchirurgie', 'Hüftchirurgen'])).to.have.lengthOf(2);
    const often = Array.from({ length: 50 }, (_, index) => `Nachweis für ${index}`);
    expect(told([...often, 'Nachweis fur alle', 'Antrag fur alle'])).to.have.lengthOf(2);
    expect(told([...often.slice(1), 'Nachweis fur alle'])).to.deep.equal([]);
  });

  it('is none where another form of it has dots, others are without, or another part of it begins', () => {
    expect(told(['Bruder', 'Brüder', 'Ordensbrüder', 'Ordensbruder'])).to.deep.equal([]);
    expect(told(['Bruder', 'Ordensbrüder'])).to.deep.equal([]);
    expect(told(['Nierenentzundung', 'Blasenentzundung', 'Entzündung'])).to.deep.equal([]);
    expect(told(['Kunstlinse', 'Künstlicher Zugang'])).to.deep.equal([]);
    expect(told(['Wettkampfebene', 'Wettkämpfe', 'Wettkämpfen', 'Ebene'])).to.deep.equal([]);
    expect(told(['Bandscheibenvorfall', 'Bändern', 'Bänderriss'])).to.deep.equal([]);
  });

  it('is none of this repository, and most dots that are lost in it are noticed', () => {
    const shipped = shippedTexts('german', ['de']).flat();
    const texts = shipped.map(([each]) => each?.text ?? '');
    expect(told(texts)).to.deep.equal([]);
    const random = randomBySeed(seed);
    const places = texts.flatMap((text, index) =>
      [...text.matchAll(/[äöüß]/g)].map(({ 0: letter, index: at }) => ({ index, at, letter, order: random() })),
    );
    places.sort((one, other) => one.order - other.order);
    for (const [kind, letters, share] of [
      ['two letters', spelled, 0.9],
      ['no dots', bare, 0.78],
    ] as const) {
      let [lost, found] = [0, 0];
      // A few at a time, of different words.
      for (let first = 0; first < 250; first += 5) {
        const now = [...texts];
        const some = places.slice(first, first + 5).filter(({ letter }) => letter in letters);
        for (const { index, at, letter } of some) {
          const text = texts[index] ?? '';
          now[index] = text.slice(0, at) + (letters[letter] ?? '') + text.slice(at + 1);
        }
        const lines = new Set(told(now).map((each) => Number(each.split(':')[0])));
        lost += some.length;
        found += some.filter(({ index }) => lines.has(index + 1)).length;
      }
      expect(found / lost, `${kind}, TEST_SEED=${seed}`).to.be.greaterThan(share);
    }
  });
});
