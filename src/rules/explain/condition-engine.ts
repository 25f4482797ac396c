import { Engine } from 'json-rules-engine';
import { Gap } from '../values/gap.js';
import type { CompiledValue, Program, Instance } from '../program/program.js';
import type { FactValue } from '../values/fact-value.js';
import type { Condition, Expression } from '../model/expression.js';
import { toEngineJson } from './engine-json.js';
import { guardedOperators } from './guarded-operators.js';

/** What json-rules-engine says about a condition in one object. */
export interface Verdict {
  readonly fires: boolean;
  /** Its own result tree with the values it saw. */
  readonly tree: unknown;
}

/**
 * One condition, run through json-rules-engine. Its engines are kept for reuse and never run twice at once: run state
 * lives on the engine, and a second run would silently lose rules of the first.
 */
export class ConditionEngine {
  readonly #idle: Engine[] = [];
  readonly #facts: ReadonlyMap<string, CompiledValue>;

  constructor(
    program: Program,
    private readonly condition: Condition,
    private readonly name: string,
  ) {
    const expressions = new Map<string, Expression>();
    collectFacts(condition, expressions);
    this.#facts = new Map([...expressions].map(([fact, expression]) => [fact, program.compileValue(expression)]));
  }

  /** `self` is the object that `this` means, for a condition under `where`. Rejects when the engine drops the rule. */
  async run(instance: Instance, self: Instance = instance): Promise<Verdict> {
    if (this.condition.node === 'always') return { fires: this.condition.value, tree: this.condition.value };
    const facts: Record<string, unknown> = {};
    for (const [name, value] of this.#facts) {
      const seen = engineValue(value.value(instance, self));
      if (seen !== undefined) facts[name] = seen;
    }
    const engine = this.#idle.pop() ?? this.#make();
    const { results, failureResults } = await engine.run(facts);
    this.#idle.push(engine);
    const result = results[0] ?? failureResults[0];
    if (!result || results.length + failureResults.length !== 1)
      throw new Error(`json-rules-engine gave no single result for ${this.name}`);
    return { fires: results.length === 1, tree: result.toJSON(false).conditions };
  }

  #make(): Engine {
    const engine = new Engine([], { allowUndefinedFacts: true });
    for (const [name, operator] of Object.entries(guardedOperators)) {
      engine.removeOperator(name);
      engine.addOperator(name, operator);
    }
    const conditions = toEngineJson(this.condition);
    engine.addRule({ name: this.name, conditions: JSON.parse(JSON.stringify(conditions)), event: { type: this.name } });
    return engine;
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
