import { expect } from 'chai';
import { explanationText } from '../../../src/authoring/explain/text/explanation-text.js';
import { endAge, explanation, rule } from '../../support/explain/whole-explanation.js';

const told = `example first#1, parameter set 7 (tiny), on 2026.06.15  rules/a.yaml:2
objects: case 1, person 2, benefit 3 (termLife)
EXPECTED satisfied, came out violated

VIOLATED (error)  first, benefit 3  checked in technical, applicant  rules/a.yaml:1
  "Too long."
  true     all of
    unknown  at least 2 of
      true     always
      false    always
    none     any of
      true     age (not answered) is not known  rules/a.yaml:9
                age = not answered  of person 2
      true     smoker (yes) is confirmed  rules/a.yaml:9
                smoker = yes  answer of person 2
      false    at least one of depths ([1]) is known  rules/a.yaml:9
                depths = [1]  answer of person 2
      true     each of depths ([1]) is not between 2 and 3  rules/a.yaml:9
                depths = [1]  answer of person 2
    true     endAge (71 years) > limit (70 years)  rules/a.yaml:9
              endAge = 71 years  rules/a.yaml:4
                add
                  ageAtEntry = 20 years  answer
                  age = 51 years  answer of person 2
              limit = 70 years  rules/a.yaml:7
    true     endAge (71 years) = height (180 cm)  rules/a.yaml:9
              endAge = 71 years  rules/a.yaml:4  as above
              height = 180 cm  answer of person 2 given as 6 ft
    true     since (not answered) dances code.risk (high)  rules/a.yaml:9
              code.risk = high  rules/a.yaml:8
                code = DIVING  answer of person 2
    true     base (none) is one of others (2)  rules/a.yaml:9
              base = none  there is no such object
              others = 2  person 2, benefit 3
    true     smoker (no) = today (2026.01.01)  rules/a.yaml:9
              smoker = no  while nothing is answered of person 2
    true     limits (5) < choice (6)  rules/a.yaml:9
              limits = 5  row 2  rules/a.yaml:12
                age = 40 years  answer of person 2
              choice = 6
                false    always
                true     always
                  6
  No longer violated with one other answer:
    age of person 2: 39 years or 38 years (then undecided), and 3 more, instead of 40 years
    name of benefit 3: another text, instead of X

VIOLATED (warning)  second, benefit 3  checked in no source type  rules/a.yaml:1
  No other answer to one question alone ends it.

UNDECIDED (error)  third, benefit 3  checked in technical, applicant  rules/a.yaml:1
  false    always
  Missing:
    age of person 2
      no question of these source types asks for it
    height of person 2
      asked by applicant, screen health, question height (27.1)  rules/a.yaml:20
      asked by applicant, screen health, question size  not shown  rules/a.yaml:20
    sum of benefit 3: no rate for USD
    dateOfBirth of person 2: inexact

FOUND (error)  code-not-found, person 2  by the service itself, in applicant
  "Country: XX is in no list."
  applicant, screen health, question country (27.4)  not shown  rules/a.yaml:20

FOUND (incomplete)  undecidable, benefit 3  by the service itself, in technical
  "No rate."
  of third

shown, mandatory:  applicant, screen health, question height (27.1), person 2  rules/a.yaml:20
  "How tall?"
  asks for height: 180 cm
  the screen is shown always
  the question is shown when:
    true     age (40 years) > 18 years  rules/a.yaml:9
  it is mandatory never

shown, optional:  applicant, screen health, question weight, person 2  rules/a.yaml:20
  "How heavy?"
  asks for weight: not answered
  the screen is shown always
  the question is shown always
  it is mandatory never

hidden:  applicant, screen health, question size, person 2  rules/a.yaml:20
  "Which size?"
  asks for size: not answered
  the screen is shown never
  the question is shown always
  it is mandatory always

satisfied (2): fourth, fifth

switched off (1): sixth
`;

describe('The text of a whole explanation', () => {
  it('says all that there is, in the order of what must be done', () => {
    expect(explanationText(explanation).split('\n')).to.deep.equal(told.split('\n'));
  });

  it('tells the one rule that was asked for in full, whatever came out', () => {
    for (const [verdict, word] of [
      ['satisfied', 'satisfied'],
      ['off', 'switched off'],
    ] as const) {
      const text = explanationText({
        ...explanation,
        subject: { kind: 'case', name: 'C' },
        rules: [{ ...rule, verdict }],
        findings: [],
        questions: [],
      });
      expect(text.split('\n')).to.deep.equal([
        'case C, parameter set 7 (tiny), on 2026.06.15',
        'objects: case 1, person 2, benefit 3 (termLife)',
        '',
        `${word} (error)  first, benefit 3  checked in technical, applicant  rules/a.yaml:1`,
        '',
      ]);
    }
  });

  it('tells a fact of an object, and one of the first object there is', () => {
    const text = explanationText({
      ...explanation,
      subject: { kind: 'case', name: 'C' },
      rules: [],
      findings: [],
      questions: [],
      fact: endAge,
    });
    expect(text.split('\n').slice(2)).to.deep.equal([
      '',
      'endAge = 71 years  rules/a.yaml:4',
      '  add',
      '    ageAtEntry = 20 years  answer',
      '    age = 51 years  answer of person 2',
      '',
    ]);
  });

  it('says so when nothing of what was asked for is found', () => {
    const { fact: _, ...rest } = explanation;
    const text = explanationText({ ...rest, rules: [], findings: [], questions: [] });
    expect(text.trimEnd().split('\n').at(-1)).to.equal('Nothing is found.');
  });
});
