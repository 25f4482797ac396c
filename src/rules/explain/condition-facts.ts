import type { CompiledValue, Instance, Program } from '../program/program.js';
import type { Condition, Expression } from '../model/expression.js';
import type { FactValue } from '../values/fact-value.js';
import { Gap } from '../values/gap.js';

/** The facts of a condition, as json-rules-engine is given them: computed by the program, by the names that it uses. */
export class ConditionFacts {
  readonly #names: readonly string[];
  readonly #values: readonly CompiledValue[];

  constructor(program: Program, condition: Condition) {
    const expressions = new Map<string, Expression>();
    collectFacts(condition, expressions);
    this.#names = [...expressions.keys()];
    this.#values = [...expressions.values()].map((expression) => program.compileValue(expression));
  }

  of(instance: Instance, self: Instance): Record<string, unknown> {
    return this.named(this.valuesOf(instance, self));
  }

  /** What the condition sees of an object, undefined where something is not there. */
  valuesOf(instance: Instance, self: Instance): readonly unknown[] {
    return this.#values.map((value) => engineValue(value.value(instance, self)));
  }

  /** The same by name, without what is not there. */
  named(values: readonly unknown[]): Record<string, unknown> {
    return Object.fromEntries(
      this.#names.flatMap((name, index) => (values[index] === undefined ? [] : [[name, values[index]]])),
    );
  }
}

/** A value as json-rules-engine is given it: what is not there is undefined, in lists too. */
function engineValue(value: FactValue): unknown {
  if (value instanceof Gap) return undefined;
  return Array.isArray(value) ? (value as readonly FactValue[]).map(engineValue) : value;
}

function collectFacts(condition: Condition, into: Map<string, Expression>): void {
  if (condition.node === 'always') return;
  if (condition.node !== 'comparison') {
    for (const one of condition.conditions) collectFacts(one, into);
    return;
  }
  into.set(condition.leftName, condition.left);
  if (condition.rightName !== undefined && condition.right) into.set(condition.rightName, condition.right);
}
