import { expect } from 'chai';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

/**
 * A condition in the scope benefit, a placeholder of the message, and whether it is known whenever the condition is
 * true.
 */
type Row = readonly [condition: string, placeholder: string, known: boolean];

const sum = '{ fact: sumInsured, operator: greaterThan, value: 0 }';
const type = '{ fact: benefitType, operator: equal, value: termLife }';
const age = '{ fact: person.age, operator: greaterThan, value: 5 }';

const rows: readonly Row[] = [
  [sum, 'sumInsured', true],
  [sum, 'insurancePeriod', false],
  [`{ all: [${sum}, ${type}] }`, 'benefitType', true],
  [`{ any: [${sum}, ${type}] }`, 'benefitType', false],
  [`{ any: [{ all: [${sum}, ${type}] }, ${sum}] }`, 'sumInsured', true],
  ['{ fact: endAge, operator: greaterThan, value: 5 }', 'endAge', true],
  ['{ fact: endAge, operator: greaterThan, value: 5 }', 'insurancePeriod', true],
  [`{ all: [${sum}, { fact: ageAtEntry, operator: isKnown }] }`, 'endAge', false],
  ['{ all: [{ fact: insurancePeriod, operator: isKnown }, { fact: ageAtEntry, operator: isKnown }] }', 'endAge', true],
  ['{ fact: insurancePeriod, operator: isKnown, value: false }', 'insurancePeriod', false],
  ['{ not: { fact: insurancePeriod, operator: isKnown } }', 'insurancePeriod', false],
  ['{ fact: benefitType.pays, operator: equal, value: lumpSum }', 'benefitType', true],
  [sum, 'singlePremium', true],
  [age, 'agePlus', true],
  [sum, 'agePlus', false],
  [sum, 'first', true],
  [type, 'first', false],
  ['{ fact: twin, operator: equal, value: true }', 'insurancePeriod', true],
  ['{ fact: twin, operator: equal, value: true }', 'sumInsured', false],
  ['{ fact: twin, operator: equal, value: false }', 'insurancePeriod', false],
  ['{ fact: someLeft, operator: equal, value: true }', 'yearsLeft', false],
  ['{ fact: yearsLeft, operator: greaterThan, value: 30 }', 'yearsLeft', true],
  ['{ fact: isLong, operator: equal, value: true }', 'insurancePeriod', true],
  ['{ fact: highest, operator: lessThan, value: 5 }', 'ageAtEntry', true],
  [
    '{ all: [{ fact: ageAtEntry, operator: isKnown }, { fact: pursuitRisk, operator: equal, value: low }] }',
    'highest',
    true,
  ],
  [`{ atLeast: { count: 2, of: [${sum}, ${sum}, ${type}] } }`, 'sumInsured', true],
  [`{ atLeast: { count: 2, of: [${sum}, ${type}, ${age}] } }`, 'sumInsured', false],
  ['{ fact: chosen, operator: equal, value: true }', 'insurancePeriod', false],
  ['{ fact: chosen, operator: equal, value: true }', 'chosen', true],
  ['{ fact: insurancePeriod, operator: isKnown }', 'chosen', false],
  [`{ all: [{ fact: insurancePeriod, operator: isKnown }, ${type}] }`, 'chosenSum', false],
  [`{ all: [{ fact: insurancePeriod, operator: isKnown }, ${sum}] }`, 'chosenSum', true],
  [sum, 'chosenSum', false],
  [sum, 'chosenIfThere', true],
  [sum, 'chosenUnlessThere', true],
  [sum, 'chosenWhatever', false],
  [`{ all: [{ fact: insurancePeriod, operator: isKnown }, ${sum}] }`, 'perhapsNothing', false],
  [sum, 'chosenAlways', true],
  [sum, 'chosenByTwo', false],
  [`{ all: [{ fact: insurancePeriod, operator: isKnown }, ${type}, ${sum}] }`, 'chosenByTwo', true],
  ['true', 'sumInsured', false],
  ['{ fact: isLong, operator: isConfirmed }', 'insurancePeriod', true],
  ['{ fact: isLong, operator: isConfirmed, value: false }', 'insurancePeriod', false],
  ['{ not: { fact: isLong, operator: isConfirmed } }', 'isLong', false],
  ['{ fact: periods, operator: "someFact:isKnown" }', 'periods', true],
  ['{ fact: periods.count, operator: greaterThan, value: 0 }', 'periods', true],
  [sum, 'periods', false],
  ['{ fact: person.dateOfBirth.day, operator: equal, value: 1 }', 'bornOn', true],
  ['{ fact: person.dateOfBirth, operator: isKnown }', 'bornOn', false],
  ['{ fact: person.dateOfBirth, operator: isKnown }', 'bornIn', true],
  ['{ fact: person.benefits.sumInsured, operator: contains, value: 5 }', 'sumInsured', false],
];

const own = `
    with:
      agePlus: { unit: year, is: { add: [person.age, person.age] } }
      first: { unit: currency, is: { firstKnown: [sumAssuredE, sumInsured] } }
      twin: { is: { some: { over: person.benefits, others: true, where: { fact: insurancePeriod, operator: equal, value: { fact: this.insurancePeriod } } } } }
      someLeft: { is: { some: { over: persons, where: { fact: yearsLeft, operator: greaterThan, value: 30 } } } }
      isLong: { is: { when: { fact: insurancePeriod, operator: greaterThan, value: 30 } } }
      pursuitRisk: { is: person.mainPursuit.code.riskClass }
      chosen: { is: { choose: [{ when: { fact: insurancePeriod, operator: greaterThan, value: 30 }, is: { when: ${type} } }, { is: { when: true } }] } }
      chosenSum: { unit: currency, is: { choose: [{ when: { fact: insurancePeriod, operator: greaterThan, value: 30 }, is: sumInsured }, { is: singlePremium }] } }
      chosenIfThere: { unit: currency, is: { choose: [{ when: { all: [{ fact: insurancePeriod, operator: isKnown }, { fact: insurancePeriod, operator: greaterThan, value: 30 }] }, is: sumInsured }, { is: singlePremium }] } }
      chosenUnlessThere: { unit: currency, is: { choose: [{ when: { any: [{ fact: insurancePeriod, operator: isKnown, value: false }, { fact: insurancePeriod, operator: greaterThan, value: 30 }] }, is: sumInsured }, { is: singlePremium }] } }
      chosenWhatever: { unit: currency, is: { choose: [{ when: { any: [{ fact: insurancePeriod, operator: isKnown }, { fact: insurancePeriod, operator: greaterThan, value: 30 }] }, is: sumInsured }, { is: singlePremium }] } }
      chosenAlways: { unit: currency, is: { choose: [{ when: true, is: sumInsured }, { is: singlePremium }] } }
      chosenByTwo: { unit: currency, is: { choose: [{ when: { atLeast: { count: 2, of: [{ fact: insurancePeriod, operator: isKnown }, { fact: insurancePeriod, operator: greaterThan, value: 30 }, ${type}] } }, is: sumInsured }, { is: singlePremium }] } }
      perhapsNothing: { unit: currency, is: { choose: [{ when: { fact: insurancePeriod, operator: greaterThan, value: 30 }, is: sumInsured }] } }
      periods: { is: { list: { over: person.benefits, of: insurancePeriod } } }
      bornOn: { is: person.dateOfBirth.day }
      bornIn: { is: person.dateOfBirth.year }
      highest: { is: { table: { of: csp.limits, at: { age: ageAtEntry, riskClass: person.mainPursuit.code.riskClass }, gives: sum } } }`;

/** By the same name on two kinds of object: what is known of the one is known of the other not yet. */
const yearsLeft = ['person', 'benefit'].map((scope) => ({
  file: `common/facts/${scope}-left.yaml`,
  find: '',
  replace: `yearsLeft:\n  scope: ${scope}\n  unit: year\n  is: ${scope === 'person' ? 'age' : 'insurancePeriod'}\n  examples: [{ given: {}, expect: unknown }]\n`,
}));

function rule(condition: string, placeholder: string): string {
  const message = `message: { en: "{${placeholder}}", de: "{${placeholder}}" }`;
  return `rules:\n  example-rule:\n    severity: error${own}\n    violatedWhen: ${condition}\n    ${message}\n    reference: X\n    examples: [{ given: {}, expect: violated }, { given: {}, expect: satisfied }]\n`;
}

describe('when a condition is true', () => {
  for (const [condition, placeholder, known] of rows) {
    it(`${placeholder} is ${known ? 'surely' : 'perhaps not'} known: ${condition}`, () => {
      const { findings } = loadEdited([
        ...yearsLeft,
        { file: 'common/plausibility/more.yaml', find: '', replace: `scope: benefit\n${rule(condition, placeholder)}` },
      ]);
      expect(
        findings.errors.map(({ code }) => code),
        findings.report(),
      ).to.deep.equal(known ? [] : ['uncertain-placeholder']);
    });
  }
});
