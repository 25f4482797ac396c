import { basename } from 'node:path';
import type { DataDirectories } from '../../documents/data-directories.js';
import type { Kept } from '../../documents/kept.js';
import { Findings } from '../../documents/findings/findings.js';
import { toldOnce } from '../../documents/findings/told-once.js';
import { checkMeaning, setsOf } from '../../meaning/check-meaning.js';
import { runAllExamples } from '../../rules/examples/run-examples.js';
import { withLostEntries, withoutHoles } from '../../rules/load/catalogues/lost-entries.js';
import { citationOf } from '../../rules/model/notice.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { loadSystems } from '../../screens/load/load-systems.js';
import type { Systems } from '../../screens/model/systems.js';
import { askedAnew } from '../../meaning/asked.js';
import { mendedSets } from '../repairs/mended-systems.js';
import { repairsOf } from '../repairs/repairs-of.js';
import type { MeaningFindings } from '../../meaning/gathered.js';
import { toldAsWritten } from './told-as-written.js';
import { withLostTests } from './lost-tests.js';
import { lostParameterSets } from './lost-parameter-set.js';
import { withRepairs } from '../repairs/told-repairs.js';
import { asking } from './asking.js';
import { checkPersonas } from './check-personas.js';
import { judgePersonas } from './judge-personas.js';
import { withNeverViolated } from './never-violated.js';
import { withoutWithdrawn } from './without-withdrawn.js';
import { withoutRowsMissing } from './without-rows-missing.js';

/** How much there is of a rule system, and which wordings counsel has not approved: nothing is wrong with those. */
export interface CheckedSystem {
  readonly system: string;
  readonly rules: number;
  readonly attributes: number;
  readonly catalogues: number;
  readonly parameterSets: number;
  readonly examples: number;
  readonly unapproved: readonly string[];
}

/** All that was found about the files, and what was loaded; with errors among the findings it must not be used. */
export interface Checked {
  readonly systems: Systems;
  readonly findings: Findings;
  /** How much there is of each system; none where loading found errors. */
  readonly sizes: readonly CheckedSystem[];
}

/** How data is checked. */
export interface CheckOptions {
  /** The day on which it counts what is valid and approved, in milliseconds since 1970; now when it is left out. */
  readonly now?: number;
  /**
   * What files hold that are being edited, and what an earlier check of the same directories found out of those that
   * are as they were.
   */
  readonly kept?: Kept;
}

/**
 * Loads rules and screens, runs the examples of the rules, looks at what all of it means (rule language, "What loading
 * proves") and at how the personas are written; all findings in one report, their files named from the folders that
 * were given (`rules/common/...`). All but the first need data that load without an error: what they rest on would be
 * missing.
 */
export function checkData({ rules, screens }: DataDirectories, { now = Date.now(), kept }: CheckOptions = {}): Checked {
  kept?.begin();
  const reading = kept ? { kept } : {};
  const { systems, findings } = loadSystems(rules, screens, { rules: reading, screens: reading });
  if (findings.errors.length > 0) {
    kept?.answers.endEarly();
    return { systems, findings: withNeverViolated(findings, systems, basename(rules)), sizes: [] };
  }
  const ask = asking(kept, { rules, screens }, systems);
  const examples = runAllExamples(systems.ruleSets, ask.rules);
  const repairs = repairsOf(systems.ruleSets, examples.surprises);
  const { wrong: withWrongExamples, tried } = examples;
  const mended = [...mendedSets(setsOf(systems), repairs)];
  const isMended = mended.some(({ ruleSet }) => !systems.ruleSets.includes(ruleSet));
  const written = checkMeaning(setsOf(systems), now, { ...ask, tried, withWrongExamples });
  const meaning = isMended
    ? withoutSlips(written, checkMeaning(mended, now, { ...askedAnew, withWrongExamples }))
    : written;
  const told = new Findings();
  const ofEach = withLostEntries(examples.findings.all, systems.ruleSets);
  told.repeat(withRepairs(withoutRowsMissing(ofEach, meaning.rules.all), repairs));
  const ofExamples = new Findings();
  ofExamples.addFrom(told, basename(rules));
  findings.repeat(toldOnce(ofExamples.all));
  findings.addFrom(meaning.rules, basename(rules));
  findings.addFrom(meaning.screens, basename(screens));
  const personas = checkPersonas(rules, systems, ask.rules, kept);
  findings.repeat(withoutWithdrawn(personas.findings, meaning.rules.all, systems.ruleSets));
  // What follows from an error would be told of many.
  if (personas.written && findings.errors.length === 0)
    findings.addFrom(judgePersonas(personas.written, systems, ask.rules), basename(rules));
  const sizes = systems.ruleSets.map((ruleSet) => sizesOf(ruleSet, examples.counts.get(ruleSet.system) ?? 0));
  const lost = lostParameterSets(findings.all, basename(rules));
  const all = new Findings();
  all.repeat(lost.length > 0 ? lost : withLostTests(withoutHoles(findings.all), systems.ruleSets, basename(rules)));
  return { systems, findings: all, sizes };
}

/** What follows from a slip that was found is not a finding of its own. */
const withoutSlips = (written: MeaningFindings, mended: MeaningFindings): MeaningFindings => ({
  rules: toldAsWritten(mended.rules, written.rules),
  screens: toldAsWritten(mended.screens, written.screens),
});

function sizesOf(ruleSet: RuleSet, examples: number): CheckedSystem {
  const { system, rules, objects, catalogues, parameterSets, notices } = ruleSet;
  const attributes = new Set(
    [...objects.values()].flatMap((kind) => [...kind.attributes.values()].map(({ id }) => id)),
  );
  const unapproved = [...notices.values()].flatMap((notice) =>
    notice.versions.filter(({ approvedBy }) => approvedBy === undefined).map((version) => citationOf(notice, version)),
  );
  return {
    system,
    rules: rules.length,
    attributes: attributes.size,
    catalogues: catalogues.size,
    parameterSets: parameterSets.size,
    examples,
    unapproved,
  };
}
