import type { Program, Violation } from '../program/program.js';
import type { Rule } from '../model/rule.js';
import { ConditionEngine } from './condition-engine.js';
import { Disagreement } from './disagreement.js';

const engines = new WeakMap<Program, Map<Rule, ConditionEngine>>();

/**
 * Confirms a violation by json-rules-engine; undefined when it confirmed it on the same facts before. Rejects with
 * {@link Disagreement} when the engine does not fire: one of the two evaluators is wrong, and nobody may be told either
 * answer silently.
 */
export function confirmation({ rule, instance }: Violation): Promise<void> | undefined {
  return engineFor(instance.view.program, rule)
    .confirm(instance)
    ?.then(({ fires, tree }) => {
      if (!fires) throw new Disagreement(rule.id, instance.id, tree);
    });
}

function engineFor(program: Program, rule: Rule): ConditionEngine {
  let rules = engines.get(program);
  if (!rules) engines.set(program, (rules = new Map()));
  let engine = rules.get(rule);
  if (!engine) rules.set(rule, (engine = new ConditionEngine(program, rule.violatedWhen, rule.id)));
  return engine;
}
