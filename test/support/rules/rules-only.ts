import { join } from 'node:path';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import type { CaseRules, Systems } from '../../../src/screens/model/systems.js';

const noScreens = { bySourceType: new Map(), messages: new Map() };
let loaded: Systems | undefined;

/** The rules of this repository without its screens, for tests of what never shows one; loaded once. */
export function rulesOnly(): Systems {
  loaded ??= loadRules();
  return loaded;
}

/** The rules of one parameter set. @throws Error when there is none with this id. */
export function rulesOfCsp(csp: number): CaseRules {
  const rules = rulesOnly().forCsp(csp);
  if (!rules) throw new Error(`no parameter set ${csp}`);
  return rules;
}

function loadRules(): Systems {
  const { systems: ruleSets, findings } = loadRuleSystems(join(process.cwd(), 'rules'));
  if (findings.errors.length > 0) throw new Error(findings.report());
  const byCsp = new Map<number, CaseRules>();
  for (const ruleSet of ruleSets) {
    for (const [id, parameterSet] of ruleSet.parameterSets) {
      byCsp.set(id, { ruleSet, parameterSet, program: compileProgram(ruleSet, parameterSet), screens: noScreens });
    }
  }
  return { ruleSets, forCsp: (csp) => byCsp.get(csp) };
}
