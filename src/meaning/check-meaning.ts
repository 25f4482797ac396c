import type { FindingRow } from '../documents/finding-codes/finding-row.js';
import { meaningFindings } from '../documents/finding-codes/meaning-findings.js';
import { Findings } from '../documents/findings.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { Rule } from '../rules/model/rule.js';
import type { CaseRules, Systems } from '../screens/model/systems.js';
import { checkConditions } from './check-conditions.js';
import { checkTables } from './check-tables.js';
import { checkUse } from './check-use.js';
import type { Everywhere, MeaningCode } from './everywhere.js';

/** What is found about files of rules and about files of screens; each is named from its own folder. */
export interface MeaningFindings {
  readonly rules: Findings;
  readonly screens: Findings;
}

/**
 * What rules and screens mean, jointly, under every parameter set (rule language, "What checking proves"); only of data
 * that loads without an error. What is written once for several sets or systems is a finding when it is so in all.
 */
export function checkMeaning(sets: Iterable<CaseRules>): MeaningFindings {
  const found: MeaningFindings = { rules: new Findings(), screens: new Findings() };
  const seen = new Set<RuleSet>();
  const everywhere = new Map<string, Everywhere[]>();
  for (const set of sets) {
    for (const { at, code, message } of checkTables(set)) found.rules[severityOf(code)](at, code, message);
    const { ruleSet } = set;
    const used = seen.has(ruleSet) ? [] : checkUse(set);
    seen.add(ruleSet);
    for (const each of [...checkConditions(set), ...used]) {
      const { file, line, column } = each.at;
      const key = `${each.about} ${file}:${line}:${column} ${each.code} ${each.message}`;
      const others = everywhere.get(key);
      if (others) others.push(each);
      else everywhere.set(key, [each]);
    }
  }
  const intended = new Map<Rule, boolean>();
  for (const [first, ...others] of everywhere.values()) {
    const holds = first?.holds === true && others.every((each) => each.holds);
    const rule = first?.intended;
    if (rule) intended.set(rule, (intended.get(rule) ?? false) || holds);
    else if (holds) found[first.about][severityOf(first.code)](first.at, first.code, first.message);
  }
  for (const [{ id, at }, needed] of intended)
    if (!needed) found.rules.error(at, 'surplus-key', `nothing is found of the rule ${id} that could be intended`);
  return found;
}

const severityOf = (code: MeaningCode): 'error' | 'warning' =>
  (meaningFindings[code] as FindingRow).severity ?? 'error';

/** Every parameter set of every system, with its screens. */
export function* setsOf(systems: Systems): Iterable<CaseRules> {
  for (const { parameterSets } of systems.ruleSets)
    for (const id of parameterSets.keys()) {
      const rules = systems.forCsp(id);
      if (rules) yield rules;
    }
}
