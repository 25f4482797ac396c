import type { FindingCode } from '../../documents/finding-codes/finding-table.js';
import type { Finding, Findings } from '../../documents/findings.js';
import type { Sources } from '../../documents/sources.js';

/** What each part of a folder of rules defines, by the finding that says that a name of it is unknown. */
const definedBy: readonly (readonly [part: string, codes: readonly FindingCode[]])[] = [
  ['rule-set.yaml', ['unknown-object', 'unknown-relation']],
  ['catalogues', ['unknown-catalogue', 'unknown-unit', 'unknown-code']],
  ['parameters.yaml', ['unknown-parameter']],
  ['attributes', ['unknown-fact']],
  ['facts', ['unknown-fact']],
];
/** So many names are not misspelled one by one. */
const many = 10;

/**
 * The part of a folder that is not there, when that is why names are unknown: most of the files that use them lie in
 * this folder, and they are many. One finding then stands for all.
 */
export function absentPart(
  folders: readonly string[],
  sources: Sources,
  found: Findings,
): { readonly file: string; readonly message: string } | undefined {
  for (const [part, codes] of definedBy) {
    const unknown = found.all.filter(({ code }) => codes.includes(code));
    const names = new Set(unknown.map(({ message }) => message));
    const folder = folderOfMost(folders, unknown);
    if (names.size < many || folder === undefined || sources.has(`${folder}/${part}`)) continue;
    const [first] = unknown;
    const message = `there is no ${folder}/${part}, and ${names.size} names are unknown that it would define; the first: ${first?.message ?? ''} (${first?.at.file ?? ''}:${first?.at.line ?? ''})`;
    return { file: `${folder}/${part}`, message };
  }
  return undefined;
}

function folderOfMost(folders: readonly string[], found: readonly Finding[]): string | undefined {
  const counts = folders.map((folder) => found.filter(({ at }) => at.file.startsWith(`${folder}/`)).length);
  return folders[counts.indexOf(Math.max(...counts))];
}
