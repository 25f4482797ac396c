import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What the linter said: rule names by file. */
export type Verdict = ReadonlyMap<string, readonly string[]>;

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

/** Lints files, given as path and text, in a directory of their own with this repository's lint configuration. */
export function lintPlanted(files: Readonly<Record<string, string>>): Verdict {
  const directory = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const name of ['biome.json', 'package.json']) copyFileSync(name, join(directory, name));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    const biome = resolve('node_modules/@biomejs/biome/bin/biome');
    const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'], { cwd: directory, encoding: 'utf8' });
    if (stdout === '') throw new Error(`the linter did not run: ${stderr}`);
    return verdict(JSON.parse(stdout) as Report);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function verdict({ diagnostics }: Report): Verdict {
  const rules = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    const path = location.path.replaceAll('\\', '/');
    rules.set(path, [...(rules.get(path) ?? []), category.split('/').at(-1) ?? category]);
  }
  return rules;
}
