import { Gap } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import type { ComparisonOperator } from './comparison-operator.js';
import { isBefore, isSameDate } from './date-comparison.js';
import { isMultiple } from './is-multiple.js';
import { listOf } from '../../values/known.js';
import { Outcome, allOf, anyOf, outcomeOf } from '../../values/outcome.js';

const truth = (holds: boolean): Outcome => (holds ? Outcome.true : Outcome.false);
const opposite = (outcome: Outcome): Outcome =>
  outcome === Outcome.true ? Outcome.false : outcome === Outcome.false ? Outcome.true : outcome;

const anything: ComparisonOperator['left'] = ['number', 'code', 'word', 'text', 'date', 'truth', 'object'];
const countable: ComparisonOperator['left'] = ['number', 'code', 'word', 'text', 'truth'];

const numbers = (name: string, other: string, holds: (left: number, right: number) => boolean): ComparisonOperator => ({
  name,
  opposite: other,
  left: ['number'],
  right: 'same',
  test: (left, right) => truth(holds(left as number, right as number)),
});

const matches = (value: FactValue, element: FactValue): Outcome => {
  if (value instanceof Gap) return outcomeOf(value);
  return element instanceof Gap ? outcomeOf(element) : truth(value === element);
};
const isAmong = (value: FactValue, list: FactValue): Outcome =>
  anyOf(listOf(list), (element) => matches(value, element));
const isNotAmong = (value: FactValue, list: FactValue): Outcome =>
  allOf(listOf(list), (element) => opposite(matches(value, element)));

const isBetween = (value: FactValue, range: FactValue): boolean => {
  const [low, high] = listOf(range) as readonly number[];
  return (value as number) >= (low as number) && (value as number) <= (high as number);
};

const operators: readonly ComparisonOperator[] = [
  { name: 'equal', opposite: 'notEqual', left: countable, right: 'same', test: (left, right) => truth(left === right) },
  { name: 'notEqual', opposite: 'equal', left: countable, right: 'same', test: (left, right) => truth(left !== right) },
  numbers('lessThan', 'greaterThanInclusive', (left, right) => left < right),
  numbers('lessThanInclusive', 'greaterThan', (left, right) => left <= right),
  numbers('greaterThan', 'lessThanInclusive', (left, right) => left > right),
  numbers('greaterThanInclusive', 'lessThan', (left, right) => left >= right),
  { name: 'in', opposite: 'notIn', left: countable, right: 'list', test: isAmong },
  { name: 'notIn', opposite: 'in', left: countable, right: 'list', test: isNotAmong },
  {
    name: 'contains',
    opposite: 'doesNotContain',
    left: ['list'],
    right: 'element',
    test: (left, right) => isAmong(right, left),
  },
  {
    name: 'doesNotContain',
    opposite: 'contains',
    left: ['list'],
    right: 'element',
    test: (left, right) => isNotAmong(right, left),
  },
  {
    name: 'notBetween',
    opposite: 'between',
    left: ['number'],
    right: 'range',
    test: (left, right) => truth(!isBetween(left, right)),
  },
  {
    name: 'between',
    opposite: 'notBetween',
    left: ['number'],
    right: 'range',
    internal: true,
    test: (left, right) => truth(isBetween(left, right)),
  },
  numbers('multipleOf', 'notMultipleOf', isMultiple),
  numbers('notMultipleOf', 'multipleOf', (left, right) => !isMultiple(left, right)),
  {
    name: 'isKnown',
    opposite: 'isKnown',
    left: anything,
    right: 'yesNo',
    readsGaps: true,
    test: (left, right) => truth(!(left instanceof Gap) === right),
  },
  {
    name: 'isConfirmed',
    opposite: 'isConfirmed',
    left: ['code', 'truth'],
    right: 'yesNo',
    readsGaps: true,
    test: (left, right) => truth((left === 'yes' || left === true) === right),
  },
  { name: 'before', opposite: 'notBefore', left: ['date'], right: 'same', test: isBefore },
  {
    name: 'notBefore',
    opposite: 'before',
    left: ['date'],
    right: 'same',
    internal: true,
    test: (left, right) => opposite(isBefore(left, right)),
  },
  { name: 'after', opposite: 'notAfter', left: ['date'], right: 'same', test: (left, right) => isBefore(right, left) },
  {
    name: 'notAfter',
    opposite: 'after',
    left: ['date'],
    right: 'same',
    internal: true,
    test: (left, right) => opposite(isBefore(right, left)),
  },
  { name: 'sameDate', opposite: 'notSameDate', left: ['date'], right: 'same', test: isSameDate },
  {
    name: 'notSameDate',
    opposite: 'sameDate',
    left: ['date'],
    right: 'same',
    internal: true,
    test: (left, right) => opposite(isSameDate(left, right)),
  },
];

/** THE table of comparison operators, by name. */
export const comparisonOperators: ReadonlyMap<string, ComparisonOperator> = new Map(
  operators.map((operator) => [operator.name, operator]),
);
