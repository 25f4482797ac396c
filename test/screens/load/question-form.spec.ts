import { expect } from 'chai';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import { formProblem } from '../../../src/screens/load/question-form.js';

const yesOrNo = {
  kind: 'reference',
  catalogue: { entries: new Map(['yes', 'no'].map((word) => [word, {}])) },
} as unknown as Attribute;
const ofKind = (kind: string): Attribute => ({ kind }) as unknown as Attribute;

describe('The form of a question', () => {
  const wrong: readonly (readonly [string, string, Attribute, string])[] = [
    ['en', 'Which drug is it?', yesOrNo, 'asks “Which”; expected a question that is answered with yes or no'],
    [
      'en',
      'Since when do you dive?',
      yesOrNo,
      'asks “Since when”; expected a question that is answered with yes or no',
    ],
    ['de', 'Wer schließt sie ab?', yesOrNo, 'asks “Wer”; expected a question that is answered with yes or no'],
    [
      'de',
      'An welchem Tag war das?',
      yesOrNo,
      'asks “An welchem”; expected a question that is answered with yes or no',
    ],
    ['en', 'Do you smoke?', ofKind('number'), 'asks “Do”, which is answered with yes or no; expected one for a number'],
    [
      'de',
      'Haben Sie geraucht?',
      ofKind('date'),
      'asks “Haben”, which is answered with yes or no; expected one for a date',
    ],
  ];
  for (const [locale, text, attribute, problem] of wrong)
    it(`is told: ${text}`, () => {
      expect(formProblem(text, locale, attribute)).to.equal(problem);
    });

  const right: readonly (readonly [string, string, Attribute])[] = [
    ['en', 'Do you smoke?', yesOrNo],
    ['de', 'Werden Sie geführt?', yesOrNo],
    ['de', 'Wohnen Sie in Deutschland?', yesOrNo],
    ['en', 'How many are there?', ofKind('number')],
    ['en', 'Is there anything else?', ofKind('string')],
    ['en', 'Do you release them?', ofKind('reference')],
    ['de', 'Ist', ofKind('number')],
    ['fr', 'Quel médicament ?', yesOrNo],
  ];
  for (const [locale, text, attribute] of right)
    it(`is right: ${text}`, () => {
      expect(formProblem(text, locale, attribute)).to.equal(undefined);
    });
});
