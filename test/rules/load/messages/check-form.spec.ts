import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import { checkForm } from '../../../../src/rules/load/messages/check-form.js';

const place = () => ({ file: 'a.yaml', line: 4, column: 10 });

function found(locale: string, text: string, catalogue?: string): readonly (readonly [number, string])[] {
  const findings = new Findings();
  checkForm([{ locale, text, place, ...(catalogue !== undefined && { catalogue }) }], findings);
  return findings.all.map(({ at, message }) => [
    at.column - 10,
    message.slice('found '.length, message.indexOf(' in "')),
  ]);
}

/** A text, and the letter at which something is told. */
const slips: readonly (readonly [string, string, number, string])[] = [
  ['en', 'The sum  is high.', 7, 'a blank that does not belong there'],
  ['en', ' The sum is high.', 0, 'a blank at its beginning or end'],
  ['en', 'The sum is high. ', 16, 'a blank at its beginning or end'],
  ['en', 'The sum , which is high.', 7, 'a blank that does not belong there'],
  ['en', 'Is it high ?', 10, 'a blank that does not belong there'],
  ['en', 'The sum,, which is high.', 7, 'a punctuation mark twice'],
  ['en', 'The sum is high..', 15, 'a punctuation mark twice'],
  ['en', 'The sum (of all is high.', 8, 'a bracket without its other'],
  ['en', 'The sum of all) is high.', 14, 'a bracket without its other'],
  ['en', 'The sum [of (all] is high.', 12, 'a bracket without its other'],
  ['en', 'The sum is is high.', 8, 'a word twice'],
  ['en', 'The the sum is high.', 0, 'a word twice'],
  ['en', 'the sum is high.', 0, 'a small letter at the beginning of a sentence'],
  ['de', 'wie groß sind Sie?', 0, 'a small letter at the beginning of a sentence'],
  ['en', 'The sum is high.Lower it.', 16, 'no blank between two sentences'],
  ['de', 'Die Summe f&uuml;r alle ist zu hoch.', 11, 'a letter written for web pages'],
  ['de', 'Beschreibung der TŠtigkeit', 18, 'a letter of another encoding'],
  ['de', 'Sie ist mit {age, number, unit} minderjährig.', 8, 'a unit in the first case behind a word with the third,'],
  ['de', 'Sind Sie gro§?', 12, 'a letter of another encoding'],
  ['de', 'Mehr als 0.25 Promille.', 9, 'a decimal point, where this language has a comma,'],
  ['en', 'More than 0,25 per mille.', 10, 'a decimal comma, where this language has a point,'],
  ['de', 'Die Summe ist fuer alle zu hoch.', 14, 'letters for an umlaut'],
  ['de', 'Waren Sie langer als 30 Minuten bewusstlos?', 10, 'a word without its dots'],
  ['de', 'Groesse und Gewicht.', 0, 'letters for an umlaut'],
  ['de', 'Die Angabe „{question}” fehlt.', 22, 'a quotation mark of another language'],
  ['en', 'The answer „{question}” is missing.', 11, 'a quotation mark of another language'],
  ['de', 'Die Angabe „{question} fehlt.', 11, 'a quotation mark without its other'],
  ['en', 'The answer {question}” is missing.', 21, 'a quotation mark without its other'],
  ['de', 'Die Summe von {sum} EUR ist zu hoch.', 19, 'a currency behind a value, which prints its own,'],
  ['de', 'Die Angabe \u0084{question}\u0093 fehlt.', 11, 'a control character'],
  ['de-AT', 'Die Aenderung fehlt.', 4, 'letters for an umlaut'],
];

/** Texts in which nothing of that is. */
const right: readonly (readonly [string, string])[] = [
  ['en', 'The sum {sumInsured} of all (or most) benefits [gross] is high: why?'],
  ['en', 'And so on ... or … .5 of it; he said that that had had a reason.'],
  ['en', 'height in centimetres, without shoes'],
  ['en', '{name} is too high.'],
  ['en', 'Questions & answers; R&D; see example.org, p.m. or U.S. law.'],
  ['de', 'Mehr als 10\u00a0000 EUR'],
  ['de', 'Am 31.12.2026, nach F43.1 und 10.000 EUR oder 0,25 Promille.'],
  ['en', 'Of 10,000 or 0.25, of the codes A01,A02 and 2026.01.31.'],
  ['en', 'not known.'],
  ['de', 'Die Angabe „{question}“ und „so“ fehlt; {sum} Eurocard.'],
  ['en', 'The answers “{question}” and “that” are missing.'],
  ['en', 'Due to a fuel, a shoe or a poem.'],
  [
    'de',
    'Die, die das Bruttoeinkommen {dueDate} kennen, haben neue, aktuelle und individuelle Steuern bezahlt; Israel zuerst.',
  ],
  ['de', 'Die Summe ist für alle zu hoch.'],
  ['de', 'Ein langer Aufenthalt, länger als ein Jahr.'],
  ['fr', 'Quelle poésie : oui (non).'.replace(' :', ':')],
];

describe('The form of a text', () => {
  for (const [locale, text, at, told] of slips)
    it(`is looked at: ${told} in "${text}"`, () => {
      expect(found(locale, text)).to.deep.equal([[at, told]]);
    });

  for (const [locale, text] of right)
    it(`is right of "${text}"`, () => {
      expect(found(locale, text)).to.deep.equal([]);
    });

  it('is told of the first slip only, with what stands around it', () => {
    const findings = new Findings();
    checkForm([{ locale: 'en', text: 'The  sum of  all(', place }], findings);
    expect(findings.all.map(({ message, code, severity }) => [severity, code, message])).to.deep.equal([
      ['warning', 'wrong-spelling', 'found a blank that does not belong there in "…The  sum of  all(…"'],
    ]);
  });

  it('is not that of a blank text, of which that is told', () => {
    expect(found('en', '  ')).to.deep.equal([]);
  });

  it('is that of its classification in the name of an entry, apart from blanks and brackets', () => {
    expect(found('de', 'Gaertner', 'occupations')).to.deep.equal([]);
    expect(found('en', 'clerk clerk', 'occupations')).to.deep.equal([]);
    expect(found('en', 'clerk (bank', 'occupations')).to.deep.equal([[6, 'a bracket without its other']]);
  });

  it('is a blank that does not break in a name, which no search by what people type finds', () => {
    expect(found('en', 'Type\u00a01 diabetes', 'disorders')).to.deep.equal([[4, 'a blank that does not break']]);
  });
});
