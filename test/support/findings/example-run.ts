import { join } from 'node:path';
import { checkPersonas } from '../../../src/authoring/check/check-personas.js';
import { judgePersonas } from '../../../src/authoring/check/judge-personas.js';
import { mendedSets } from '../../../src/authoring/repairs/mended-systems.js';
import type { Repair } from '../../../src/authoring/repairs/repair.js';
import { repairsOf } from '../../../src/authoring/repairs/repairs-of.js';
import { withRepairs } from '../../../src/authoring/repairs/told-repairs.js';
import { askAnew } from '../../../src/documents/kept-answers.js';
import type { FindingExample, Mistake } from '../../../src/documents/finding-codes/finding-row.js';
import { type Finding, Findings } from '../../../src/documents/findings/findings.js';
import { askedAnew, type Asked } from '../../../src/meaning/asked.js';
import { checkMeaning, setsOf } from '../../../src/meaning/check-meaning.js';
import { uncompleted, unfinished } from '../../../src/meaning/completion/check-completion.js';
import { Gathered } from '../../../src/meaning/gathered.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import type { ScreenSet } from '../../../src/screens/model/definition.js';
import type { CaseRules, Systems } from '../../../src/screens/model/systems.js';
import { runAllExamples } from '../../../src/rules/examples/run-examples.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { type Edit, editedFiles } from '../rules/edited-files.js';
import { tinyRuleFiles } from '../rules/tiny-rules.js';
import { inDirectory } from '../run/in-directory.js';
import { below } from '../rules/renamed-files.js';
import { tinyData } from '../screens/tiny-systems.js';

/** What comes of a mistake in the small rule system. */
export interface ExampleRun {
  /** What `case-capture check` finds. */
  readonly findings: Findings;
  /** Where the example says that its findings are: one, but where several things together are wrong. */
  readonly places: readonly string[];
  /** The file before the mistake and with it; empty when there is none. */
  readonly before: string;
  readonly after: string;
}

/**
 * Makes the mistake of an example and loads what comes of it, and checks it `deep` where only that finds it. @throws
 * Error when `right` does not stand there once.
 */
export function runFindingExample(example: FindingExample, deep = false): ExampleRun {
  const edits = [example, ...(example.besides ?? [])].map(editOf);
  const onScreens = [example, ...(example.besides ?? [])].some(({ file }) => file.startsWith('screens/'));
  const [right, findingsOf] = onScreens
    ? [tinyData, deep ? deepFindings : findingsOfScreens]
    : [rulesOnly, findingsOfRules];
  const { files, marks } = editedFiles(right, edits);
  return {
    findings: inDirectory(files, findingsOf),
    places: example.at === undefined ? marks : [example.at],
    before: right[example.file] ?? '',
    after: files[example.file] ?? '',
  };
}

const now = Date.UTC(2026, 10, 22);

const rulesOnly = below('rules', tinyRuleFiles);

const editOf = ({ file, right = '', wrong = '' }: Mistake): Edit => ({ file, find: right, replace: wrong });

/** The examples are run, and what the rules mean is looked at, when all of it loads: as the check does it. */
function findingsOfRules(directory: string): Findings {
  const { systems, findings } = loadRuleSystems(join(directory, 'rules'));
  const all = new Findings();
  all.addFrom(findings, 'rules');
  if (findings.errors.length > 0) return all;
  const { findings: ofExamples, surprises, tried, wrong } = runAllExamples(systems);
  const repairs = repairsOf(systems, surprises);
  const told = new Findings();
  told.repeat(withRepairs(ofExamples.all, repairs));
  all.addFrom(told, 'rules');
  meantByRules ??= inDirectory(rulesOnly, (right) =>
    keysOf(meaningOfRules(loadRuleSystems(join(right, 'rules')).systems)),
  );
  const asked = { ...askedAnew, withWrongExamples: wrong, ...(repairs.length === 0 && { tried }) };
  addNew(all, meaningOfRules(systems, repairs, asked), meantByRules);
  addPersonas(all, directory, systems);
  return all;
}

function addPersonas(all: Findings, directory: string, ruleSets: readonly RuleSet[]): void {
  const sets = ruleSets.flatMap(setsWithoutScreens);
  const systems: Systems = { ruleSets, forCsp: (csp) => sets.find(({ parameterSet }) => parameterSet.id === csp) };
  const { findings, written } = checkPersonas(join(directory, 'rules'), systems, askAnew);
  all.repeat(findings);
  if (written) all.addFrom(judgePersonas(written, systems, askAnew), 'rules');
}

function findingsOfScreens(directory: string): Findings {
  const { systems, findings } = loadSystems(join(directory, 'rules'), join(directory, 'screens'));
  if (findings.all.length > 0) return findings;
  meantWithScreens ??= inDirectory(tinyData, (right) => {
    const loaded = loadSystems(join(right, 'rules'), join(right, 'screens'));
    const { rules, screens } = checkMeaning(setsOf(loaded.systems), now);
    return keysOf([...rules.all, ...screens.all]);
  });
  const { rules, screens } = checkMeaning(setsOf(systems), now);
  addNew(findings, rules.all, meantWithScreens);
  addNew(findings, screens.all, meantWithScreens, 'screens');
  return findings;
}

/** What `check --deep` finds besides. */
function deepFindings(directory: string): Findings {
  const findings = findingsOfScreens(directory);
  completedWithScreens ??= inDirectory(tinyData, (right) => keysOf(completionOf(right)));
  addNew(findings, completionOf(directory), completedWithScreens);
  return findings;
}

function completionOf(directory: string): readonly Finding[] {
  const gathered = new Gathered();
  for (const set of setsOf(loadSystems(join(directory, 'rules'), join(directory, 'screens')).systems))
    for (const each of unfinished(set, now)) gathered.add(uncompleted(each, set));
  return gathered.findings().rules.all;
}

/** What is found of the small rule systems themselves, which do not use all that they define. */
let meantByRules: readonly string[] | undefined;
let meantWithScreens: readonly string[] | undefined;
let completedWithScreens: readonly string[] | undefined;
const keysOf = (findings: readonly Finding[]): readonly string[] => findings.map(keyOf);
/** Behind a semicolon stands what helps to find the reason, which may lie in what the mistake changed. */
const keyOf = ({ code, message }: Finding): string => `${code} ${message.split(';')[0]}`;

function addNew(all: Findings, found: readonly Finding[], anyhow: readonly string[], folder = 'rules'): void {
  for (const finding of found)
    if (!anyhow.includes(keyOf(finding)))
      all[finding.severity]({ ...finding.at, file: `${folder}/${finding.at.file}` }, finding.code, finding.message);
}

const meaningOfRules = (
  systems: readonly RuleSet[],
  repairs: readonly Repair[] = [],
  asked: Asked = askedAnew,
): readonly Finding[] => checkMeaning(mendedSets(systems.flatMap(setsWithoutScreens), repairs), now, asked).rules.all;

const noScreens: ScreenSet = { bySourceType: new Map(), messages: new Map() };

const setsWithoutScreens = (ruleSet: RuleSet): readonly CaseRules[] =>
  [...ruleSet.parameterSets.values()].map((parameterSet) => ({
    ruleSet,
    parameterSet,
    program: compileProgram(ruleSet, parameterSet),
    screens: noScreens,
  }));
