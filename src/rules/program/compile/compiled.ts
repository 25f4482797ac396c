import type { Gap, Missing } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import type { Condition, Expression, DerivedFact, RelationPath } from '../../model/expression.js';
import type { ParameterSet, RuleSet } from '../../model/rule-set.js';
import type { Outcome } from '../../values/outcome.js';
import type { CaseInstance } from '../evaluated-view.js';
import type { Instrument } from './instrument.js';
import type { SetUnits } from '../set-units.js';

/** A compiled value. `self` is the object that `this` means; outside `where` the instance itself. */
export interface Formula {
  value(instance: CaseInstance, self: CaseInstance): FactValue;
  /** Adds what the value lacks; nothing when it is there, or none. */
  missing(instance: CaseInstance, self: CaseInstance, into: Missing[]): void;
  /** The value when it is the same for every instance. */
  readonly constant?: FactValue;
}

/** A compiled condition. */
export interface Test {
  outcome(instance: CaseInstance, self: CaseInstance): Outcome;
  /** Adds what keeps it unknown; asked only when it is. */
  missing(instance: CaseInstance, self: CaseInstance, into: Missing[]): void;
}

/** A compiled relation. */
export interface Way {
  /** To-one: a list of at most one object, a Gap while undecided. */
  targets(instance: CaseInstance): readonly CaseInstance[] | Gap;
  missing(instance: CaseInstance, into: Missing[]): void;
}

/** What compiling one node asks of the others. `label` names the fact that a failure is reported under. */
export interface Compiler {
  readonly ruleSet: RuleSet;
  readonly parameterSet: ParameterSet;
  readonly units: SetUnits;
  readonly instrument?: Instrument | undefined;
  value(expression: Expression, label: string): Formula;
  condition(condition: Condition): Test;
  /** The same as closures, for generated code that calls what it does not hold itself. */
  plain(condition: Condition): Test;
  derived(fact: DerivedFact): Formula;
  way(relation: RelationPath): Way;
}
