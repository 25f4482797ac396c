import { Findings } from '../../../src/documents/findings.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import type { ScreenSet } from '../../../src/screens/model/definition.js';
import { loadScreens } from '../../../src/screens/load/load-screens.js';
import { inDirectory } from '../run/in-directory.js';
import { tinyRules, tinyScreens } from './tiny-files.js';

/** A file's text with one place changed. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

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

/** Loads the tiny screens after these edits; an empty `find` makes the file, or removes it when `put` is empty too. */
export function loadTinyScreens(...edits: readonly Edit[]): Loaded {
  const files: Record<string, string> = { ...tinyScreens };
  for (const { file, find, put } of edits) {
    const before = files[file] ?? '';
    if (find === '' && put === '') delete files[file];
    else if (find !== '' && before.split(find).length !== 2)
      throw new Error(`${file} has not exactly one place "${find}"`);
    else files[file] = find === '' ? put : before.replace(find, () => put);
  }
  return inDirectory(files, (directory) => {
    const findings = new Findings();
    return { screens: loadScreens(directory, tinyRuleSet(), findings), findings };
  });
}
