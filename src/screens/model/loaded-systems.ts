import type { RuleSet } from '../../rules/model/rule-set.js';
import { compileProgram } from '../../rules/program/compile-program.js';
import type { ScreenSet } from './definition.js';
import type { CaseRules, Systems } from './systems.js';

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
