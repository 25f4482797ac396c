import type { Findings } from '../../../src/documents/findings/findings.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import type { ScreenSet } from '../../../src/screens/model/definition.js';
import { loadScreenSets } from '../../../src/screens/load/load-screen-sets.js';
import { type Edit, editedFiles } from '../rules/edited-files.js';
import { inDirectory } from '../run/in-directory.js';
import { tinyRules, tinyScreens } from './tiny-files.js';

export interface Loaded {
  readonly screens: ScreenSet;
  readonly findings: Findings;
}

let rules: RuleSet | undefined;

/** The rule set of the tiny rules, loaded once. */
export function tinyRuleSet(): RuleSet {
  rules ??= inDirectory(tinyRules, (directory) => {
    const { systems, findings } = loadRuleSystems(directory);
    const [system] = systems;
    if (!system || findings.errors.length > 0) throw new Error(findings.report());
    return system;
  });
  return rules;
}

/** Loads the tiny screens after these edits. */
export function loadTinyScreens(...edits: readonly Edit[]): Loaded {
  return inDirectory(editedFiles(tinyScreens, edits).files, (directory) => {
    const ruleSet = tinyRuleSet();
    const rules = { systems: [ruleSet], names: [ruleSet.system] };
    const { loaded, findings } = loadScreenSets(directory, rules);
    return { screens: loaded[0]?.screens ?? { bySourceType: new Map(), messages: new Map() }, findings };
  });
}
