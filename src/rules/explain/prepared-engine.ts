import type { Engine } from 'json-rules-engine';
import type { Condition } from '../model/expression.js';
import { toEngineJson } from './engine-json.js';
import { guardedOperators } from './guarded-operators.js';

/** An engine with our operators and one rule, which fires when the condition is true. */
export function preparedEngine(Kind: typeof Engine, condition: Condition, name: string): Engine {
  const engine = new Kind([], { allowUndefinedFacts: true });
  for (const [operatorName, operator] of Object.entries(guardedOperators)) {
    engine.removeOperator(operatorName);
    engine.addOperator(operatorName, operator);
  }
  engine.addRule({ name, conditions: JSON.parse(JSON.stringify(toEngineJson(condition))), event: { type: name } });
  return engine;
}
