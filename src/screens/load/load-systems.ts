import { basename } from 'node:path';
import { compileProgram } from '../../rules/program/compile-program.js';
import { Findings } from '../../documents/findings.js';
import { loadRuleSystems } from '../../rules/load/load-rule-systems.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { ScreenSet } from '../model/definition.js';
import type { Reading } from '../../documents/reading.js';
import { loadScreenSets } from './load-screen-sets.js';
import type { CaseRules, Systems } from '../model/systems.js';

/**
 * Loads all rule systems with their screens. All findings of all files come in one report, their files named from the
 * folder that was given (`rules/common/...`, `screens/common/...`). With errors among them the systems must not be
 * used.
 */
export function loadSystems(
  rulesDirectory: string,
  screensDirectory: string,
  reading: { readonly rules?: Reading; readonly screens?: Reading } = {},
): { readonly systems: Systems; readonly findings: Findings; readonly loaded: readonly LoadedSystem[] } {
  const rules = loadRuleSystems(rulesDirectory, reading.rules);
  const screens = loadScreenSets(screensDirectory, rules, reading.screens);
  const findings = new Findings();
  findings.addFrom(rules.findings, basename(rulesDirectory));
  findings.addFrom(screens.findings, basename(screensDirectory));
  return { systems: systemsOf(screens.loaded), findings, loaded: screens.loaded };
}

/** A rule system with its screens, as their files say it. */
export interface LoadedSystem {
  readonly ruleSet: RuleSet;
  readonly screens: ScreenSet;
}

/** What serves with loaded systems. */
export const systemsOf = (loaded: readonly LoadedSystem[]): Systems => new LoadedSystems(loaded);

/**
 * Compiles the program of a parameter set when it is first asked for, so that starting does not wait for the others.
 */
class LoadedSystems implements Systems {
  readonly ruleSets: readonly RuleSet[];
  private readonly byCsp = new Map<number, CaseRules>();

  constructor(private readonly loaded: readonly LoadedSystem[]) {
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
