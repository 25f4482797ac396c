import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Engine } from 'json-rules-engine';
import { LogicEngine } from 'json-logic-engine';
import type { Condition } from '../../src/rules/model/expression.js';
import { toEngineJson } from '../../src/rules/explain/engine-json.js';
import { guardedOperators } from '../../src/rules/explain/guarded-operators.js';
import type { Rule } from '../../src/rules/model/rule.js';
import type { MadeFacts } from './made-rules.js';

/** Says of the facts of one object which rules fire, by their places. */
export type Fired = (facts: MadeFacts) => Promise<readonly number[]>;

const signs: Readonly<Record<string, string>> = {
  lessThan: '<',
  lessThanInclusive: '<=',
  greaterThan: '>',
  greaterThanInclusive: '>=',
  equal: '==',
  notEqual: '!=',
};

type Written<T> = {
  readonly compared: (fact: string, operator: string, value: unknown) => T;
  readonly grouped: (node: 'all' | 'any', of: readonly T[]) => T;
};

/** A made condition in the language of another engine. */
function written<T>(condition: Condition, language: Written<T>): T {
  if (condition.node === 'comparison') {
    const value = condition.right?.node === 'literal' ? condition.right.value : undefined;
    return language.compared(condition.leftName, condition.operator, value);
  }
  if (condition.node !== 'all' && condition.node !== 'any') throw new Error('made rules have groups only');
  return language.grouped(
    condition.node,
    condition.conditions.map((one) => written(one, language)),
  );
}

const places = (values: readonly unknown[]): readonly number[] =>
  values.flatMap((fires, place) => (fires === true ? [place] : []));

/** json-rules-engine with the operators that the service gives it, one run for all rules. */
export function jsonRulesEngine(rules: readonly Rule[]): Fired {
  const engine = new Engine([], { allowUndefinedFacts: true });
  for (const [name, operator] of Object.entries(guardedOperators)) {
    engine.removeOperator(name);
    engine.addOperator(name, operator);
  }
  for (const [place, { violatedWhen }] of rules.entries())
    engine.addRule({
      name: String(place),
      conditions: JSON.parse(JSON.stringify(toEngineJson(violatedWhen))),
      event: { type: String(place) },
    });
  return async (facts) => {
    const { results } = await engine.run(facts);
    return results.map(({ name }) => Number(name)).sort((a, b) => a - b);
  };
}

/** What is used of `@gorules/zen-engine`. */
interface Zen {
  readonly ZenDecisionContent: new (content: object) => object;
  readonly ZenEngine: new () => {
    createDecision(content: object): { evaluate(facts: MadeFacts): Promise<{ readonly result: unknown }> };
  };
}

/** Native, and not there for every platform: a package of its own. */
const peers = resolve('scripts/bench-evaluator/peers/package.json');
export const zenPackage = resolve('scripts/bench-evaluator/peers/node_modules/@gorules/zen-engine/package.json');

/** ZEN: an expression for each rule, compiled ahead; undefined where it is not installed. */
export function zen(rules: readonly Rule[]): Fired | undefined {
  if (!existsSync(zenPackage)) return undefined;
  const { ZenDecisionContent, ZenEngine } = createRequire(peers)('@gorules/zen-engine') as Zen;
  const language: Written<string> = {
    compared: (fact, operator, value) =>
      operator === 'in' || operator === 'notIn'
        ? `${fact} ${operator === 'in' ? 'in' : 'not in'} ${JSON.stringify(value)}`
        : `${fact} ${signs[operator]} ${JSON.stringify(value)}`,
    grouped: (node, of) => `(${of.join(node === 'all' ? ' and ' : ' or ')})`,
  };
  const expressions = rules.map(({ violatedWhen }, place) => ({
    id: `e${place}`,
    key: `r${place}`,
    value: written(violatedWhen, language),
  }));
  const nodes = [
    { id: 'in', name: 'in', type: 'inputNode', content: {} },
    { id: 'rules', name: 'rules', type: 'expressionNode', content: { expressions } },
    { id: 'out', name: 'out', type: 'outputNode', content: {} },
  ];
  const edges = [
    { id: 'a', sourceId: 'in', targetId: 'rules', type: 'edge' },
    { id: 'b', sourceId: 'rules', targetId: 'out', type: 'edge' },
  ];
  const decision = new ZenEngine().createDecision(new ZenDecisionContent({ nodes, edges }));
  return async (facts) => {
    const { result } = await decision.evaluate(facts);
    return places(rules.map((_, place) => (result as Record<string, unknown>)[`r${place}`]));
  };
}

/** json-logic-engine: all rules compiled into one function. */
export function jsonLogic(rules: readonly Rule[]): Fired {
  const language: Written<object> = {
    compared(fact, operator, value) {
      const read = { var: fact };
      if (operator === 'in' || operator === 'notIn') {
        const among = { in: [read, value] };
        return operator === 'in' ? among : { '!': among };
      }
      return { [signs[operator]?.replace(/^([=!])=$/, '$1==') ?? operator]: [read, value] };
    },
    grouped: (node, of) => ({ [node === 'all' ? 'and' : 'or']: of }),
  };
  const run = new LogicEngine().build(rules.map(({ violatedWhen }) => written(violatedWhen, language))) as (
    facts: MadeFacts,
  ) => readonly unknown[];
  return (facts) => Promise.resolve(places(run(facts)));
}
