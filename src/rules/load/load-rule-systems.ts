import { statSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { Findings } from '../../documents/findings/findings.js';
import { placeOf, startOf } from '../../documents/position.js';
import type { RuleSet } from '../model/rule-set.js';
import { didYouMean, nearest } from '../../documents/findings/nearest.js';
import { buildRuleSet, layout } from './build-rule-set.js';
import { ruleSetSchema } from './rule-set-schema.js';
import type { Reading } from '../../documents/reading.js';
import { absentPart } from './absent-part.js';
import { withLostEntries } from './catalogues/lost-entries.js';
import { lostAttributes } from './objects/lost-attributes.js';
import { withWrongKinds } from './objects/wrong-kinds.js';
import { movedFiles } from './moved-file.js';
import { withWrongUnits } from './parameters/wrong-units.js';
import { movedNotices } from './moved-notices.js';
import { lostFacts } from './rules/lost-facts.js';
import { lostRules } from './rules/lost-rules.js';
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
  const built = names.flatMap((name) => buildSystem(name, sources, findings, included) ?? []);
  leaveOutMisnamed(included, sources, findings);
  const moved = refuseMoved(built, sources);
  const open = built.filter((each) => !moved.has(each.name) && !refusesCause(each, sources, findings));
  const systems = open.flatMap((each) => tellSystem(each, sources, findings) ?? []);
  if (names.length === 0 && sources.allRead(sources.folders())) {
    findings.error(
      startOf('.'),
      'missing-file',
      `${whatIsThere(directory)}; expected a folder with a rule-set.yaml for each rule system`,
    );
  }
  checkParameterSetIds(systems, findings);
  const areWell = names.every((name) => included.has(name) && !sources.isBroken(`${name}/rule-set.yaml`));
  const lost = names.length > 0 && areWell ? checkIncluded(included, sources) : [];
  findings.reportIdle();
  return { systems, names: [...names, ...lost], findings };
}

/** Beside the folders of rule systems: no system includes it, and the tools of authors read it. */
const ofTools: readonly string[] = ['personas'];

/**
 * A folder that no system includes would silently be passed over. Returns those that are systems, but for their
 * `rule-set.yaml`.
 */
function checkIncluded(included: ReadonlySet<string>, sources: Sources): readonly string[] {
  const known: readonly string[] = layout;
  const others = sources.folders().filter((folder) => !included.has(folder) && !ofTools.includes(folder));
  const lost = others.filter((folder) => tellLostHeader(folder, sources));
  for (const folder of others.filter((each) => !lost.includes(each))) {
    const why = known.includes(folder)
      ? `it belongs into one of them: ${[...included].map((each) => `${each}/${folder}`).join(', ')}`
      : `expected its name under "includes" of a rule-set.yaml${didYouMean(folder, [...included, ...ofTools])}`;
    sources.refuse(folder, 'unknown-file', `no rule system includes the folder "${folder}"; ${why}`);
  }
  return lost;
}

/** Only a system has parameter sets: without what its `rule-set.yaml` says it would silently be none. */
function tellLostHeader(folder: string, sources: Sources): boolean {
  if (!sources.folders(folder).includes('csp')) return false;
  const header = `${folder}/rule-set.yaml`;
  const files = sources.files(folder, '').map((file) => file.slice(folder.length + 1));
  const misnamed = nearest('rule-set.yaml', files);
  const isNone = `without it the folder "${folder}" is no rule system`;
  if (sources.has(header))
    sources.refuse(header, 'missing-key', `the key "versions" is missing, or no system includes this; ${isNone}`);
  else if (misnamed === undefined)
    sources.refuse(header, 'missing-file', `there is no rule-set.yaml beside the parameter sets; ${isNone}`);
  else {
    const message = `nothing reads "${misnamed}" (did you mean rule-set.yaml?); ${isNone}`;
    sources.refuse(`${folder}/${misnamed}`, 'unknown-file', message);
  }
  return true;
}

/** A system as it was read, and what was found of it. */
interface BuiltSystem {
  readonly name: string;
  readonly built: ReturnType<typeof buildRuleSet>;
  readonly found: Findings;
}

function buildSystem(name: string, sources: Sources, findings: Findings, included: Set<string>): BuiltSystem {
  const found = new Findings(findings.names);
  const built = buildRuleSet(name, sources, found);
  for (const folder of built?.folders ?? []) included.add(folder);
  return { name, built, found };
}

/** What stands in a folder of a wrong name may be a catalogue that the shared glossary names: it is there. */
function leaveOutMisnamed(folders: ReadonlySet<string>, sources: Sources, findings: Findings): void {
  const known: readonly string[] = layout;
  const misnamed = [...folders].flatMap((folder) =>
    sources.folders(folder).flatMap((name) => (known.includes(name) ? [] : sources.files(`${folder}/${name}`))),
  );
  for (const file of misnamed) findings.leaveOut(`catalogue ${basename(file, '.yaml')}`);
}

/** Refuses files that stand in the folder of another system; returns the systems that miss them. */
function refuseMoved(all: readonly BuiltSystem[], sources: Sources): ReadonlySet<string> {
  const known = all.flatMap(({ name, built, found }) =>
    built && sources.allRead(built.folders) ? [{ folders: built.folders, system: name, found }] : [],
  );
  const moved = movedFiles(known, sources);
  for (const { file, message } of moved) sources.refuse(file, 'misplaced-file', message);
  return new Set(moved.map(({ system }) => system));
}

/** Whether much that was found has one cause: its file is refused, and no more is told of the system. */
function refusesCause({ built, found }: BuiltSystem, sources: Sources, findings: Findings): boolean {
  if (!built || !sources.allRead(built.folders)) return false;
  const absent = absentPart(built, sources, found) ?? movedNotices(built.folders, sources, found);
  if (absent) {
    sources.refuse(absent.file, 'missing-file', absent.message);
    for (const each of absent.names) findings.leaveOut(each);
    return true;
  }
  const lost =
    lostAttributes(built.ruleSet, sources, found) ??
    lostFacts(built, sources, found) ??
    lostRules(built, sources, found);
  if (lost) sources.refuseBasis(lost.at.file, [lost]);
  return lost !== undefined;
}

/** Undefined when a file of it cannot be read: what that file defines would be missed everywhere. */
function tellSystem({ name, built, found }: BuiltSystem, sources: Sources, findings: Findings): RuleSet | undefined {
  if (!sources.allRead(built?.folders ?? [name])) {
    // What cannot be read has said why; were it not so, nothing would be told at all.
    if (findings.errors.length === 0) findings.repeat(found.all);
    return undefined;
  }
  for (const each of found.leftOut) findings.leaveOut(each);
  // What is wrong with a number whose point stands between thousands is wrong because of that.
  const points = findings.all.filter(({ code }) => code === 'misplaced-point');
  const misread = new Set(points.map(({ at }) => placeOf(at)));
  const told = found.all.filter(({ at }) => !misread.has(placeOf(at)));
  if (!built) findings.addShared(told);
  else {
    const { ruleSet } = built;
    const ofUnits = withWrongUnits(told, ruleSet, (unit) => findings.leaveOut(unit));
    const ofKinds = withWrongKinds(ofUnits, ruleSet, (kind) => findings.leaveOut(kind));
    findings.addShared(withLostEntries(ofKinds, [ruleSet]));
  }
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
