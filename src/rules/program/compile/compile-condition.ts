import { Gap } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import type { Condition, NodeOf } from '../../model/expression.js';
import type { ComparisonOperator } from '../../operators/comparisons.js';
import { Outcome, allOf, anyOf, outcomeOf } from '../../values/outcome.js';
import type { Compiler, Formula, Test } from './compiled.js';

export type ComparisonTable = ReadonlyMap<string, ComparisonOperator>;

/** A condition as closures (rule language, "Three values, and what is not there"). */
export function compileCondition(condition: Condition, compiler: Compiler, operators: ComparisonTable): Test {
  if (condition.node === 'always') {
    const outcome = condition.value ? Outcome.true : Outcome.false;
    return { outcome: () => outcome, missing: () => undefined };
  }
  if (condition.node === 'comparison') return compileComparison(condition, compiler, operators);
  return condition.node === 'atLeast' ? compileAtLeast(condition, compiler) : compileGroup(condition, compiler);
}

function compileGroup({ node, conditions }: NodeOf<'all' | 'any'>, compiler: Compiler): Test {
  const tests = conditions.map((condition) => compiler.condition(condition));
  // The outcome that decides a group, whatever the others are; written as a loop: this runs for every rule and object.
  const deciding: Outcome = node === 'all' ? Outcome.false : Outcome.true;
  const neutral: Outcome = node === 'all' ? Outcome.true : Outcome.false;
  return {
    outcome(instance, self) {
      let result: Outcome = neutral;
      for (let index = 0; index < tests.length; index++) {
        const one = (tests[index] as Test).outcome(instance, self);
        if (one === deciding) return one;
        if (one === Outcome.unknown || (one === Outcome.none && result === neutral)) result = one;
      }
      return result;
    },
    missing: missingIn(tests),
  };
}

/** What keeps each condition of a group unknown that is. */
const missingIn =
  (tests: readonly Test[]): Test['missing'] =>
  (instance, self, into) => {
    for (const test of tests) if (test.outcome(instance, self) === Outcome.unknown) test.missing(instance, self, into);
  };

/** True when so many are true, false when too few can be; else unknown if one is unknown, else none. */
function compileAtLeast({ count, conditions }: NodeOf<'atLeast'>, compiler: Compiler): Test {
  const tests = conditions.map((condition) => compiler.condition(condition));
  return {
    outcome(instance, self) {
      const found: [number, number, number, number] = [0, 0, 0, 0];
      for (const test of tests) found[test.outcome(instance, self)]++;
      if (found[Outcome.true] >= count) return Outcome.true;
      if (tests.length - found[Outcome.false] < count) return Outcome.false;
      return found[Outcome.unknown] > 0 ? Outcome.unknown : Outcome.none;
    },
    missing: missingIn(tests),
  };
}

function compileComparison(comparison: NodeOf<'comparison'>, compiler: Compiler, operators: ComparisonTable): Test {
  const operator = operators.get(comparison.operator) as ComparisonOperator;
  const left = compiler.value(comparison.left, comparison.leftName);
  const right = compiler.value(comparison.right, comparison.rightName ?? comparison.leftName);
  const outcome = comparison.decorator
    ? decorated(comparison.decorator, operator, left, right)
    : plain(operator, left, right);
  return {
    outcome,
    missing(instance, self, into) {
      const before = into.length;
      left.missing(instance, self, into);
      right.missing(instance, self, into);
      // Both sides are there and still nothing is sure: partial dates whose readings disagree.
      if (into.length === before)
        into.push({
          kind: 'inexact',
          objectId: instance.id,
          attribute: comparison.leftName,
          reason: 'the date is not exact enough',
        });
    },
  };
}

/** Numbers and codes first: they are most of all comparisons. */
function plain(operator: ComparisonOperator, left: Formula, right: Formula): Test['outcome'] {
  const { constant } = right;
  if (operator.readsGaps)
    return (instance, self) => operator.test(left.value(instance, self), right.value(instance, self));
  if (constant !== undefined && !(constant instanceof Gap)) {
    return (instance, self) => {
      const value = left.value(instance, self);
      if (typeof value !== 'object' || !(value instanceof Gap)) return operator.test(value, constant);
      return outcomeOf(value);
    };
  }
  return (instance, self) => compare(operator, left.value(instance, self), right.value(instance, self));
}

/** Unknown comes before none. */
function compare(operator: ComparisonOperator, left: FactValue, right: FactValue): Outcome {
  if (left instanceof Gap) {
    const outcome = outcomeOf(left);
    return outcome === Outcome.none && right instanceof Gap ? outcomeOf(right) : outcome;
  }
  return right instanceof Gap ? outcomeOf(right) : operator.test(left, right);
}

/** `someFact:` is any, `everyFact:` all over the elements of the left side. */
function decorated(
  decorator: 'someFact' | 'everyFact',
  operator: ComparisonOperator,
  left: Formula,
  right: Formula,
): Test['outcome'] {
  const fold = decorator === 'someFact' ? anyOf : allOf;
  const test = operator.readsGaps
    ? (a: FactValue, b: FactValue): Outcome => operator.test(a, b)
    : (a: FactValue, b: FactValue): Outcome => compare(operator, a, b);
  return (instance, self) => {
    const list = left.value(instance, self);
    if (list instanceof Gap) return outcomeOf(list);
    const value = right.value(instance, self);
    return fold(list as readonly FactValue[], (element) => test(element, value));
  };
}
