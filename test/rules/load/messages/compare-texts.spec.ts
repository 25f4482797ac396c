import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings.js';
import { compareTexts, isUntranslated, isUntranslatedName } from '../../../../src/rules/load/messages/compare-texts.js';
import { placeholdersOf } from '../../../../src/rules/load/messages/text-placeholders.js';

const found = (en: string, de: string, isCopied = isUntranslated): readonly string[] => {
  const findings = new Findings();
  const texts = Object.entries({ en, de }).map(([locale, text]) => {
    const placeholders = placeholdersOf(text, locale);
    if ('problem' in placeholders) throw new Error(placeholders.problem);
    return { locale, text, at: { file: locale, line: 1, column: 1 }, placeholders };
  });
  compareTexts(texts, findings, isCopied);
  return findings.all.map(({ code, message }) => `${code}: ${message}`);
};

describe('a text in two languages', () => {
  for (const [what, en, de, report] of [
    [
      'is not the same in several words',
      'The sum is too high.',
      'The sum is too high.',
      ['untranslated-text: the text in de is that in en'],
    ],
    ['may be the same name', 'Angina Pectoris', 'Angina Pectoris', []],
    ['may be the same word', 'hospital', 'Hospital', []],
    [
      'is not the same in two words, whatever their capitals',
      'last operation',
      'Last operation',
      ['untranslated-text: the text in de is that in en'],
    ],
    ['may print the same values', '{benefitType}: {name}', '{benefitType}: {name}', []],
    [
      'has the same numbers',
      'in the last 5 years',
      'in den letzten 10 Jahren',
      ['different-numbers: found 10; the text in en has 5'],
    ],
    ['writes them as its language does', 'more than 1,000.50', 'mehr als 1.000,50', []],
    ['may say one of them in a word', 'within 12 months', 'binnen eines Jahres', []],
    [
      'does not count those of a choice',
      '{n, plural, one {1 day} other {# days}}',
      '{n, plural, one {ein Tag} other {# Tage}}',
      [],
    ],
    [
      'prints what it prints in the same order',
      'Between {low} and {high}.',
      'Zwischen {high} und {low}.',
      ['different-order: found {high} before {low}; the text in en has {low} before {high}'],
    ],
    [
      'may choose by a value wherever it likes',
      '{n, plural, one {one} other {many}} of {sum}',
      '{sum}: {n, plural, one {eine} other {viele}}',
      [],
    ],
  ] as const)
    it(what, () => expect(found(en, de)).to.deep.equal(report));

  it('may be the same name among names', () => {
    expect(found('Angina pectoris', 'Angina pectoris', isUntranslatedName)).to.deep.equal([]);
  });
});
