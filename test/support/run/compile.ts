import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * What the compiler says of a module that stands in this repository, and so finds its packages: errors, and the files
 * it read.
 */
export function compile(source: string): { readonly errors: readonly string[]; readonly files: readonly string[] } {
  mkdirSync('.cache', { recursive: true });
  const directory = mkdtempSync(join('.cache', 'compile-'));
  try {
    const file = join(directory, 'module.ts');
    writeFileSync(file, source);
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--types',
      'node',
      '--listFiles',
    ];
    const lines = said([resolve('node_modules/typescript/bin/tsc'), ...options, file]).split('\n');
    return {
      errors: lines.filter((line) => line.includes(': error TS')),
      files: lines.filter((line) => line.startsWith('/')),
    };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function said(words: readonly string[]): string {
  try {
    return execFileSync(process.execPath, [...words], { stdio: 'pipe' }).toString();
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}
