import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What the linter said: rule names by file. */
export type Verdict = ReadonlyMap<string, readonly string[]>;

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

/**
 * Writes files, given as path and text, into a directory of their own, with some of this repository and its packages,
 * for a check to run in.
 */
export function inPlantedTree<T>(
  files: Readonly<Record<string, string>>,
  copied: readonly string[],
  check: (directory: string) => T,
): T {
  const directory = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const name of copied) copyFileSync(name, join(directory, name));
    symlinkSync(resolve('node_modules'), join(directory, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    return check(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Lints files with this repository's lint configuration. */
export function lintPlanted(files: Readonly<Record<string, string>>): Verdict {
  return inPlantedTree(files, ['biome.json', 'package.json'], (cwd) => {
    const biome = resolve('node_modules/@biomejs/biome/bin/biome');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd, encoding: 'utf8' },
    );
    if (stdout === '') throw new Error(`the linter did not run: ${stderr}`);
    return verdict(JSON.parse(stdout) as Report);
  });
}

function verdict({ diagnostics }: Report): Verdict {
  const rules = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    const path = location.path.replaceAll('\\', '/');
    rules.set(path, [...(rules.get(path) ?? []), category.split('/').at(-1) ?? category]);
  }
  return rules;
}
