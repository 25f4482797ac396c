import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decoded } from '../../documents/encoding.js';
import { Findings } from '../../documents/findings/findings.js';
import { toldOnce } from '../../documents/findings/told-once.js';
import { loadRuleSystems } from '../../rules/load/load-rule-systems.js';
import type { Reading } from '../../documents/reading.js';
import { loadScreenSets } from './load-screen-sets.js';
import { toldByPart } from './missing-ends.js';
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
  all.addFrom(rules.findings, basename(rulesDirectory));
  all.addFrom(screens.findings, basename(screensDirectory));
  const findings = new Findings();
  const loaded = {
    rules: basename(rulesDirectory),
    screens: basename(screensDirectory),
    ruleSets: rules.systems,
    systems: screens.loaded,
  };
  const textOf = (file: string): string | undefined =>
    textBelow(rulesDirectory, file, reading.rules) ?? textBelow(screensDirectory, file, reading.screens);
  findings.repeat(toldOnce(toldByPart(all.all, loaded, textOf)));
  return { systems: systemsOf(screens.loaded), findings, loaded: screens.loaded };
}

/** The text of a file that was read, named from the folder that was given. */
function textBelow(directory: string, file: string, { kept }: Reading = {}): string | undefined {
  if (!file.startsWith(`${basename(directory)}/`)) return undefined;
  const path = join(dirname(directory), file);
  const edited = kept?.text(path);
  if (edited !== undefined) return edited;
  try {
    const content = decoded(readFileSync(path));
    return 'text' in content ? content.text : undefined;
  } catch {
    return undefined;
  }
}
