import type { Position } from '../../documents/position.js';
import type { Condition, Expression } from '../../rules/model/expression.js';
import type { ParameterValue } from '../../rules/model/parameter.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { comparisonOperators } from '../../rules/operators/comparisons.js';
import { compileProgram } from '../../rules/program/compile-program.js';
import type { Program } from '../../rules/program/program.js';

/**
 * What was mistaken: the unit of a parameter, an operator or connective, a name for a parameter that the examples give,
 * for another name, a value of a parameter set, or something that should not be there.
 */
export type SlipKind = 'unit' | 'operator' | 'given' | 'name' | 'value' | 'surplus';

/** A slip that somebody may have made in one place: where, and what would stand there without it. */
export interface Slip {
  readonly kind: SlipKind;
  /** Where it is written. */
  readonly at: Position;
  /** `with any of 3 instead of all of 3`, `if age lessThan 18 becomes age lessThanInclusive 18`. */
  readonly how: string;
  readonly mended: Mended;
}

/** What is evaluated instead of what is written. */
export type Mended =
  | { readonly of: 'tree'; readonly written: Condition | Expression; readonly by: Condition | Expression }
  /** Two places of one tree that were exchanged. */
  | { readonly of: 'trees'; readonly by: ReadonlyMap<Condition | Expression, Condition | Expression> }
  | {
      readonly of: 'parameter';
      readonly name: string;
      /** Undefined: what is given otherwise in some sets or examples is left as it is. */
      value(written: ParameterValue): ParameterValue | undefined;
    };

/** The program of a parameter set without the slip. */
export function mendedProgram(ruleSet: RuleSet, parameterSet: ParameterSet, mended: Mended): Program {
  if (mended.of === 'parameter') {
    const written = parameterSet.values.get(mended.name);
    const value = written && mended.value(written);
    const changed = value
      ? { ...parameterSet, values: new Map(parameterSet.values).set(mended.name, value) }
      : undefined;
    return compileProgram(ruleSet, changed ?? parameterSet, comparisonOperators, {});
  }
  const instead = mended.of === 'tree' ? new Map([[mended.written, mended.by]]) : mended.by;
  return compileProgram(ruleSet, parameterSet, comparisonOperators, { instead });
}
