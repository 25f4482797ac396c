import { expect } from 'chai';
import { toldOfTexts } from '../../../support/rules/told-of-texts.js';

const found = (en: string, de: string, areNames = false): readonly string[] => toldOfTexts({ en, de }, areNames);

describe('What two languages say of the side of a value', () => {
  for (const [what, en, de, here, there] of [
    [
      'whether the value itself is meant',
      'For a child up to age {limitAge} consent is needed.',
      'Für ein Kind unter {limitAge, number, unit dative} ist eine Einwilligung nötig.',
      'below {limitAge}',
      'up to',
    ],
    [
      'with words between that call it',
      'It is paid beyond the usual retirement age {retirement}.',
      'Sie wird vor dem üblichen Rentenalter {retirement} gezahlt.',
      'below {retirement}',
      'above',
    ],
    ['of a number', 'Do you dive deeper than 40 m?', 'Tauchen Sie bis 40 m?', 'up to 40', 'above'],
    ['behind it', 'Is it {limit} m or more?', 'Sind es bis zu {limit} m?', 'up to {limit}', 'from'],
    ['behind it in German', 'Is it below {limit} m?', 'Sind es {limit} m oder mehr?', 'from {limit}', 'below'],
    [
      'with a “not” in both',
      'Cover serves no purpose with a term of less than {minimum}.',
      'Der Schutz ist bei einer Laufzeit über {minimum} nicht sinnvoll.',
      'above {minimum}',
      'below',
    ],
    [
      'of what is exceeded',
      'A sum exceeding {limit} is rare.',
      'Eine Summe unter {limit} ist selten.',
      'below {limit}',
      'above',
    ],
    [
      'without a comparison',
      'A term short of {least} is rare.',
      'Eine Laufzeit ab {least} ist selten.',
      'from {least}',
      'below',
    ],
  ] as const)
    it(`is told where they differ ${what}, and nothing else of it`, () => {
      expect(found(en, de)).to.deep.equal([`different-meaning: it says ${here}; the text in en says ${there} it`]);
    });

  it('is told of names, too', () => {
    expect(found('dives deeper than 40 m', 'Tauchgänge bis 40 m', true)).to.deep.equal([
      'different-meaning: it says up to 40; the text in en says above it',
    ]);
  });

  for (const [what, en, de] of [
    ['is a “not” beside the other side', 'It must not be above {limit}.', 'Es darf höchstens {limit} sein.'],
    ['is in both not before a day', 'It should not end before {day}.', 'Es sollte nicht vor dem {day} enden.'],
    ['is “no more” in both', 'It is no more than {limit}.', 'Es ist höchstens {limit}.'],
    ['is the year of a classification', 'Under KldB 2010 it is one.', 'Nach der KldB 2010 ist es einer.'],
    ['is of a value that stands twice', 'Above {limit}, up to {limit}.', 'Bis {limit}, über {limit}.'],
    ['is no side of a value in one of them', 'Above {limit} it is rare.', 'Bei {limit} ist es selten.'],
    [
      'stands behind a word of its own',
      'It must run at least to age {end}.',
      'Es muss mindestens bis Alter {end} laufen.',
    ],
  ] as const)
    it(`is well where there ${what}`, () => {
      expect(found(en, de).filter((each) => each.includes('says'))).to.deep.equal([]);
    });
});
