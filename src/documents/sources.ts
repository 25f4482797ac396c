import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Findings } from './findings.js';
import type { Position } from './position.js';
import { CsvTable } from './csv-table.js';
import { Cursor } from './cursor.js';
import { loadYaml } from './yaml.js';
import { didYouMean } from './nearest.js';
import { checkStructure } from './structure.js';

/**
 * The files below a directory of rules or screens: each is read, and checked against the schema of its kind, once,
 * however many systems include it. Names are relative to the directory, with `/`. What cannot be read is a finding.
 */
export class Sources {
  private readonly documents = new Map<string, Cursor | undefined>();
  private readonly tables = new Map<string, CsvTable | undefined>();

  constructor(
    private readonly directory: string,
    private readonly findings: Findings,
  ) {}

  /** Names of the folders in a folder, sorted. A folder that is not there has none. */
  folders(folder = ''): readonly string[] {
    return this.list(folder, true);
  }

  /** The files in a folder that end like this, sorted by name, relative to the directory. */
  files(folder: string, ending = '.yaml'): readonly string[] {
    return this.list(folder, false)
      .filter((name) => name.endsWith(ending))
      .map((name) => (folder === '' ? name : `${folder}/${name}`));
  }

  has(file: string): boolean {
    return existsSync(join(this.directory, file));
  }

  /** A YAML file as a tree; undefined when there is none to read. */
  document(file: string, schema: object): Cursor | undefined {
    if (!this.documents.has(file)) this.documents.set(file, this.readDocument(file, schema));
    return this.documents.get(file);
  }

  /** A YAML file that has been read; undefined when nobody asked for it, or it could not be read. */
  alreadyRead(file: string): Cursor | undefined {
    return this.documents.get(file);
  }

  /** A CSV file; `at` is the place that names it. */
  table(file: string, at: Position): CsvTable | undefined {
    if (!this.tables.has(file)) {
      const text = this.read(file, at);
      this.tables.set(file, text === undefined ? undefined : CsvTable.parse(text, file, this.findings));
    }
    return this.tables.get(file);
  }

  /** Every name in a folder must be one of these: a misspelled folder would silently be passed over. */
  expectNames(folder: string, expected: readonly string[]): void {
    for (const name of [...this.list(folder, true), ...this.list(folder, false)]) {
      if (expected.includes(name)) continue;
      const at = { file: `${folder}/${name}`, line: 1, column: 1 };
      this.findings.error(
        at,
        'unknown-file',
        `unknown file or folder "${name}"${didYouMean(name, expected)}; expected one of: ${expected.join(', ')}`,
      );
    }
  }

  /** Every file in a folder ends like this, every table was asked for: others would silently be passed over. */
  expectRead(folder: string, endings: readonly string[]): void {
    for (const name of [...this.list(folder, true), ...this.list(folder, false)]) {
      const file = `${folder}/${name}`;
      const at = { file, line: 1, column: 1 };
      if (!endings.some((ending) => name.endsWith(ending))) {
        this.findings.error(
          at,
          'unknown-file',
          `nothing reads "${name}"; expected a name that ends in ${endings.join(' or ')}`,
        );
      } else if (name.endsWith('.csv') && !this.tables.has(file)) {
        this.findings.error(at, 'unknown-file', `nothing reads "${name}"; expected a file beside it that names it`);
      }
    }
  }

  private readDocument(file: string, schema: object): Cursor | undefined {
    const text = this.read(file, { file, line: 1, column: 1 });
    if (text === undefined) return undefined;
    const located = loadYaml(text, file, this.findings);
    if (!located) return undefined;
    checkStructure(located, schema, this.findings);
    return new Cursor(located, located.at);
  }

  private read(file: string, at: Position): string | undefined {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(this.directory, file)));
    } catch (problem) {
      this.findings.error(at, 'unreadable-file', `the file ${file} cannot be read: ${this.reason(file, problem)}`);
      return undefined;
    }
  }

  private reason(file: string, problem: unknown): string {
    if (problem instanceof TypeError) return 'it is not UTF-8';
    if (!this.has(file)) return 'it is not there';
    return problem instanceof Error ? problem.message : String(problem);
  }

  /** Hidden files and notes (`.md`) are no rules. */
  private list(folder: string, wantFolders: boolean): readonly string[] {
    const path = join(this.directory, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() === wantFolders && !entry.name.startsWith('.') && !entry.name.endsWith('.md'),
      )
      .map((entry) => entry.name)
      .sort();
  }
}
