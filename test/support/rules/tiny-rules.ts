import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';

const tiny = resolve('test/support/rules/tiny');

/**
 * A change of one file of the tiny rules; `find` must stand in it exactly once, an empty one writes the whole file; `¦`
 * in `replace` marks where a finding is expected.
 */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/**
 * Loads a copy of the tiny rules with some edits; `marks` are the places that the edits mark, as `file:line:column`.
 */
export function loadEdited(
  edits: readonly Edit[],
): ReturnType<typeof loadRuleSystems> & { readonly marks: readonly string[] } {
  const directory = mkdtempSync(join(tmpdir(), 'tiny-rules-'));
  try {
    cpSync(tiny, directory, { recursive: true });
    const marks = edits.flatMap((edit) => apply(directory, edit));
    return { ...loadRuleSystems(directory), marks };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function apply(directory: string, { file, find, replace }: Edit): readonly string[] {
  const path = join(directory, file);
  if (find === '') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, replace.replace('¦', ''));
    return placeOfMark(file, replace);
  }
  const parts = readFileSync(path, 'utf8').split(find);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`);
  const marked = parts.join(replace);
  writeFileSync(path, marked.replace('¦', ''));
  return placeOfMark(file, marked);
}

function placeOfMark(file: string, text: string): readonly string[] {
  const before = text.split('¦');
  if (before.length === 1) return [];
  const lines = (before[0] ?? '').split('\n');
  return [`${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`];
}
