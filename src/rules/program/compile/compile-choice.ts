import type { NodeOf } from '../../model/expression.js';
import { NONE, OPEN } from '../../values/gap.js';
import { Outcome } from '../../values/outcome.js';
import type { Compiler, Formula } from './compiled.js';
import { missingOf } from './missing.js';

/**
 * The value of the first case whose condition is true; unknown while that of an earlier one is, none without any. The
 * values of the other cases are not asked.
 */
export function compileChoice(choice: NodeOf<'choice'>, compiler: Compiler, label: string): Formula {
  const compiled = choice.cases.map(({ when, is }) => ({
    test: when && compiler.condition(when),
    formula: compiler.value(is, label),
  }));
  const value: Formula['value'] = (instance, self) => {
    for (const [index, { test, formula }] of compiled.entries()) {
      const outcome = test ? test.outcome(instance, self) : Outcome.true;
      if (outcome === Outcome.true) {
        compiler.instrument?.chose?.(choice, index);
        return formula.value(instance, self);
      }
      if (outcome === Outcome.unknown) return OPEN;
    }
    return NONE;
  };
  const missing: Formula['missing'] = (instance, self, into) => {
    for (const { test, formula } of compiled) {
      const outcome = test ? test.outcome(instance, self) : Outcome.true;
      if (outcome === Outcome.unknown) return test?.missing(instance, self, into);
      if (outcome === Outcome.true) return formula.missing(instance, self, into);
    }
  };
  return { value, missing: missingOf(value, label, [{ missing }]) };
}
