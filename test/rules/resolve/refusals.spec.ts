import { expect } from 'chai';
import { resolveCondition, resolveExpression } from '../../../src/rules/resolve/resolve.js';
import type { ResolveScope } from '../../../src/rules/resolve/resolve-scope.js';
import type { FindingCode } from '../../../src/documents/finding-codes/finding-table.js';
import { Findings } from '../../../src/documents/findings.js';
import { labScope } from '../../support/evaluator/lab.js';
import { locate, type Written } from '../../support/evaluator/located.js';

/** Title, what is written, the code of the finding, its line (each key and value counts one), a part of its message. */
type Refusal = readonly [title: string, written: Written, code: FindingCode, line: number, message?: string];

const conditions: readonly Refusal[] = [
  ['a list as a condition', [], 'wrong-kind', 1],
  ['null as a condition', null, 'wrong-kind', 1],
  ['an empty condition', {}, 'missing-key', 1],
  ['an empty all', { all: [] }, 'empty-list', 3],
  ['an empty any inside', { all: [{ any: [] }] }, 'empty-list', 6],
  ['two kinds of key in a node', { all: [true], any: [true] }, 'surplus-key', 1, 'all and any'],
  ['a group that is a comparison too', { all: [true], fact: 'age', operator: 'equal', value: 1 }, 'surplus-key', 1],
  ['a misspelled key', { fact: 'age', operatr: 'equal', value: 1 }, 'unknown-key', 4, 'operator'],
  ['a reference to a condition', { condition: 'isAdult' }, 'unknown-key', 2, 'when'],
  ['a path', { fact: 'age', operator: 'equal', value: 1, path: '$.x' }, 'unknown-key', 8],
  ['params', { fact: 'age', operator: 'equal', value: 1, params: {} }, 'unknown-key', 8],
  ['a priority', { all: [true], priority: 2 }, 'unknown-key', 5],
  ['a missing value', { fact: 'age', operator: 'equal' }, 'missing-key', 1],
  ['null as a value', { fact: 'age', operator: 'equal', value: null }, 'missing-value', 7],
  ['an unknown fact', { fact: 'agee', operator: 'equal', value: 1 }, 'unknown-fact', 3, 'did you mean age'],
  [
    'an unknown fact behind a relation',
    { fact: 'mainPursuit.cod', operator: 'isKnown' },
    'unknown-fact',
    3,
    'did you mean code',
  ],
  [
    'an unknown column',
    { fact: 'mainPursuit.code.dept', operator: 'isKnown' },
    'unknown-column',
    3,
    'did you mean depth',
  ],
  [
    'an unknown parameter',
    { fact: 'age', operator: 'equal', value: { fact: 'csp.maximumAg' } },
    'unknown-parameter',
    9,
    'did you mean maximumAge',
  ],
  ['a table read like a fact', { fact: 'csp.limits', operator: 'equal', value: 1 }, 'wrong-kind', 3, 'operator table'],
  ['this outside where', { fact: 'this.age', operator: 'equal', value: 1 }, 'misplaced-this', 3],
  [
    'an unknown operator',
    { fact: 'age', operator: 'lesThan', value: 1 },
    'unknown-operator',
    5,
    'did you mean lessThan',
  ],
  [
    'an internal operator',
    { fact: 'age', operator: 'between', value: [1, 2] },
    'unknown-operator',
    5,
    'not and notBetween',
  ],
  ['another decorator', { fact: 'benefits.sumInsured', operator: 'someValue:equal', value: 1 }, 'unknown-operator', 5],
  [
    'two decorators',
    { fact: 'benefits.sumInsured', operator: 'someFact:everyFact:equal', value: 1 },
    'unknown-operator',
    5,
  ],
  [
    'a decorator before a single value',
    { fact: 'age', operator: 'someFact:equal', value: 1 },
    'wrong-kind',
    3,
    'needs a list',
  ],
  [
    'a list compared like a single value',
    { fact: 'benefits.sumInsured', operator: 'equal', value: 1 },
    'wrong-kind',
    3,
    'someFact:equal',
  ],
  ['contains on a single value', { fact: 'age', operator: 'contains', value: 1 }, 'wrong-kind', 3],
  ['equal on dates', { fact: 'dateOfBirth', operator: 'equal', value: '2019' }, 'wrong-kind', 3, 'sameDate'],
  ['before on numbers', { fact: 'age', operator: 'before', value: '2019' }, 'wrong-kind', 3],
  ['lessThan on codes', { fact: 'smokes', operator: 'lessThan', value: 'yes' }, 'wrong-kind', 3],
  ['a code that is none', { fact: 'smokes', operator: 'equal', value: 'yess' }, 'unknown-code', 7, 'did you mean yes'],
  ['an unquoted key', { fact: 'mainPursuit.code', operator: 'equal', value: 310 }, 'wrong-kind', 7, 'write "310"'],
  [
    'a word that the column does not have',
    { fact: 'benefits.benefitType.pays', operator: 'contains', value: 'lumSum' },
    'wrong-kind',
    7,
    'did you mean lumpSum',
  ],
  ['a text where a number is expected', { fact: 'age', operator: 'equal', value: '18' }, 'wrong-kind', 7],
  ['an unquoted date', { fact: 'dateOfBirth', operator: 'before', value: 2019.1 }, 'wrong-kind', 7, 'in quotes'],
  [
    'a date that is not in the calendar',
    { fact: 'dateOfBirth', operator: 'before', value: '2019.02.30' },
    'wrong-kind',
    7,
  ],
  [
    'a literal where a parameter was meant',
    { fact: 'age', operator: 'greaterThan', value: 'csp.maximumAge' },
    'wrong-kind',
    7,
    'did you mean value: { fact: csp.maximumAge }',
  ],
  [
    'a literal where a fact was meant',
    { fact: 'age', operator: 'greaterThan', value: 'knownAge' },
    'wrong-kind',
    7,
    'did you mean value: { fact: knownAge }',
  ],
  [
    'a literal text where a fact was meant',
    { fact: 'name', operator: 'equal', value: 'case.applicationId' },
    'wrong-kind',
    7,
    'did you mean value: { fact: case.applicationId }',
  ],
  ['a single value where a list is needed', { fact: 'smokes', operator: 'in', value: 'yes' }, 'wrong-kind', 7, 'list'],
  ['a list where a single value is needed', { fact: 'smokes', operator: 'equal', value: ['yes'] }, 'wrong-kind', 7],
  ['an empty list', { fact: 'smokes', operator: 'in', value: [] }, 'empty-list', 7],
  ['a fact inside a list', { fact: 'age', operator: 'in', value: [1, { fact: 'children' }] }, 'misplaced-fact', 9],
  ['null inside a list', { fact: 'age', operator: 'in', value: [null] }, 'missing-value', 8],
  ['a range upside down', { fact: 'age', operator: 'notBetween', value: [65, 18] }, 'wrong-value', 7],
  ['three ends of a range', { fact: 'age', operator: 'notBetween', value: [1, 2, 3] }, 'wrong-kind', 7],
  [
    'a value with other keys than fact',
    { fact: 'age', operator: 'equal', value: { fact: 'children', path: 'x' } },
    'wrong-kind',
    7,
  ],
  [
    'another dimension',
    { fact: 'age', operator: 'equal', value: { fact: 'height' } },
    'wrong-dimension',
    9,
    'expected number (year), found number (centimetre)',
  ],
  [
    'a plain number beside a unit',
    { fact: 'age', operator: 'equal', value: { fact: 'children' } },
    'wrong-dimension',
    9,
  ],
  [
    'a range of another dimension',
    { fact: 'age', operator: 'notBetween', value: { fact: 'csp.heightRange' } },
    'wrong-dimension',
    9,
  ],
  [
    'codes of another catalogue',
    { fact: 'smokes', operator: 'equal', value: { fact: 'mainPursuit.code' } },
    'wrong-kind',
    9,
  ],
  ['a fact compared with itself', { fact: 'age', operator: 'lessThan', value: { fact: 'age' } }, 'wrong-comparison', 9],
  ['isKnown on a derived fact', { fact: 'bodyMassIndex', operator: 'isKnown' }, 'wrong-fact', 3],
  ['isKnown on a parameter', { fact: 'csp.maximumAge', operator: 'isKnown' }, 'wrong-fact', 3],
  ['isKnown of something', { fact: 'age', operator: 'isKnown', value: 5 }, 'wrong-kind', 7],
  ['a relation compared', { fact: 'mainPursuit', operator: 'equal', value: 1 }, 'wrong-kind', 3],
  [
    'two comparisons over one to-many relation',
    {
      all: [
        { fact: 'benefits.sumInsured', operator: 'someFact:equal', value: 1 },
        { fact: 'benefits.benefitType', operator: 'contains', value: 'termLife' },
      ],
    },
    'different-objects',
    11,
    'use some',
  ],
];

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
  ['a count of something', { count: { over: 'benefits', of: 'sumInsured' } }, 'unknown-key', 6],
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
  ['a code without a catalogue', { literal: 'yes' }, 'wrong-kind', 3],
  ['lists of different kinds', { without: ['csp.typesSold', 'pursuits.code'] }, 'wrong-kind', 5],
  ['values of different kinds', { firstKnown: ['age', 'name'] }, 'wrong-kind', 5],
];

function check(
  refusals: readonly Refusal[],
  resolve: (written: Written, scope: ResolveScope, findings: Findings) => unknown,
): void {
  for (const [title, written, code, line, message] of refusals) {
    it(title, () => {
      const findings = new Findings();
      expect(resolve(written, labScope('person'), findings)).to.equal(undefined);
      expect(
        findings.all.map((finding) => [finding.code, finding.at.line]),
        findings.report(),
      ).to.deep.equal([[code, line]]);
      if (message) expect(findings.all[0]?.message).to.include(message);
    });
  }
}

describe('conditions that are refused', () => {
  check(conditions, (written, scope, findings) => resolveCondition(locate(written), scope, findings));
});

describe('values that are refused', () => {
  check(values, (written, scope, findings) => resolveExpression(locate(written), scope, findings));

  it('another dimension than the fact declares', () => {
    const findings = new Findings();
    const scope = labScope('person');
    const unit = scope.model.unit('year');
    const expected = unit ? ({ kind: 'number', unit } as const) : ({ kind: 'number' } as const);
    expect(resolveExpression(locate({ add: ['height', 1] }), scope, findings, expected)).to.equal(undefined);
    expect(findings.all.map(({ code }) => code)).to.deep.equal(['wrong-dimension']);
  });
});
