import { statSync } from 'node:fs';
import { Findings } from '../../documents/findings/findings.js';
import type { Reading } from '../../documents/reading.js';
import { Sources } from '../../documents/sources.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { ScreenSet } from '../model/definition.js';
import { absentScreens, because } from './absent-screens.js';
import { checkSystemFolders } from './check-system-folders.js';
import { loadScreens } from './load-screens.js';
import { movedScreen } from './moved-screen.js';
import { sharedFolder } from './shared-folder.js';
import { startOf } from '../../documents/position.js';

/**
 * The screens of every rule system from a directory of screens. Of a system with a file that cannot be read, or that
 * is not there, only that is reported: everything else may follow from it.
 *
 * @param rules the systems that could be read, and the names of all
 */
export function loadScreenSets(
  directory: string,
  {
    systems,
    names,
    findings: ofRules,
  }: { readonly systems: readonly RuleSet[]; readonly names: readonly string[]; readonly findings?: Findings },
  { names: told, kept }: Reading = {},
): {
  readonly loaded: readonly { readonly ruleSet: RuleSet; readonly screens: ScreenSet }[];
  readonly findings: Findings;
  /** What the screens show to be wrong in the rules: at places there. */
  readonly inRules: Findings;
} {
  const findings = new Findings(told);
  const inRules = new Findings();
  const found = statSync(directory, { throwIfNoEntry: false });
  if (!found?.isDirectory()) {
    const what = found ? `${directory} is a file` : `there is no folder ${directory}`;
    findings.error(
      startOf('.'),
      'missing-file',
      `${what}; expected the folders ${[sharedFolder, ...names].join(', ')}`,
    );
    return { loaded: [], findings, inRules };
  }
  const sources = new Sources(directory, findings, kept);
  // Without rules every folder would be unknown, and the report says already what is wrong.
  if (names.length > 0) checkSystemFolders(sources, names, inRules);
  const locales = [...new Set(systems.flatMap((ruleSet) => ruleSet.locales))];
  const loaded = systems.map((ruleSet) => {
    const ofSystem = new Findings(told, ofRules?.leftOut);
    const wrongRules = new Findings(undefined, ofRules?.leftOut);
    const screens = loadScreens(sources, ruleSet, locales, { findings: ofSystem, inRules: wrongRules });
    return { ruleSet, screens, found: ofSystem, wrongRules };
  });
  const everything = [findings, ...loaded.map(({ found: ofSystem }) => ofSystem)].flatMap(({ errors }) => errors);
  if (
    everything.length > 0 &&
    names.length > 0 &&
    !sources.has(sharedFolder) &&
    names.some((name) => sources.has(name))
  ) {
    const alone = new Findings();
    const { file, message } = because(sharedFolder, everything);
    alone.error(startOf(file), 'missing-file', message);
    return { loaded, findings: alone, inRules };
  }
  for (const each of loaded) {
    const moved = movedScreen(each, loaded, sources);
    if (!moved) continue;
    sources.refuse(moved.file, 'misplaced-file', moved.message);
    sources.refuseBasis(`${each.ruleSet.system}/texts`, []);
  }
  const read = loaded.filter(({ ruleSet }) => sources.allRead([sharedFolder, ruleSet.system]));
  for (const each of read) {
    const absent = absentScreens(each, read, sources);
    if (absent) sources.refuse(absent.file, 'missing-file', absent.message);
    else {
      findings.addShared(each.found.all);
      inRules.addShared(each.wrongRules.all);
    }
  }
  findings.reportIdle();
  return { loaded, findings, inRules };
}
