import type { DataDirectories } from '../../documents/data-directories.js';
import { type Finding, Findings } from '../../documents/findings/findings.js';
import { reportToBeWritten } from '../../documents/findings/to-be-written.js';
import type { Position } from '../../documents/position.js';
import { loadSystems } from '../../screens/load/load-systems.js';
import { addedLines } from '../changes/added-places.js';
import type { FileChange } from '../changes/file-change.js';
import { tryChanges } from '../changes/try-changes.js';
import { entrySkeleton } from './entry-skeleton.js';
import { factSkeleton } from './fact-skeleton.js';
import { familySkeleton } from './family-skeleton.js';
import { parameterSkeleton } from './parameter-skeleton.js';
import { personaSkeleton } from './persona-skeleton.js';
import { questionSkeleton } from './question-skeleton.js';
import { SkeletonRefused, type SkeletonRequest } from './request.js';
import { ruleSkeleton } from './rule-skeleton.js';
import { Workbench } from './workbench.js';

const camelCase = { like: /^[a-z][A-Za-z0-9]*$/, form: 'a name in camelCase' };
const kebabCase = { like: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, form: 'a name in kebab-case' };
const anything = { like: /^\S(?:.*\S)?$/, form: 'a code without spaces around it' };

/** What can be begun, how its names look, and what writes it. */
const skeletons = {
  rule: { name: kebabCase, write: ruleSkeleton },
  question: { name: camelCase, write: questionSkeleton },
  fact: { name: camelCase, write: factSkeleton },
  parameter: { name: camelCase, write: parameterSkeleton },
  'catalogue-entry': { name: anything, write: entrySkeleton },
  family: { name: camelCase, write: familySkeleton },
  persona: { name: camelCase, write: personaSkeleton },
} as const;

export type SkeletonKind = keyof typeof skeletons;
export const skeletonKinds = Object.keys(skeletons) as readonly SkeletonKind[];

/** What a skeleton comes to: the files as they are to be, and where a person must write in what was begun. */
export interface Skeleton {
  readonly files: readonly FileChange[];
  readonly toBeWritten: readonly Position[];
}

/**
 * Begins a rule, a question, ... in all files concerned, so that the data load; texts that a person must write say so.
 * The files are loaded in a copy; nothing is written here. Data with errors are well enough when all of these are about
 * what is begun: a parameter that a rule reads already.
 *
 * @throws SkeletonRefused when the name is taken, something that is named is not there, or the data would not load.
 */
export function skeleton(kind: SkeletonKind, request: SkeletonRequest, directories: DataDirectories): Skeleton {
  const { systems, findings: before } = loadSystems(directories.rules, directories.screens);
  const bench = new Workbench(systems, directories);
  // What is asked for here may be what the data lack.
  if (before.errors.length > 0 && !before.errors.every(({ message }) => message.includes(request.name)))
    throw new Error(`The rules or screens have errors:\n${before.report()}`);
  begin(kind, request, bench);
  const { findings } = tryChanges(bench.files, directories);
  if (findings.errors.length > 0)
    throw new SkeletonRefused(`with it the data would not load:\n${reportOf(findings.errors)}`);
  return { files: bench.files, toBeWritten: bench.files.flatMap(toBeWrittenIn) };
}

/** Without the warnings, which keep nothing from loading. */
function reportOf(errors: readonly Finding[]): string {
  const findings = new Findings();
  findings.repeat(errors);
  return findings.report();
}

/** As checking names them, in the lines that were not there before. */
function toBeWrittenIn(change: FileChange): readonly Position[] {
  const findings = new Findings();
  reportToBeWritten(change.after, change.file, findings);
  const added = new Set(addedLines(change));
  return findings.all.map(({ at }) => at).filter(({ line }) => added.has(line - 1));
}

/** Writes a skeleton on a workbench, beside what lies there. @throws SkeletonRefused likewise, but for loading. */
export function begin(kind: SkeletonKind, request: SkeletonRequest, bench: Workbench): void {
  const { name, write } = skeletons[kind];
  if (!name.like.test(request.name))
    throw new SkeletonRefused(`found the name "${request.name}"; expected ${name.form}`);
  // What lies in another folder is loaded as something else, or not at all.
  if (request.file !== undefined && !kebabCase.like.test(request.file))
    throw new SkeletonRefused(
      `found the file "${request.file}"; expected ${kebabCase.form}, without folder and ending`,
    );
  write(request, bench);
}
