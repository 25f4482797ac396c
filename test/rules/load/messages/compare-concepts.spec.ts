import { expect } from 'chai';
import { toldOfTexts } from '../../../support/rules/told-of-texts.js';

const found = (en: string, de: string): readonly string[] => toldOfTexts({ en, de });

describe('What two languages say', () => {
  for (const [what, en, de, report] of [
    [
      'is a “without” in both',
      'Was it stopped on medical advice?',
      'Wurde es ohne ärztlichen Rat beendet?',
      ['different-meaning: it says “ohne”; the text in en has no word for a “without”'],
    ],
    ['may be a “without” in another way', 'Do you dive alone?', 'Tauchen Sie ohne Begleitung?', []],
    ['may be a “without” as names have it', 'standard terms', 'ohne Erschwernis', []],
    [
      'is another unit that a choice counts',
      'the last {count, plural, one {12 months} other {# months}}',
      'den letzten {count, plural, one {12 Monaten} other {# Jahren}}',
      ['different-meaning: it counts “Jahren”; the text in en counts “months”'],
    ],
    [
      'is a value in quotation marks',
      'The job “{code}” is not in the list.',
      'Der Beruf {code} steht nicht in der Liste.',
      ['different-end: found 0 values in quotation marks; the text in en has 1'],
    ],
    [
      'is a “never” beside what is done alone',
      'Do you dive alone?',
      'Tauchen Sie nie allein?',
      ['different-meaning: it says “nie”; the text in en has no word for a “not”'],
    ],
    [
      'is a “not” of its own beside a “without” of both',
      'Without it we cannot check this.',
      'Ohne sie können wir dies prüfen.',
      ['different-meaning: it has no word for a “not”; the text in en says “cannot”'],
    ],
    [
      'is no “not” in an accident',
      'Cover of accidents is not possible.',
      'Unfallschutz ist möglich.',
      ['different-meaning: it has no word for a “not”; the text in en says “not”'],
    ],
    [
      'is the number of months, of one too',
      'It ends on one month’s notice.'.replace('month’s', 'month of'),
      'Es endet nach drei Monaten.',
      ['different-numbers: found drei; the text in en has one month'],
    ],
    [
      'may say one month without a number',
      'Within one month, at most 3 times.',
      'Innerhalb des Monats, höchstens 3 Mal.',
      [],
    ],
    [
      'is nothing that excludes what the other one speaks of',
      'The left knee hurts.',
      'Das rechte Knie schmerzt.',
      ['different-meaning: it speaks of “rechte”; the text in en of “left” instead'],
    ],
  ] as const)
    it(what, () => {
      expect(found(en, de)).to.deep.equal(report);
    });
});
