import { basename } from 'node:path';
import { compileProgram } from '../../rules/program/compile-program.js';
import { Findings } from '../../documents/findings.js';
import { loadRuleSystems } from '../../rules/load/load-rule-systems.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { ScreenSet } from '../model/definition.js';
import { checkSystemFolders } from './check-system-folders.js';
import { loadScreens } from './load-screens.js';
import type { CaseRules, Systems } from '../model/systems.js';

/**
 * Loads all rule systems with their screens. All findings of all files come in one report, their files named from the
 * folder that was given (`rules/common/...`, `screens/common/...`). With errors among them the systems must not be
 * used.
 */
export function loadSystems(
  rulesDirectory: string,
  screensDirectory: string,
): { readonly systems: Systems; readonly findings: Findings } {
  const rules = loadRuleSystems(rulesDirectory);
  const screenFindings = new Findings();
  const loaded = rules.systems.map((ruleSet) => ({
    ruleSet,
    screens: loadScreens(screensDirectory, ruleSet, screenFindings),
  }));
  const names = rules.systems.map(({ system }) => system);
  // Without rules every folder would be unknown, and the report says already what is wrong.
  if (names.length > 0) checkSystemFolders(screensDirectory, names, screenFindings);
  const findings = new Findings();
  findings.addFrom(rules.findings, basename(rulesDirectory));
  findings.addFrom(screenFindings, basename(screensDirectory));
  return { systems: new LoadedSystems(loaded), findings };
}

/**
 * Compiles the program of a parameter set when it is first asked for, so that starting does not wait for the others.
 */
class LoadedSystems implements Systems {
  readonly ruleSets: readonly RuleSet[];
  private readonly byCsp = new Map<number, CaseRules>();

  constructor(private readonly loaded: readonly { readonly ruleSet: RuleSet; readonly screens: ScreenSet }[]) {
    this.ruleSets = loaded.map(({ ruleSet }) => ruleSet);
  }

  forCsp(csp: number): CaseRules | undefined {
    const present = this.byCsp.get(csp);
    if (present) return present;
    for (const { ruleSet, screens } of this.loaded) {
      const parameterSet = ruleSet.parameterSets.get(csp);
      if (!parameterSet) continue;
      const rules: CaseRules = { ruleSet, parameterSet, program: compileProgram(ruleSet, parameterSet), screens };
      this.byCsp.set(csp, rules);
      return rules;
    }
    return undefined;
  }
}
