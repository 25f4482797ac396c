import { Engine } from 'json-rules-engine';
import type { Instance, Program } from '../program/program.js';
import type { Condition } from '../model/expression.js';
import { ConditionFacts } from './condition-facts.js';
import { preparedEngine } from './prepared-engine.js';

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
  readonly #facts: ConditionFacts;

  constructor(
    program: Program,
    private readonly condition: Condition,
    private readonly name: string,
  ) {
    this.#facts = new ConditionFacts(program, condition);
  }

  /** `self` is the object that `this` means, for a condition under `where`. Rejects when the engine drops the rule. */
  async run(instance: Instance, self: Instance = instance): Promise<Verdict> {
    if (this.condition.node === 'always') return { fires: this.condition.value, tree: this.condition.value };
    const engine = this.#idle.pop() ?? preparedEngine(Engine, this.condition, this.name);
    const { results, failureResults } = await engine.run(this.#facts.of(instance, self));
    this.#idle.push(engine);
    const result = results[0] ?? failureResults[0];
    if (!result || results.length + failureResults.length !== 1)
      throw new Error(`json-rules-engine gave no single result for ${this.name}`);
    return { fires: results.length === 1, tree: result.toJSON(false).conditions };
  }
}
