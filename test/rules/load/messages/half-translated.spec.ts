import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { reportHalfTranslated } from '../../../../src/rules/load/messages/half-translated.js';
import { TextsOfFile } from '../../../../src/rules/load/messages/texts-of-file.js';
import { readsAsAnother } from '../../../../src/rules/load/messages/check-languages.js';
import type { Words } from '../../../../src/rules/model/words.js';
import { loadRuleSystems } from '../../../../src/rules/load/load-rule-systems.js';

const locales = ['de', 'en'];

/** Messages of the real rules, in both languages. */
const messages = loadRuleSystems('rules').systems.flatMap(({ rules }) => rules.map(({ message }) => message));

/** What is told of texts beside the messages of the real rules. */
function toldOf(...texts: readonly { readonly en: string; readonly de: string }[]): readonly string[] {
  const all: readonly Words[] = [...messages, ...texts];
  const file = new TextsOfFile(
    all.map((words, index) =>
      locales.map((locale) => ({
        locale,
        text: words[locale] ?? '',
        place: () => ({ file: 'x.yaml', line: index, column: 1 }),
      })),
    ),
    locales,
  );
  const findings = new Findings();
  reportHalfTranslated([file.pairs], [file.words], new Set(), findings);
  return findings.all.map(({ message }) => message);
}

describe('A text of which a part was left in the other language', () => {
  it('is none among the messages of the rules', () => {
    expect(messages).to.have.length.above(400);
    expect(toldOf()).to.deep.equal([]);
  });

  it('is told for whichever message of the rules ends as its English text does', () => {
    let told = 0;
    for (const { en = '', de = '' } of messages.slice(0, 60)) {
      const cut = en.search(/ (?:the|of|and|is|has|to|for) [a-z]+ [a-z]+/);
      if (cut < 0) continue;
      const mixed = `${de.slice(0, Math.floor(de.length / 2))}${en.slice(cut)}`;
      // A choice or a placeholder that is cut in two is another slip.
      if (/\{\w+,/.test(de) || /\{[^}]*$/.test(de.slice(0, Math.floor(de.length / 2)))) continue;
      // What has no word of its language left is told as a text of another one.
      if (readsAsAnother({ locale: 'de', text: mixed })) continue;
      const found = toldOf({ en, de: mixed });
      expect(found, mixed).to.have.length(1);
      expect(found[0]).to.match(/^a part of the text in de is that in en: “/);
      told += 1;
    }
    expect(told).to.be.above(15);
  });

  it('is told where a word was left that the other language has often and this one in no other text', () => {
    const told = (en: string, de: string) => toldOf({ en, de }).join('');
    expect(
      told('Please check the Versicherung of the person.', 'Bitte die Versicherung der Person prüfen.'),
    ).to.include('a part of the text in en is that in de: “Versicherung”');
    expect(told('With a surcharge', 'With Zuschlag')).to.include('is that in en: “With”');
    expect(told('Please check whether it is so.', 'Please prüfen, ob es so ist.')).to.include(
      'is that in en: “Please”',
    );
    // What is joined to another word, or stands in brackets, may be meant.
    expect(told('Please check whether it is so.', 'Prüfen, ob es so ist (Please).')).to.equal('');
    expect(told('A person', 'Please-Person')).to.equal('');
  });

  it('is told of a short name in which a word of whatever capitals was left', () => {
    for (const [en, de, left] of [
      ['measured height', 'Measured Größe', 'Measured'],
      ['requested sum', 'Requested Summe', 'Requested'],
      ['cover ended', 'Ende des Cover', 'Cover'],
    ] as const)
      expect(toldOf({ en, de }), de).to.deep.equal([`a part of the text in de is that in en: “${left}”`]);
    // German took it from English.
    expect(toldOf({ en: 'kind of sport', de: 'Art des Sport' })).to.deep.equal([]);
    expect(toldOf({ en: 'kind of material', de: 'Art des Material' })).to.deep.equal([]);
  });

  it('is told where one word in small letters was left, as German has them for no thing', () => {
    expect(toldOf({ en: 'alive (y/n)', de: 'alive (j/n)' })).to.deep.equal([
      'a part of the text in de is that in en: “alive”',
    ]);
    expect(toldOf({ en: 'Was the melanoma aufgebrochen?', de: 'War das Melanom aufgebrochen?' })).to.deep.equal([
      'a part of the text in en is that in de: “aufgebrochen”',
    ]);
    expect(toldOf({ en: 'Is the wound geschwollen?', de: 'Ist die Wunde geschwollen?' })).to.deep.equal([
      'a part of the text in en is that in de: “geschwollen”',
    ]);
    expect(toldOf({ en: 'Was the melanoma ulcerated?', de: 'War das Melanom ulcerated?' })).to.deep.equal([
      'a part of the text in de is that in en: “ulcerated”',
    ]);
    expect(toldOf({ en: 'UIAA I to III', de: 'UIAA I to III' })).to.deep.equal([
      'a part of the text in de is that in en: “UIAA I to III”',
    ]);
    expect(
      toldOf({ en: 'The finding is normal', de: 'Befund normal' }, { en: 'Boot sale', de: 'Boot-Verkauf' }),
    ).to.deep.equal([]);
  });
});
