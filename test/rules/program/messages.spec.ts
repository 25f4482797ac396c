import { expect } from 'chai';
import type { Rule } from '../../../src/rules/model/rule.js';
import { labCase, type LabObject } from '../../support/evaluator/case.js';
import { lab, labDay } from '../../support/evaluator/lab.js';

const person: LabObject = {
  values: {
    name: 'ada',
    age: 40,
    dateOfBirth: '1990.03',
    lastVisit: '2026.01.31',
    income: 12345.5,
    children: 2,
    smokes: 'yes',
    height: 170.5,
  },
  benefits: [
    { values: { benefitType: 'accidentalDeath', sumInsured: 1201, ageAtEntry: 30 } },
    { values: { benefitType: 'termLife', sumInsured: 500 } },
  ],
  pursuits: [
    { values: { code: 'DIVING', depth: 20 } },
    { values: { code: 'CHESS' } },
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((depth) => ({ values: { code: 'CHESS', depth } })),
  ],
};
const view = lab.program.view(labCase([person], { start: '2020.05.01' }), labDay);
const [template] = lab.ruleSet.rules;

function written(
  kind: string,
  en: string,
  de = en,
): { readonly rule: Rule; readonly instance: ReturnType<typeof view.instancesOf>[number] } {
  const [instance] = view.instancesOf(kind);
  if (!instance || !template) throw new Error('the laboratory is empty');
  return { rule: { ...template, id: en, scope: kind, message: { en, de } }, instance };
}

const messages: readonly (readonly [string, string, string, string, string])[] = [
  ['money with its currency', 'benefit', '{sumInsured}', '1,201 EUR', '1.201 EUR'],
  ['money per time', 'person', '{income}', '12,345.5 EUR per year', '12.345,5 EUR pro Jahr'],
  ['other numbers plain', 'person', '{height}', '170.5', '170,5'],
  ['a reference by its name', 'benefit', '{benefitType}', 'Accidental death', 'Unfalltod'],
  ['a day', 'person', '{lastVisit}', '31 Jan 2026', '31.01.2026'],
  ['a weekday', 'person', '{visitWeekday}', 'Saturday', 'Samstag'],
  ['another word as it is', 'benefit', '{payOther}', 'perTime', 'perTime'],
  ['a year as it is written', 'person', '{visitYear}', '2026', '2026'],
  ['a month', 'person', '{dateOfBirth}', 'March 1990', 'März 1990'],
  ['a list', 'benefit', '{neededPapers}', 'Questions and Report', 'Fragen und Bericht'],
  ['of a list what surely belongs to it', 'person', '{deepPursuits}', 'Diving', 'Tauchen'],
  [
    'of a long list ten names',
    'person',
    '{depths}',
    '20, 1, 2, 3, 4, 5, 6, 7, 8, 9 and …',
    '20, 1, 2, 3, 4, 5, 6, 7, 8, 9 und …',
  ],
  ['a derived fact', 'benefit', '{limit}', '500 EUR', '500 EUR'],
  ['a plural', 'person', '{children, plural, one {# child} other {# children}}', '2 children', '2 children'],
  ['a number with its unit', 'person', '{height, number, unit}', '170.5 cm', '170,5 cm'],
  ['money with its unit once', 'benefit', '{sumInsured, number, unit}', '1,201 EUR', '1.201 EUR'],
  ['a value alone and in a choice', 'person', '{height} {height, plural, other {#}}', '170.5 170.5', '170,5 170,5'],
  ['what is no number as it stands', 'person', '{name, number, unit}', 'ada', 'ada'],
  ['what is not there as a dash', 'person', '{weight} kg', '– kg', '– kg'],
];

describe('a message', () => {
  for (const [title, kind, text, en, de] of messages) {
    it(`prints ${title}`, () => {
      const finding = written(kind, text);
      expect([lab.program.message(finding, 'en'), lab.program.message(finding, 'de')]).to.deep.equal([en, de]);
    });
  }

  it('is written for a locale with a region', () => {
    expect(lab.program.message(written('benefit', '{sumInsured}'), 'deCH')).to.match(/^1['’]201 EUR$/);
  });

  it('falls back to the first locale', () => {
    expect(lab.program.message(written('benefit', 'English', 'Deutsch'), 'fr')).to.equal('English');
  });

  it('prints the facts of the rule alone', () => {
    const { violations } = lab.program.evaluate(view);
    const found = violations.map((violation) => lab.program.message(violation, 'de'));
    expect(found).to.deep.equal(['1.201 EUR liegt über 1.000 EUR.']);
  });
});

describe('a text of a screen', () => {
  it('prints facts, and nothing for what is not there', () => {
    const [instance] = view.instancesOf('person');
    if (!instance) throw new Error('there is no person');
    expect(lab.program.text({ en: '{name} weighs {weight}.' }, instance, 'en')).to.equal('ada weighs .');
    expect(lab.program.text({ en: 'No placeholder.' }, instance, 'en')).to.equal('No placeholder.');
  });
});
