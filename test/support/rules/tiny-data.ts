import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DataDirectories } from '../../../src/documents/data-directories.js';
import { loadChecked } from '../../../src/screens/load/load-checked.js';
import type { Systems } from '../../../src/screens/model/systems.js';
import { tinyRules, tinyScreens } from '../screens/tiny-files.js';

/** The tiny rules and screens, loaded, with this name of their version. */
export function loadedTiny(version: string): Systems {
  const data = new TinyData();
  try {
    data.version(version);
    return loadChecked(data.directories.rules, data.directories.screens).systems;
  } finally {
    data.remove();
  }
}

const ruleSet = 'rules/tiny/rule-set.yaml';

/** The tiny rules and screens on a disk, for somebody to change while they are in use. Files are named `rules/...`. */
export class TinyData {
  readonly #directory = mkdtempSync(join(tmpdir(), 'case-capture-tiny-'));
  readonly directories: DataDirectories = {
    rules: join(this.#directory, 'rules'),
    screens: join(this.#directory, 'screens'),
  };

  constructor() {
    for (const [file, text] of Object.entries(tinyRules)) this.write(`rules/${file}`, text);
    for (const [file, text] of Object.entries(tinyScreens)) this.write(`screens/${file}`, text);
  }

  path(file: string): string {
    return join(this.#directory, file);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }

  /** Gives the rule system another name of its version. */
  version(name: string): void {
    this.write(ruleSet, (tinyRules['tiny/rule-set.yaml'] ?? '').replace('"Tiny 1"', JSON.stringify(name)));
  }

  /** A mistake in a file that was right. */
  breakRules(): void {
    this.write(ruleSet, `${readFileSync(this.path(ruleSet), 'utf8')}nonsense: 1\n`);
  }

  remove(): void {
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
