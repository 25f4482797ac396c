import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { reportEqual } from '../../../../src/rules/load/messages/equal-texts.js';
import { pairsOf, type TextInLocales } from '../../../../src/rules/load/messages/other-language.js';
import { shippedTexts } from '../../../support/rules/shipped-texts.js';

const text = (en: string, de: string, catalogue?: string): TextInLocales =>
  Object.entries({ en, de }).map(([locale, said]) => ({
    locale,
    text: said,
    place: () => ({ file: `${locale}.yaml`, line: 1, column: 1 }),
    ...(catalogue !== undefined && { catalogue }),
  }));

/** Where one text is told, beside others that say what the languages are like. */
function told(one: TextInLocales, others: readonly TextInLocales[] = []): string {
  const findings = new Findings();
  reportEqual([one], [pairsOf(others, ['en', 'de'])], findings);
  return findings.report();
}

describe('A text of several words that is the same in two languages', () => {
  it('is told where its words are of the other language, or it has a letter that English has not', () => {
    const [english, german] = ['What does your doctor say?', 'Prädiktive genetische Tests'];
    expect(told(text(english, english))).to.equal(
      'de.yaml:1:1 warning untranslated-text: the text in de is that in en',
    );
    expect(told(text(german, german))).to.equal('en.yaml:1:1 warning untranslated-text: the text in en is that in de');
  });

  it('is told where the letters of all others show it to be of the other language', () => {
    const others = shippedTexts('german', ['en', 'de']).flat();
    for (const [said, wrong] of [
      ['Predictive genetic tests', 'de'],
      ['Prognose genetischer Tests', 'en'],
    ] as const)
      expect(told(text(said, said), others)).to.contain(`${wrong}.yaml:1:1 `);
  });

  it('is told at the first of both where nothing is known of it, and as a name of an entry not at all', () => {
    expect(told(text('Xenon Yttrium zirconium', 'Xenon Yttrium zirconium'))).to.contain('de.yaml:1:1 ');
    expect(told(text('Predictive genetic tests', 'Predictive genetic tests', 'tests'))).to.equal('');
  });
});
