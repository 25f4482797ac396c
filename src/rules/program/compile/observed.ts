import type { Condition, NodeOf } from '../../model/expression.js';
import type { ValueOperator } from '../../operators/values/value-operator.js';
import type { Compiler, Test } from './compiled.js';
import type { Instrument } from './instrument.js';

/** A condition that tells the instrument what it comes to, and a comparison the sides that it compared. */
export function observed(condition: Condition, test: Test, instrument: Instrument, compiler: Compiler): Test {
  if (!instrument.decided && !instrument.compared) return test;
  const sides =
    instrument.compared && condition.node === 'comparison'
      ? { comparison: condition, left: condition.left, right: condition.right }
      : undefined;
  const left = sides && compiler.value(sides.left, sides.comparison.leftName);
  const right = sides && compiler.value(sides.right, sides.comparison.leftName);
  return {
    outcome(instance, self) {
      const outcome = test.outcome(instance, self);
      instrument.decided?.(condition, outcome);
      if (sides && left && right)
        instrument.compared?.(sides.comparison, left.value(instance, self), right.value(instance, self));
      return outcome;
    },
    missing: test.missing,
  };
}

/** How an operator evaluates its values, telling the instrument which way it went. */
export function watchedWays(
  operation: NodeOf<'operation'>,
  { ways, evaluate }: ValueOperator,
  instrument: Instrument | undefined,
): ValueOperator['evaluate'] {
  if (!ways || !instrument?.went) return evaluate;
  return (values, options) => {
    const way = ways.went(values);
    if (way !== undefined) instrument.went?.(operation, way);
    return evaluate(values, options);
  };
}
