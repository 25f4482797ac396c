import { isMultiple } from '../model/decimal.js';
import type { FactType, Literal } from '../model/expression.js';
import type { Pattern } from '../model/pattern.js';
import { type FactValue, elementsOf } from '../values/fact-value.js';
import { Gap } from '../values/gap.js';
import { Outcome, allOf, anyOf, outcomeOf } from '../values/outcome.js';
import { matchesPattern } from '../values/text-pattern.js';
import type { PartialDate } from '../../case/values/date.js';
import { partialDate } from '../values/partial-date.js';

/**
 * What stands on the right: a value like the left one, a list of such values, one value like an element of the left
 * list, a range of numbers, the pattern of a text, or yes and no (`isKnown`, `isConfirmed`).
 */
type RightSide = 'same' | 'list' | 'element' | 'range' | 'pattern' | 'yesNo';

/** What a comparison that is true says about its sides. */
type Lesson = 'nothing' | 'both sides are known' | 'the left side is true';

/** One operator of conditions (rule language, "Conditions"). */
export interface ComparisonOperator {
  readonly name: string;
  /** The operator that is true exactly when this one is false; `not` is pushed down to it. */
  readonly opposite: string;
  /** What it is called in formulas and other languages: for who writes that. */
  readonly signs?: readonly string[];
  /** How it stands between its sides in a short text: `≤`, `is one of`. */
  readonly said: string;
  /** Value kinds the left side may have. */
  readonly left: readonly FactType['kind'][];
  readonly right: RightSide;
  /** Only made from `not`, never written. */
  readonly internal?: boolean;
  /** Gets values that are not there, too, instead of being unknown with them. */
  readonly readsGaps?: boolean;
  /** Asks whether the left side is stored, not what it comes to: it must be something that can be stored. */
  readonly asksPresence?: boolean;
  /** Is true as soon as one element of the left list fits, so that two of them in one `all` may mean different ones. */
  readonly aboutOneElement?: boolean;
  /** Is true when both sides are one value, so that objects can be looked up by it. */
  readonly looksUp?: boolean;
  /** The operators that do the same for dates, as the refusal of a date says it. */
  readonly forDates?: string;
  /**
   * What the check of placeholders learns when it is true, from the literal on the right where there is one; left out:
   * that both sides are known.
   */
  learns?(right: Literal | undefined): Lesson;
  /** Both sides in the same unit. Elements of lists may be gaps. */
  test(left: FactValue, right: FactValue): Outcome;
}

const truth = (holds: boolean): Outcome => (holds ? Outcome.true : Outcome.false);
const opposite = (outcome: Outcome): Outcome =>
  outcome === Outcome.true ? Outcome.false : outcome === Outcome.false ? Outcome.true : outcome;

const anything: ComparisonOperator['left'] = ['number', 'code', 'word', 'text', 'date', 'truth', 'object'];
const forDates = 'sameDate, before and after';
const countable: ComparisonOperator['left'] = ['number', 'code', 'word', 'text', 'truth'];

const numbers = (
  name: string,
  said: string,
  signs: readonly string[],
  other: string,
  holds: (left: number, right: number) => boolean,
): ComparisonOperator => ({
  name,
  said,
  signs,
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
  anyOf(elementsOf(list), (element) => matches(value, element));
const isNotAmong = (value: FactValue, list: FactValue): Outcome =>
  allOf(elementsOf(list), (element) => opposite(matches(value, element)));

const isBetween = (value: FactValue, range: FactValue): boolean => {
  const [low, high] = elementsOf(range) as readonly number[];
  return (value as number) >= (low as number) && (value as number) <= (high as number);
};

/** Both operands are dates, as the rows below say. */
const ofDates = (test: (left: PartialDate, right: PartialDate) => Outcome): ComparisonOperator['test'] =>
  test as ComparisonOperator['test'];

/**
 * Every reading of one is before every reading of the other; false when none is; unknown when the readings disagree.
 */
const isBefore = ofDates((left, right) => {
  if (partialDate.latest(left) < partialDate.earliest(right)) return Outcome.true;
  return partialDate.earliest(left) >= partialDate.latest(right) ? Outcome.false : Outcome.unknown;
});

/** Written alike is true, no common reading is false, else unknown. */
const isSameDate = ofDates((left, right) => {
  if (partialDate.writtenAlike(left, right)) return Outcome.true;
  const apart =
    partialDate.latest(left) < partialDate.earliest(right) || partialDate.latest(right) < partialDate.earliest(left);
  return apart ? Outcome.false : Outcome.unknown;
});

const hasPattern = (text: FactValue, pattern: FactValue): boolean =>
  matchesPattern(text as string, pattern as unknown as Pattern);

const operators: readonly ComparisonOperator[] = [
  {
    name: 'equal',
    signs: ['=', '=='],
    said: '=',
    opposite: 'notEqual',
    left: countable,
    right: 'same',
    looksUp: true,
    forDates,
    learns: (right) => (right === true ? 'the left side is true' : 'both sides are known'),
    test: (left, right) => truth(left === right),
  },
  {
    name: 'notEqual',
    signs: ['!=', '<>', '≠'],
    said: '≠',
    opposite: 'equal',
    left: countable,
    right: 'same',
    forDates,
    test: (left, right) => truth(left !== right),
  },
  numbers('lessThan', '<', ['<'], 'greaterThanInclusive', (left, right) => left < right),
  numbers('lessThanInclusive', '≤', ['<=', '≤'], 'greaterThan', (left, right) => left <= right),
  numbers('greaterThan', '>', ['>'], 'lessThanInclusive', (left, right) => left > right),
  numbers('greaterThanInclusive', '≥', ['>=', '≥'], 'lessThan', (left, right) => left >= right),
  { name: 'in', said: 'is one of', opposite: 'notIn', left: countable, right: 'list', test: isAmong },
  { name: 'notIn', said: 'is none of', opposite: 'in', left: countable, right: 'list', test: isNotAmong },
  {
    name: 'contains',
    said: 'contains',
    opposite: 'doesNotContain',
    left: ['list'],
    right: 'element',
    aboutOneElement: true,
    test: (left, right) => isAmong(right, left),
  },
  {
    name: 'doesNotContain',
    said: 'does not contain',
    opposite: 'contains',
    left: ['list'],
    right: 'element',
    test: (left, right) => isNotAmong(right, left),
  },
  {
    name: 'notBetween',
    said: 'is not between',
    opposite: 'between',
    left: ['number'],
    right: 'range',
    test: (left, right) => truth(!isBetween(left, right)),
  },
  {
    name: 'between',
    said: 'is between',
    opposite: 'notBetween',
    left: ['number'],
    right: 'range',
    internal: true,
    test: (left, right) => truth(isBetween(left, right)),
  },
  numbers('multipleOf', 'is a multiple of', [], 'notMultipleOf', isMultiple),
  numbers('notMultipleOf', 'is no multiple of', [], 'multipleOf', (left, right) => !isMultiple(left, right)),
  {
    name: 'matches',
    said: 'has',
    opposite: 'doesNotMatch',
    left: ['text'],
    right: 'pattern',
    test: (left, right) => truth(hasPattern(left, right)),
  },
  {
    name: 'doesNotMatch',
    said: 'has not',
    opposite: 'matches',
    left: ['text'],
    right: 'pattern',
    test: (left, right) => truth(!hasPattern(left, right)),
  },
  {
    name: 'isKnown',
    said: 'is known',
    opposite: 'isKnown',
    left: anything,
    right: 'yesNo',
    readsGaps: true,
    asksPresence: true,
    learns: (right) => (right === false ? 'nothing' : 'both sides are known'),
    test: (left, right) => truth(!(left instanceof Gap) === right),
  },
  {
    name: 'isConfirmed',
    said: 'is confirmed',
    opposite: 'isConfirmed',
    left: ['code', 'truth'],
    right: 'yesNo',
    readsGaps: true,
    // What is not answered is not confirmed either: false teaches nothing.
    learns: (right) => (right === false ? 'nothing' : 'the left side is true'),
    test: (left, right) => truth((left === 'yes' || left === true) === right),
  },
  { name: 'before', said: 'is before', opposite: 'notBefore', left: ['date'], right: 'same', test: isBefore },
  {
    name: 'notBefore',
    said: 'is not before',
    opposite: 'before',
    left: ['date'],
    right: 'same',
    internal: true,
    test: (left, right) => opposite(isBefore(left, right)),
  },
  {
    name: 'after',
    said: 'is after',
    opposite: 'notAfter',
    left: ['date'],
    right: 'same',
    test: (left, right) => isBefore(right, left),
  },
  {
    name: 'notAfter',
    said: 'is not after',
    opposite: 'after',
    left: ['date'],
    right: 'same',
    internal: true,
    test: (left, right) => opposite(isBefore(right, left)),
  },
  {
    name: 'sameDate',
    said: 'is the same day as',
    opposite: 'notSameDate',
    left: ['date'],
    right: 'same',
    test: isSameDate,
  },
  {
    name: 'notSameDate',
    said: 'is not the same day as',
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
