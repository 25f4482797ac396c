import { remembered } from '../../lists/remembered.js';
import type { Condition, DerivedFact, Expression } from '../../rules/model/expression.js';
import type { Rule } from '../../rules/model/rule.js';
import type { ParameterSet, RuleSet } from '../../rules/model/rule-set.js';
import { compileProgram } from '../../rules/program/compile-program.js';
import type { CaseRules } from '../../screens/model/systems.js';
import type { Repair } from './repair.js';
import type { Mended } from './slip.js';

/**
 * The rules as they would be without the slips that were found: what follows from those is not looked at again. Only
 * rules are mended, and parameters; what reads a fact holds the fact itself.
 */
export function* mendedSets(sets: Iterable<CaseRules>, repairs: readonly Repair[]): Iterable<CaseRules> {
  const told = repairs.filter(({ isGuess }) => !isGuess);
  const mended = new Map<RuleSet, RuleSet>();
  for (const set of sets) {
    const changes = told.flatMap((repair) => repair.mended.get(set.ruleSet) ?? []);
    if (changes.length === 0) {
      yield set;
      continue;
    }
    const ruleSet = remembered(mended, set.ruleSet, () => mendedRuleSet(set.ruleSet, changes));
    const parameterSet = ruleSet.parameterSets.get(set.parameterSet.id) as ParameterSet;
    yield { ...set, ruleSet, parameterSet, program: compileProgram(ruleSet, parameterSet) };
  }
}

/** A rule set with these changes. */
export function mendedRuleSet(ruleSet: RuleSet, changes: readonly Mended[]): RuleSet {
  const instead = new Map<object, object>(
    changes.flatMap((change) =>
      change.of === 'tree' ? [[change.written, change.by] as const] : change.of === 'trees' ? [...change.by] : [],
    ),
  );
  const rules = instead.size === 0 ? ruleSet.rules : ruleSet.rules.map((rule) => mendedRule(rule, instead));
  const renamed = new Map(ruleSet.rules.map((rule, index) => [rule as Rule | DerivedFact, rules[index] as Rule]));
  const tests = ruleSet.tests.map((test) => ({ ...test, of: renamed.get(test.of) ?? test.of }));
  const sets = [...ruleSet.parameterSets].map(([id, set]) => [id, mendedSet(set, changes)] as const);
  return { ...ruleSet, rules, tests, parameterSets: new Map(sets) };
}

function mendedSet(set: ParameterSet, changes: readonly Mended[]): ParameterSet {
  const values = new Map(set.values);
  for (const change of changes) {
    const written = change.of === 'parameter' ? values.get(change.name) : undefined;
    const value = change.of === 'parameter' && written && change.value(written);
    if (change.of === 'parameter' && value) values.set(change.name, value);
  }
  return { ...set, values };
}

function mendedRule(rule: Rule, instead: ReadonlyMap<object, object>): Rule {
  const own = new Map<DerivedFact, DerivedFact>();
  const ownFacts = new Set(rule.with.values());
  const factOf = (fact: DerivedFact): DerivedFact =>
    ownFacts.has(fact) ? remembered(own, fact, () => same(fact, { ...fact, is: rebuilt(fact.is) })) : fact;
  const same = (fact: DerivedFact, made: DerivedFact): DerivedFact => (made.is === fact.is ? fact : made);
  const rebuilt = <T extends Condition | Expression>(whole: T): T => {
    const by = instead.get(whole);
    if (by) return by as T;
    if (whole.node === 'derived') {
      const fact = factOf(whole.fact);
      return fact === whole.fact ? whole : { ...whole, fact };
    }
    const entries = Object.entries(whole).map(([key, value]) => [key, parts(value)] as const);
    return entries.every(([key, value]) => value === (whole as Record<string, unknown>)[key])
      ? whole
      : (Object.fromEntries(entries) as T);
  };
  /** Values and conditions, and lists and cases of such; whatever else stands in a node is as it was. */
  const parts = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if ('node' in value && 'type' in value) return rebuilt(value as Expression);
    if ('node' in value) return rebuilt(value as Condition);
    if (Array.isArray(value)) return sameItems(value, value.map(parts));
    if (Object.getPrototypeOf(value) !== Object.prototype || !holdsNodes(value)) return value;
    const entries = Object.entries(value).map(([key, each]) => [key, parts(each)] as const);
    return entries.every(([key, each]) => each === (value as Record<string, unknown>)[key])
      ? value
      : Object.fromEntries(entries);
  };
  const violatedWhen = rebuilt(rule.violatedWhen);
  const facts = new Map([...rule.with].map(([name, fact]) => [name, factOf(fact)]));
  const isChanged = violatedWhen !== rule.violatedWhen || [...facts.values()].some((fact) => !ownFacts.has(fact));
  return isChanged ? { ...rule, violatedWhen, with: facts } : rule;
}

/** The cases of a choice, and the inputs of a table. */
const holdsNodes = (value: object): boolean =>
  Object.values(value).some((each) => typeof each === 'object' && each !== null && 'node' in each);

const sameItems = (written: readonly unknown[], made: readonly unknown[]): readonly unknown[] =>
  written.every((each, index) => each === made[index]) ? written : made;
