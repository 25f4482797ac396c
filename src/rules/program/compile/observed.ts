import type { Condition } from '../../model/expression.js';
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
