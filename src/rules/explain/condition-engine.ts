import type { Engine } from 'json-rules-engine';
import type { Instance, Program } from '../program/program.js';
import type { Condition } from '../model/expression.js';
import { digestTextOf } from '../../case/digest.js';
import { ConditionFacts } from './condition-facts.js';
import { preparedEngine } from './prepared-engine.js';

/** What json-rules-engine says about a condition in one object. */
export interface Verdict {
  readonly fires: boolean;
  /** Its own result tree with the values it saw. */
  readonly tree: unknown;
}

/** Of how many different facts a condition remembers that it fires. */
const rememberedFacts = 1000;

/**
 * One condition, run through json-rules-engine. Its engines are kept for reuse and never run twice at once: run state
 * lives on the engine, and a second run would silently lose rules of the first.
 */
export class ConditionEngine {
  readonly #idle: Engine[] = [];
  readonly #facts: ConditionFacts;
  /** Digests of the facts on which it fired, so that nothing of a case is kept. */
  readonly #confirmed = new Set<string>();

  constructor(
    program: Program,
    private readonly condition: Condition,
    private readonly name: string,
  ) {
    this.#facts = new ConditionFacts(program, condition);
  }

  /**
   * Undefined when it fired on the same facts before: it sees nothing else of a case, so that it is asked of them once.
   */
  confirm(instance: Instance): Promise<Verdict> | undefined {
    const values = this.#facts.valuesOf(instance, instance);
    const digest = digestTextOf(JSON.stringify(values));
    return this.#confirmed.has(digest) ? undefined : this.#runOn(this.#facts.named(values), digest);
  }

  /** `self` is the object that `this` means, for a condition under `where`. Rejects when the engine drops the rule. */
  async run(instance: Instance, self: Instance = instance): Promise<Verdict> {
    return await this.#runOn(this.#facts.of(instance, self));
  }

  async #runOn(facts: Record<string, unknown>, digest?: string): Promise<Verdict> {
    if (this.condition.node === 'always') return { fires: this.condition.value, tree: this.condition.value };
    const engine = this.#idle.pop() ?? (await this.#anotherEngine());
    const { results, failureResults } = await engine.run(facts);
    this.#idle.push(engine);
    const result = results[0] ?? failureResults[0];
    if (!result || results.length + failureResults.length !== 1)
      throw new Error(`json-rules-engine gave no single result for ${this.name}`);
    if (digest !== undefined && results.length === 1) this.#remember(digest);
    return { fires: results.length === 1, tree: result.toJSON(false).conditions };
  }

  /** The library is loaded for the first condition that is asked for. */
  async #anotherEngine(): Promise<Engine> {
    const { Engine } = await import('json-rules-engine');
    return preparedEngine(Engine, this.condition, this.name);
  }

  /** Those that were told first are forgotten first. */
  #remember(digest: string): void {
    const [first] = this.#confirmed;
    if (this.#confirmed.size >= rememberedFacts && first !== undefined) this.#confirmed.delete(first);
    this.#confirmed.add(digest);
  }
}
