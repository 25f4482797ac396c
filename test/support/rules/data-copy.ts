import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Findings } from '../../../src/documents/findings/findings.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import type { Systems } from '../../../src/screens/model/systems.js';

const occupations = 'rules/common/catalogues/occupations.csv';
const occupationsKept = 40;

/**
 * A copy of the rules and screens of this repository, for an actuary to edit. Files are named from the repository,
 * `rules/...`.
 */
export class DataCopy {
  private readonly directory = mkdtempSync(join(tmpdir(), 'case-capture-data-'));

  constructor() {
    for (const folder of ['rules', 'screens']) cpSync(folder, join(this.directory, folder), { recursive: true });
  }

  /** The rules and screens of the international system alone, with few occupations: they load in half of the time. */
  static small(): DataCopy {
    const copy = new DataCopy();
    // The glossary names catalogues of both systems.
    for (const part of ['rules/german', 'screens/german', 'rules/common/glossary.yaml'])
      rmSync(copy.path(part), { recursive: true });
    const lines = copy.read(occupations).trimEnd().split('\n');
    // What has no number of the classification is what rules and screens name.
    const kept = lines.filter((line, index) => index <= occupationsKept || !/^"?[0-9]/.test(line));
    writeFileSync(copy.path(occupations), `${kept.join('\n')}\n`);
    return copy;
  }

  path(file: string): string {
    return join(this.directory, file);
  }

  /** Of a service that is started on the copy. */
  get environment(): Readonly<Record<string, string>> {
    return { RULES_DIR: this.path('rules'), SCREENS_DIR: this.path('screens') };
  }

  /** Of a command that is run on the copy. */
  get options(): readonly string[] {
    return ['--rules', this.path('rules'), '--screens', this.path('screens')];
  }

  read(file: string): string {
    return existsSync(this.path(file)) ? readFileSync(this.path(file), 'utf8') : '';
  }

  write(file: string, text: string): void {
    writeFileSync(this.path(file), text);
  }

  /**
   * Replaces the first place where `find` stands; `¦` in `put` marks a place, which is returned as `file:line:column`.
   */
  replace(file: string, find: string | RegExp, put: string): string {
    const before = this.read(file);
    if (typeof find === 'string' ? !before.includes(find) : before.search(find) < 0)
      throw new Error(`${file} does not have ${String(find)}`);
    const marked = before.replace(find, () => put);
    writeFileSync(this.path(file), marked.replace('¦', ''));
    const lines = (marked.split('¦')[0] ?? '').split('\n');
    return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  }

  /** Adds lines to the end of a file, which is made when it is not there. */
  append(file: string, text: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), this.read(file) + text);
  }

  /** What the service loads when it is started on the copy. */
  load(): { readonly systems: Systems; readonly findings: Findings } {
    return loadSystems(this.path('rules'), this.path('screens'));
  }

  remove(): void {
    rmSync(this.directory, { recursive: true });
  }
}
