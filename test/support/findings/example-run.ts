import { join } from 'node:path';
import type { FindingExample, Mistake } from '../../../src/documents/finding-codes/finding-row.js';
import { Findings } from '../../../src/documents/findings.js';
import { runExamples } from '../../../src/rules/examples/run-examples.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { tinyRules, tinyScreens } from '../screens/tiny-files.js';
import { type Edit, editedFiles, type Files } from '../rules/edited-files.js';
import { tinyRuleFiles } from '../rules/tiny-rules.js';
import { inDirectory } from '../run/in-directory.js';

/** What comes of a mistake in the small rule system. */
export interface ExampleRun {
  /** What `case-capture check` finds. */
  readonly findings: Findings;
  /** Where the example says that its finding is. */
  readonly place: string;
  /** The file before the mistake and with it; empty when there is none. */
  readonly before: string;
  readonly after: string;
}

/** Makes the mistake of an example and loads what comes of it. @throws Error when `right` does not stand there once. */
export function runFindingExample(example: FindingExample): ExampleRun {
  const edits = [example, ...(example.besides ?? [])].map(editOf);
  const [right, findingsOf] = example.file.startsWith('rules/')
    ? [rulesOnly, findingsOfRules]
    : [withScreens, findingsOfScreens];
  const { files, marks } = editedFiles(right, edits);
  return {
    findings: inDirectory(files, findingsOf),
    place: example.at ?? marks[0] ?? '',
    before: right[example.file] ?? '',
    after: files[example.file] ?? '',
  };
}

const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

const rulesOnly = below('rules', tinyRuleFiles);
const withScreens = { ...below('rules', tinyRules), ...below('screens', tinyScreens) };

const editOf = ({ file, right = '', wrong = '' }: Mistake): Edit => ({ file, find: right, replace: wrong });

/** The examples of the rules are run when nothing else is wrong, as the check does it. */
function findingsOfRules(directory: string): Findings {
  const { systems, findings } = loadRuleSystems(join(directory, 'rules'));
  const all = new Findings();
  all.addFrom(findings, 'rules');
  if (findings.errors.length === 0) for (const system of systems) all.addFrom(runExamples(system).findings, 'rules');
  return all;
}

const findingsOfScreens = (directory: string): Findings =>
  loadSystems(join(directory, 'rules'), join(directory, 'screens')).findings;
