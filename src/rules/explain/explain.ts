import type { Explained, Program, Violation } from '../program/program.js';
import type { Rule } from '../model/rule.js';
import { ConditionEngine } from './condition-engine.js';
import { Disagreement } from './disagreement.js';

const engines = new WeakMap<Program, Map<Rule, ConditionEngine>>();

/**
 * A violation confirmed by json-rules-engine, with its result tree and the values it saw. Rejects with {@link
 * Disagreement} when the engine does not fire: one of the two evaluators is wrong, and nobody may be told either answer
 * silently.
 */
export async function explain(violation: Violation): Promise<Explained> {
  const { rule, instance } = violation;
  const { fires, tree } = await engineFor(instance.view.program, rule).run(instance);
  if (!fires) throw new Disagreement(rule.id, instance.id, tree);
  return { ...violation, explanation: tree };
}

function engineFor(program: Program, rule: Rule): ConditionEngine {
  let rules = engines.get(program);
  if (!rules) engines.set(program, (rules = new Map()));
  let engine = rules.get(rule);
  if (!engine) rules.set(rule, (engine = new ConditionEngine(program, rule.violatedWhen, rule.id)));
  return engine;
}
