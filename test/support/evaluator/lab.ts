import { resolve } from 'node:path';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import type { Program } from '../../../src/rules/program/program.js';
import type { PartialDate } from '../../../src/case/values/date.js';
import type { Condition, Expression, FactType, DerivedFact } from '../../../src/rules/model/expression.js';
import { resolveCondition } from '../../../src/rules/resolve/resolve-condition.js';
import { resolveExpression } from '../../../src/rules/resolve/resolve-expression.js';
import type { FactTable, ResolveScope } from '../../../src/rules/resolve/resolve-scope.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { loadedModel } from '../../../src/rules/load/rules/loaded-model.js';
import type { ParameterSet, RuleSet } from '../../../src/rules/model/rule-set.js';
import { locate, type Written } from './located.js';

/** The day on which everything in the laboratory happens. */
export const labDay: PartialDate = { year: 2026, month: 11, day: 21 };

const { systems, findings } = loadRuleSystems(resolve('test/support/evaluator/rules'));
if (findings.all.length > 0) throw new Error(findings.report());
const [loaded] = systems;
const [loadedSet] = loaded?.parameterSets.values() ?? [];
if (!loaded || !loadedSet) throw new Error('the laboratory has no rule system');
const model = loadedModel(loaded);

/** A small rule system of every kind of attribute, relation and derived fact, for tests of the evaluator alone. */
export const lab: { readonly ruleSet: RuleSet; readonly parameterSet: ParameterSet; readonly program: Program } = {
  ruleSet: loaded,
  parameterSet: loadedSet,
  program: compileProgram(loaded, loadedSet),
};

export function labScope(kind: string, own?: FactTable): ResolveScope {
  const found = model.kinds.get(kind);
  if (!found) throw new Error(`the laboratory has no ${kind}`);
  return { model, kind: found, ...(own ? { with: own } : {}) };
}

/** The resolved condition; throws its findings. */
export function labCondition(written: Written, scope: ResolveScope): Condition {
  const problems = new Findings();
  const condition = resolveCondition(locate(written), scope, problems);
  if (!condition) throw new Error(problems.report());
  return condition;
}

/** The resolved value; throws its findings. */
export function labValue(written: Written, scope: ResolveScope, expected?: FactType): Expression {
  const problems = new Findings();
  const expression = resolveExpression(locate(written), scope, problems, expected);
  if (!expression) throw new Error(problems.report());
  return expression;
}

/** Derived facts of one test, as `with` has them; their slots lie behind all others. */
export function labFacts(
  kind: string,
  written: Readonly<Record<string, Written>>,
): FactTable & { readonly facts: ReadonlyMap<string, DerivedFact> } {
  const facts = new Map<string, DerivedFact>();
  for (const [name, value] of Object.entries(written)) {
    const is = labValue(value, labScope(kind));
    facts.set(name, {
      name,
      scope: kind,
      type: is.type,
      is,
      slot: 1000 + facts.size,
      at: { file: 'test.yaml', line: 1, column: 1 },
    });
  }
  return { facts, factNames: new Set(facts.keys()), fact: (name) => facts.get(name) };
}
