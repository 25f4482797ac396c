import type { Engine } from 'json-rules-engine';
import { leading } from '../../lists/leading.js';
import type { CompiledCondition, Program, RuleFindings, Undecided, Violation } from '../program/program.js';
import { restingOnFailed } from '../program/failed.js';
import type { Condition } from '../model/expression.js';
import { severityIn } from '../model/rule-set.js';
import { oppositeOf } from '../resolve/opposite-of.js';
import type { Truth } from '../values/outcome.js';
import { ConditionFacts } from './condition-facts.js';
import { Disagreement } from './disagreement.js';
import { preparedEngine } from './prepared-engine.js';
import { runNow, synchronousEngine } from './synchronous-engine.js';

/**
 * A program whose rules and conditions json-rules-engine decides, each by itself (setting `EVALUATOR`): true when it
 * fires, false when it fires on the opposite. It knows two values: where it fires on neither, the compiled program says
 * whether something is unknown or is none, and what is missing. Facts are those of the compiled program.
 */
export function judgedProgram(program: Program): Program {
  const judged = new WeakMap<Condition, CompiledCondition>();
  const compileCondition = (condition: Condition, name = 'a condition'): CompiledCondition => {
    const present = judged.get(condition);
    if (present) return present;
    const made = judgedCondition(program, condition, name);
    judged.set(condition, made);
    return made;
  };
  const judgedByIt: Program = {
    ...program,
    compileCondition: (condition) => compileCondition(condition),
    compileStages(lists) {
      const conditions = lists.map((list) => list.map((condition) => compileCondition(condition)));
      return {
        reached: (instance) =>
          conditions.map((list) => leading(list, (condition) => condition.truth(instance) === 'true')),
      };
    },
    evaluate(view, rules = program.ruleSet.rules): RuleFindings {
      const violations: Violation[] = [];
      const undecided: Undecided[] = [];
      for (const rule of rules) {
        const severity = severityIn(program.parameterSet, rule);
        if (severity === 'off') continue;
        const condition = compileCondition(rule.violatedWhen, rule.id);
        for (const instance of view.instancesOf(rule.scope)) {
          const truth = condition.truth(instance);
          if (truth === 'true') violations.push({ rule, severity, instance });
          if (truth === 'unknown') undecided.push({ rule, severity, instance, missing: condition.missing(instance) });
        }
      }
      return { violations, undecided };
    },
    failed: (view, rules) => restingOnFailed(judgedByIt.evaluate(view, rules).undecided),
  };
  return judgedByIt;
}

function judgedCondition(program: Program, condition: Condition, name: string): CompiledCondition {
  const compiled = program.compileCondition(condition);
  if (condition.node === 'always') return compiled;
  const facts = new ConditionFacts(program, condition);
  const [itself, opposite] = [condition, oppositeOf(condition)].map((each) => firing(each, name)) as [Fires, Fires];
  return {
    truth(instance, self = instance): Truth {
      const seen = facts.of(instance, self);
      if (itself(seen)) return 'true';
      if (opposite(seen)) return 'false';
      const truth = compiled.truth(instance, self);
      if (truth === 'true' || truth === 'false') throw new Disagreement(name, instance.id, seen);
      return truth;
    },
    missing: (instance, self) => compiled.missing(instance, self),
  };
}

type Fires = (facts: object) => boolean;

/** Whether json-rules-engine fires; its engine is prepared when it is first asked. */
function firing(condition: Condition, name: string): Fires {
  let engine: Engine | undefined;
  return (facts) => {
    engine ??= preparedEngine(synchronousEngine(), condition, name);
    const { results, failureResults } = runNow(engine, facts);
    if (results.length + failureResults.length !== 1)
      throw new Error(`json-rules-engine gave no single result for ${name}`);
    return results.length === 1;
  };
}
