import { statSync } from 'node:fs';
import { Findings } from '../../documents/findings/findings.js';
import { placeOf, startOf } from '../../documents/position.js';
import type { RuleSet } from '../model/rule-set.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { buildRuleSet, layout } from './build-rule-set.js';
import { ruleSetSchema } from './rule-set-schema.js';
import type { Reading } from '../../documents/reading.js';
import { absentPart } from './absent-part.js';
import { withLostEntries } from './catalogues/lost-entries.js';
import { lostAttributes } from './objects/lost-attributes.js';
import { movedNotices } from './moved-notices.js';
import { Sources } from '../../documents/sources.js';

/**
 * Loads every rule system below a directory (rule language, "What loading proves"): each folder whose `rule-set.yaml`
 * has versions, with what it includes. Nothing is thrown: a missing file is a finding like any other, and all findings
 * of all files come in one report. A rule set with errors must not be used.
 *
 * Of a system with a file that cannot be read only that is reported, and the system is left out: everything else may
 * follow from it. `names` has all.
 */
export function loadRuleSystems(
  directory: string,
  reading: Reading = {},
): {
  readonly systems: readonly RuleSet[];
  readonly names: readonly string[];
  readonly findings: Findings;
} {
  const findings = new Findings(reading.names);
  const sources = new Sources(directory, findings, reading.kept);
  const names = sources.folders().filter((folder) => isSystem(folder, sources));
  const included = new Set<string>();
  const systems = names.flatMap((name) => loadSystem(name, sources, findings, included) ?? []);
  if (names.length === 0 && sources.allRead(sources.folders())) {
    findings.error(
      startOf('.'),
      'missing-file',
      `${whatIsThere(directory)}; expected a folder with a rule-set.yaml for each rule system`,
    );
  }
  checkParameterSetIds(systems, findings);
  const areWell = names.every((name) => included.has(name) && !sources.isBroken(`${name}/rule-set.yaml`));
  if (names.length > 0 && areWell) checkIncluded(included, sources);
  findings.reportIdle();
  return { systems, names, findings };
}

/** Beside the folders of rule systems: no system includes it, and the tools of authors read it. */
const ofTools: readonly string[] = ['personas'];

/** A folder that no system includes would silently be passed over. */
function checkIncluded(included: ReadonlySet<string>, sources: Sources): void {
  const known: readonly string[] = layout;
  for (const folder of sources.folders()) {
    if (included.has(folder) || ofTools.includes(folder)) continue;
    const why = known.includes(folder)
      ? `it belongs into one of them: ${[...included].map((each) => `${each}/${folder}`).join(', ')}`
      : `expected its name under "includes" of a rule-set.yaml${didYouMean(folder, [...included, ...ofTools])}`;
    sources.refuse(folder, 'unknown-file', `no rule system includes the folder "${folder}"; ${why}`);
  }
}

/** Undefined when a file of it cannot be read: what that file defines would be missed everywhere. */
function loadSystem(name: string, sources: Sources, findings: Findings, included: Set<string>): RuleSet | undefined {
  const found = new Findings(findings.names);
  const built = buildRuleSet(name, sources, found);
  for (const folder of built?.folders ?? []) included.add(folder);
  if (!sources.allRead(built?.folders ?? [name])) {
    // What cannot be read has said why; were it not so, nothing would be told at all.
    if (findings.errors.length === 0) findings.repeat(found.all);
    return undefined;
  }
  for (const each of found.leftOut) findings.leaveOut(each);
  const absent = built && absentPart(built, sources, found);
  if (absent) {
    sources.refuse(absent.file, 'missing-file', absent.message);
    for (const each of absent.names) findings.leaveOut(each);
    return undefined;
  }
  const moved = built && movedNotices(built.folders, sources, found);
  if (moved) {
    sources.refuse(moved.file, 'missing-file', moved.message);
    return undefined;
  }
  const lost = built && lostAttributes(built.ruleSet, sources, found);
  if (lost) {
    sources.refuseBasis(lost.at.file, [lost]);
    return undefined;
  }
  // What is wrong with a number whose point stands between thousands is wrong because of that.
  const points = findings.all.filter(({ code }) => code === 'misplaced-point');
  const misread = new Set(points.map(({ at }) => placeOf(at)));
  const told = found.all.filter(({ at }) => !misread.has(placeOf(at)));
  findings.addShared(built ? withLostEntries(told, [built.ruleSet]) : told);
  return built?.ruleSet;
}

function whatIsThere(directory: string): string {
  const found = statSync(directory, { throwIfNoEntry: false });
  if (!found) return `there is no folder ${directory}`;
  return found.isDirectory() ? `there is no rule system in ${directory}` : `${directory} is a file`;
}

/** A folder without versions is there to be included; of one that cannot be read nobody knows. */
function isSystem(folder: string, sources: Sources): boolean {
  const file = `${folder}/rule-set.yaml`;
  if (!sources.has(file)) return false;
  const document = sources.document(file, ruleSetSchema);
  return document === undefined || document.member('versions').present;
}

/** The id chooses the system (decisions, "Rule systems and versions"). */
function checkParameterSetIds(systems: readonly RuleSet[], findings: Findings): void {
  const owners = new Map<number, string>();
  for (const { system, parameterSets } of systems) {
    for (const id of parameterSets.keys()) {
      const owner = owners.get(id);
      const at = startOf(`${system}/csp/${id}.yaml`);
      if (owner !== undefined)
        findings.error(at, 'duplicate-id', `the parameter set ${id} belongs to the system ${owner} already`);
      owners.set(id, system);
    }
  }
}
