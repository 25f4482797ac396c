import { basename } from 'node:path';
import { Findings } from '../../documents/findings/findings.js';
import { toldOnce } from '../../documents/findings/told-once.js';
import { loadRuleSystems } from '../../rules/load/load-rule-systems.js';
import type { Reading } from '../../documents/reading.js';
import { loadScreenSets } from './load-screen-sets.js';
import { type LoadedSystem, systemsOf } from '../model/loaded-systems.js';
import type { Systems } from '../model/systems.js';

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
  const all = new Findings();
  all.addFrom(withoutMissed(rules.findings, screens.inRules), basename(rulesDirectory));
  all.addFrom(screens.inRules, basename(rulesDirectory));
  all.addFrom(screens.findings, basename(screensDirectory));
  const findings = new Findings();
  findings.repeat(toldOnce(all.all));
  return { systems: systemsOf(screens.loaded), findings, loaded: screens.loaded };
}

/** What a system defined that is not there is missed wherever the shared files name it: that is told once. */
function withoutMissed(rules: Findings, inRules: Findings): Findings {
  if (!inRules.all.some(({ code }) => code === 'missing-file')) return rules;
  const told = new Findings();
  told.repeat(rules.all.filter(({ about }) => about === undefined));
  return told;
}
