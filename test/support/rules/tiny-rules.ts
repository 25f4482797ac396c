import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import { inDirectory } from '../run/in-directory.js';
import { type Edit, editedFiles, type Files } from './edited-files.js';

const folder = resolve('test/support/rules/tiny');

/** The files of the tiny rules: one system with what it includes, complete and free of findings. */
export const tinyRuleFiles: Files = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|csv)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);

/**
 * Loads the tiny rules with some edits; `marks` are the places that the edits mark, as `file:line:column`.
 */
export function loadEdited(
  edits: readonly Edit[],
): ReturnType<typeof loadRuleSystems> & { readonly marks: readonly string[] } {
  const { files, marks } = editedFiles(tinyRuleFiles, edits);
  return { ...inDirectory(files, loadRuleSystems), marks };
}
