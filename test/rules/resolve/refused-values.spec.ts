import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings.js';
import { resolveExpression } from '../../../src/rules/resolve/resolve-expression.js';
import { labScope } from '../../support/evaluator/lab.js';
import { locate, type Written } from '../../support/evaluator/located.js';
import { checkRefusals, type Refusal } from '../../support/evaluator/refusals.js';

const values: readonly Refusal[] = [
  ['an unknown operator', { ad: [1, 2] }, 'unknown-operator', 2, 'did you mean add'],
  ['two operators', { add: [1, 2], abs: 1 }, 'surplus-key', 1],
  ['a list', [1], 'wrong-kind', 1],
  ['null', null, 'missing-value', 1],
  ['a truth', true, 'wrong-kind', 1, '{ when: true }'],
  ['an empty value', {}, 'missing-key', 1],
  ['too few operands', { subtract: [1] }, 'wrong-count', 3],
  ['too many operands', { divide: [1, 2, 3] }, 'wrong-count', 3],
  ['no operands', { add: [] }, 'empty-list', 3],
  ['a date to add', { add: ['dateOfBirth', 1] }, 'wrong-kind', 4],
  ['two dimensions', { add: ['age', 'height'] }, 'wrong-dimension', 5],
  ['an unknown unit', { convert: { value: 'height', to: 'meter' } }, 'unknown-unit', 7, 'did you mean metre'],
  ['a conversion to another dimension', { convert: { value: 'height', to: 'year' } }, 'wrong-dimension', 7],
  ['an unknown option', { round: { value: 'height', decimal: 1 } }, 'unknown-key', 6, 'did you mean decimals'],
  ['a wrong option', { round: { value: 'height', mode: 'sideways' } }, 'unknown-value', 7],
  ['days of a number', { daysBetween: ['age', 'evaluation.today'] }, 'wrong-kind', 4],
  ['a time that is a length', { addTime: ['dateOfBirth', 'height'] }, 'wrong-dimension', 5],
  ['a time without unit', { addTime: ['dateOfBirth', 18] }, 'wrong-dimension', 5, '{ literal: 18, unit: year }'],
  ['a sum without of', { sum: { over: 'benefits' } }, 'missing-key', 3],
  ['a sum of dates', { sum: { over: 'pursuits', of: 'since' } }, 'wrong-kind', 7],
  ['a choice that is no list', { choose: { when: true, is: 1 } }, 'wrong-kind', 3, 'list of cases'],
  [
    'a case without a condition before others',
    { choose: [{ is: 1 }, { when: true, is: 2 }] },
    'missing-key',
    4,
    'when',
  ],
  ['a choice of one value', { choose: [{ is: 1 }] }, 'missing-key', 4, 'when'],
  ['a case without a value', { choose: [{ when: true }] }, 'missing-key', 4, 'the key is'],
  ['a case with another key', { choose: [{ whn: true, is: 1 }] }, 'unknown-key', 5, 'did you mean when'],
  ['cases of two dimensions', { choose: [{ when: true, is: 'age' }, { is: 'height' }] }, 'wrong-dimension', 11],
  ['cases of two kinds', { choose: [{ when: true, is: 'smokes' }, { is: 'height' }] }, 'wrong-kind', 11],
  ['a distinct count of dates', { countDistinct: { over: 'pursuits', of: 'since' } }, 'wrong-kind', 7, 'number, code'],
  ['a list without of', { list: { over: 'pursuits' } }, 'missing-key', 3],
  ['an unknown part of a date', 'dateOfBirth.mont', 'unknown-fact', 1, 'did you mean month'],
  ['a count of something', { count: { over: 'benefits', of: 'sumInsured' } }, 'unknown-key', 6],
  ['others that is no truth', { count: { over: 'benefits', others: 1 } }, 'wrong-kind', 7, 'true or false'],
  ['over one object', { count: { over: 'mainPursuit' } }, 'wrong-kind', 5],
  ['over an unknown relation', { count: { over: 'benefit' } }, 'unknown-relation', 5, 'did you mean benefits'],
  [
    'a plain name of the outer object in where',
    { count: { over: 'pursuits', where: { fact: 'height', operator: 'equal', value: 1 } } },
    'unknown-fact',
    9,
    'this.height',
  ],
  [
    'a forgotten this',
    { count: { over: 'pursuits', where: { fact: 'code', operator: 'equal', value: { fact: 'code' } } } },
    'wrong-comparison',
    15,
    'this.code',
  ],
  [
    'some over the own kind compared with this',
    { some: { over: 'case.persons', where: { fact: 'age', operator: 'greaterThan', value: { fact: 'this.age' } } } },
    'missing-others',
    7,
    'others: true',
  ],
  [
    'some over the own kind compared with how many this has',
    {
      count: {
        over: 'case.persons',
        where: { fact: 'benefits.count', operator: 'equal', value: { fact: 'this.benefits.count' } },
      },
    },
    'missing-others',
    7,
    'others: true',
  ],
  ['an unknown table', { table: { of: 'csp.limit', at: {}, gives: 'sum' } }, 'unknown-parameter', 5, 'csp.limits'],
  ['a parameter that is no table', { table: { of: 'csp.factor', at: {}, gives: 'sum' } }, 'wrong-kind', 5],
  [
    'a table without an input',
    { table: { of: 'csp.limits', at: { age: 'age' }, gives: 'sum' } },
    'missing-key',
    7,
    'type',
  ],
  [
    'an unknown input of a table',
    { table: { of: 'csp.limits', at: { agge: 'age' }, gives: 'sum' } },
    'unknown-column',
    8,
    'did you mean age',
  ],
  [
    'an unknown output of a table',
    { table: { of: 'csp.limits', at: { age: 'age', type: { literal: 'income' } }, gives: 'summ' } },
    'unknown-column',
    15,
    'did you mean sum',
  ],
  [
    'an input of another dimension',
    { table: { of: 'csp.limits', at: { age: 'height', type: { literal: 'income' } }, gives: 'sum' } },
    'wrong-dimension',
    9,
  ],
  [
    'a bare number beside percent',
    { add: [{ literal: 50, unit: 'percent' }, 0.5] },
    'wrong-dimension',
    9,
    'unit: percent',
  ],
  ['a value taken away from a list', { without: ['csp.typesSold', 'age'] }, 'wrong-kind', 5, 'found a number'],
  ['a list taken away from a value', { without: ['age', 'csp.typesSold'] }, 'wrong-kind', 4, 'found a number'],
  ['money taken away from years', { without: ['benefits.insurancePeriod', 'benefits.sumInsured'] }, 'wrong-kind', 5],
  ['a sum without over', { sum: { of: 'age' } }, 'missing-key', 3, 'over'],
  ['a count that is a path', { count: 'benefits' }, 'missing-key', 3, 'over'],
  ['a count over a number', { count: { over: 1 } }, 'wrong-kind', 5, 'path of relations'],
  ['a count over this outside where', { count: { over: 'this.benefits' } }, 'misplaced-this', 5, 'inside where only'],
  ['a case of a choice that is a number', { choose: [1] }, 'wrong-kind', 4, 'when and is'],
  ['a value in the year 0', { yearsBetween: [{ literal: '0000' }, 'dateOfBirth'] }, 'wrong-kind', 6, '"0000"'],
  ['a code without a catalogue', { literal: 'yes' }, 'wrong-kind', 3],
  ['lists of different kinds', { without: ['csp.typesSold', 'pursuits.code'] }, 'wrong-kind', 5],
  ['values of different kinds', { firstKnown: ['age', 'name'] }, 'wrong-kind', 5],
  ['a conversion of nothing', { convert: { to: 'year' } }, 'missing-key', 3],
  ['a conversion to nothing', { convert: { value: 'height' } }, 'missing-key', 3],
  ['a conversion that is none', { convert: 'height' }, 'wrong-kind', 3],
  ['a conversion with another key', { convert: { value: 'height', to: 'metre', too: 'metre' } }, 'unknown-key', 8],
  ['a conversion of a text', { convert: { value: 'name', to: 'metre' } }, 'wrong-kind', 7],
  ['a conversion to a list of units', { convert: { value: 'height', to: ['metre'] } }, 'missing-key', 3],
  ['a literal with another key', { literal: 18, units: 'year' }, 'unknown-key', 4],
  ['a literal in an unknown unit', { literal: 18, unit: 'yaer' }, 'unknown-unit', 5],
  ['a list as literal', { literal: [1] }, 'wrong-kind', 3],
  ['one value for a list of operands', { add: 'age' }, 'wrong-kind', 3],
  ['one value for named operands', { round: 'age' }, 'wrong-kind', 3],
  ['named operands without the value', { round: { decimals: 1 } }, 'missing-key', 3],
  ['decimals and a multiple', { round: { value: 'age', decimals: 1, to: 10 } }, 'surplus-key', 2],
  ['half a decimal', { round: { value: 'age', decimals: 0.5 } }, 'wrong-value', 2],
  ['thirteen decimals', { round: { value: 'age', decimals: 13 } }, 'wrong-value', 2],
  ['thirteen places before the point', { round: { value: 'age', decimals: -13 } }, 'wrong-value', 2],
  ['a word for a number of decimals', { round: { value: 'age', decimals: 'two' } }, 'wrong-kind', 7],
  ['a multiple of 0', { round: { value: 'age', to: 0 } }, 'wrong-value', 2],
  ['a table that is none', { table: 'csp.limits' }, 'wrong-kind', 3],
  [
    'a key that a table does not have',
    { table: { of: 'csp.limits', at: {}, gives: 'sum', give: 'sum' } },
    'unknown-key',
    10,
  ],
  ['a table that is not said', { table: { at: {}, gives: 'sum' } }, 'missing-key', 3],
  ['a table without what it gives', { table: { of: 'csp.limits', at: {} } }, 'missing-key', 3],
  ['inputs of a table that are none', { table: { of: 'csp.limits', at: 'age', gives: 'sum' } }, 'wrong-kind', 7],
  ['a path with an empty name', 'age..unit', 'unknown-fact', 1],
  ['a path that ends with a point', 'age.', 'unknown-fact', 1],
  ['how many of one value', 'age.count', 'wrong-kind', 1],
  ['how many of a range', 'csp.ageRange.count', 'wrong-kind', 1],
  ['how many of one object', 'mainPursuit.count', 'wrong-kind', 1],
  ['the case itself', 'case', 'unknown-fact', 1],
  ['a table as value', 'csp.limits', 'wrong-kind', 1],
  ['an unknown parameter', 'csp.facto', 'unknown-parameter', 1],
  ['time to add to a number', { addTime: ['age', { literal: 1, unit: 'year' }] }, 'wrong-kind', 4],
  ['a text as time to add', { addTime: ['dateOfBirth', 'name'] }, 'wrong-kind', 5],
  ['a list of objects and one', { firstKnown: ['pursuits', 'mainPursuit'] }, 'wrong-kind', 5],
  ['a time in another unit', { subtractTime: ['dateOfBirth', { literal: 1, unit: 'kilogram' }] }, 'wrong-dimension', 5],
  ['a map in a list of codes', { firstKnown: ['csp.typesSold', { literal: [{ a: 1 }] }] }, 'wrong-kind', 8],
  ['a map for a list of codes', { firstKnown: ['csp.typesSold', { literal: { a: 1 } }] }, 'wrong-kind', 7],
  [
    'a column of a number',
    'height.riskClass',
    'unknown-fact',
    1,
    'height.riskClass: number (centimetre) has no riskClass',
  ],
  ['a column of a text', 'name.riskClass', 'unknown-fact', 1, 'has no riskClass'],
  ['a number for a code', { firstKnown: ['smokes', { literal: 1 }] }, 'wrong-kind', 7],
];

describe('values that are refused', () => {
  checkRefusals(values, (written, scope, findings) => resolveExpression(locate(written), scope, findings));

  const otherDimensions: Readonly<Record<string, Written>> = {
    'another dimension than the fact declares': { add: ['height', 1] },
    'percent made plain where the fact declares a unit': { convert: { value: 'csp.share', to: 'number' } },
  };
  for (const [title, written] of Object.entries(otherDimensions)) {
    it(title, () => {
      const findings = new Findings();
      const scope = labScope('person');
      const unit = scope.model.unit('year');
      const expected = unit ? ({ kind: 'number', unit } as const) : ({ kind: 'number' } as const);
      expect(resolveExpression(locate(written), scope, findings, expected)).to.equal(undefined);
      expect(findings.all.map(({ code }) => code)).to.deep.equal(['wrong-dimension']);
    });
  }
});
