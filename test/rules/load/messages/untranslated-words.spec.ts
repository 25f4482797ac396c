import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { placeOf } from '../../../../src/documents/position.js';
import { pairsOf, type TextInLocales } from '../../../../src/rules/load/messages/other-language.js';
import { reportUntranslated } from '../../../../src/rules/load/messages/untranslated-words.js';
import { wordsOfTexts } from '../../../../src/rules/load/messages/words-of-texts.js';
import { shippedTexts } from '../../../support/rules/shipped-texts.js';

const locales = ['en', 'de'];

const text = (en: string, de: string, line: number, catalogue?: string): TextInLocales =>
  [en, de].map((each, index) => ({
    locale: locales[index] ?? '',
    text: each,
    place: () => ({ file: 'a.yaml', line, column: index + 1 }),
    ...(catalogue !== undefined && { catalogue }),
  }));

/** What is told of texts in the parts of a system, and at which places. */
function told(...parts: readonly (readonly TextInLocales[])[]) {
  const findings = new Findings();
  const pairs = parts.map((texts) => pairsOf(texts, locales));
  const places = reportUntranslated(
    pairs,
    parts.map((texts) => wordsOfTexts(texts)),
    findings,
  );
  return { messages: findings.all.map(({ message }) => message), places };
}

describe('A word that is the same in two languages', () => {
  /** So much is known of both languages: one word a text, of letters that no word of a language has. */
  const known = Array.from({ length: 200 }, (_, index) => {
    const letters = [...String(index + 100)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
    return text(`x${letters}`, `q${letters}`, 100 + index);
  });
  const others = [
    ...known,
    text('Broken thigh', 'Gebrochener Oberschenkel', 1),
    text('Gesund', 'Gesund', 2),
    text('Shoulder', 'Schulter', 3),
    text('Asthma of children', 'Asthma bei Kindern', 4),
  ];

  it('is told where only texts of the other language have it, or it is something else elsewhere', () => {
    expect(told(others, [text('Thigh', 'Thigh', 5)]).messages).to.deep.equal([
      'the text in de is that in en, “Thigh”: of the others 1 in en has “thigh”, and none in de',
    ]);
    expect(told(others, [text('Shoulder', 'Shoulder', 5)]).messages).to.deep.equal([
      'the text in de is that in en, “Shoulder”: elsewhere it is “Schulter” in de',
    ]);
    expect(told(others, [text('Oberschenkel', 'Oberschenkel', 5)]).messages).to.deep.equal([
      'the text in en is that in de, “Oberschenkel”: of the others 1 in de has “oberschenkel”, and none in en',
    ]);
  });

  it('is not judged where little is known of the languages', () => {
    expect(told(others.slice(100), [text('Thigh', 'Thigh', 5)]).messages).to.deep.equal([]);
  });

  it('is none where both languages have it, a longer word holds it, or nothing is known of it', () => {
    expect(told(others, [text('Asthma', 'Asthma', 5)]).messages).to.deep.equal([]);
    expect(told(others, [text('Thigh', 'Thigh', 5), text('Bone', 'Thighknochen', 6)]).messages).to.deep.equal([]);
    expect(
      told(others, [text('Polo', 'Polo', 5), text('TODO', 'TODO', 6), text('kg', 'kg', 7)]).messages,
    ).to.deep.equal([]);
  });

  it('is none in a list most of which is the same, as one of places, and is told at its place elsewhere', () => {
    const places = (count: number) =>
      [...'abcdefghijklmnopqrst'].map((letter, index) => {
        const [en, de] = [`Town${letter}`, `Stadt${letter}`];
        return text(en, index < count ? en : de, 10 + index, 'towns');
      });
    const thigh = text('Thigh', 'Thigh', 5, 'towns');
    expect(told(others, [...places(2), thigh]).places.has('a.yaml:5:2')).to.equal(true);
    expect(told(others, [...places(10), thigh]).messages).to.deep.equal([]);
  });

  it('is told as the one name of a list that is the same, though a longer word of the language holds it', () => {
    const list = [...'abcdefgh'].map((letter, index) => text(`Part${letter}`, `Teil${letter}`, 10 + index, 'parts'));
    const more = [...others, text('Sore thigh', 'Wunder Oberschenkel', 6), text('Bone', 'Thighknochen', 7)];
    const thigh = text('Thigh', 'Thigh', 5, 'parts');
    expect(told(more, [...list, thigh]).messages).to.deep.equal([
      'the text in de is that in en, “Thigh”: of the others 2 in en have “thigh”, and none in de',
    ]);
    expect(told(more, [...list, thigh, text('Polo', 'Polo', 8, 'parts')]).messages).to.deep.equal([]);
    expect(told(more, [...list.slice(1), thigh]).messages).to.deep.equal([]);
  });

  it('is none of this repository, and most that are planted in it are found', () => {
    const shipped = shippedTexts('german', locales);
    expect(told(...shipped).messages).to.deep.equal([]);
    const found = { en: [0, 0], de: [0, 0] };
    const isShort = (each: string): boolean => /^\p{L}{3,}( \p{L}+)?$/u.test(each);
    for (const [side, other, name] of [
      [0, 1, 'en'],
      [1, 0, 'de'],
    ] as const) {
      const plant = (all: TextInLocales): TextInLocales =>
        all.map((each, index) => (index === side ? { ...each, text: all[other]?.text ?? '' } : each));
      const may = (all: TextInLocales): boolean =>
        // Names of places may be the same.
        all[0]?.catalogue !== 'countries' &&
        all[0]?.text.toLowerCase() !== all[1]?.text.toLowerCase() &&
        isShort(all[other]?.text ?? '');
      for (let first = 0; first < 200; first += 10) {
        let index = 0;
        const planted: TextInLocales[] = [];
        const parts = shipped.map((texts) =>
          texts.map((all) => {
            if (!may(all) || index++ % 200 !== first) return all;
            planted.push(all);
            return plant(all);
          }),
        );
        const { places } = told(...parts);
        found[name][0] = (found[name][0] ?? 0) + planted.length;
        found[name][1] =
          (found[name][1] ?? 0) +
          planted.filter((all) => places.has(placeOf((all[side] as TextInLocales[number]).place()))).length;
      }
    }
    const share = ([all = 0, seen = 0]: readonly number[]): number => seen / all;
    expect(share(found.en)).to.be.greaterThan(0.8);
    expect(share(found.de)).to.be.greaterThan(0.57);
  });
});
