import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, posix } from 'node:path';
import { needOf } from '../specs.js';
import { digestOf } from './digest.js';

/** A place in the TypeScript, and the line there without its indentation. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What specs may need, by the word in their names, and still be asked about a change. */
const askedFor: ReadonlySet<string | undefined> = new Set([undefined, 'long', 'mongodb']);

/** What runs in the browser, or in the panel of an editor, where no spec's coverage comes from. */
const inBrowser = ['src/try/', 'src/docs/', 'src/preview/'];

/**
 * A project as it was compiled into its `dist`. Compiled files are named by their path below `dist`, as
 * `src/errors.js`; those whose TypeScript is gone are passed over.
 */
export class Project {
  readonly #codes = new Map<string, string>();
  readonly #digests = new Map<string, string>();
  readonly #maps = new Map<string, SourceMap>();

  constructor(readonly directory: string) {}

  /** The files whose code is changed. */
  sources(): readonly string[] {
    return this.#compiled('src', '.js').filter((file) => !inBrowser.some((folder) => file.startsWith(folder)));
  }

  /** Those that ask for nothing but Node, and those on a database: the others take minutes for each change. */
  specs(): readonly string[] {
    return this.#compiled('test', '.spec.js').filter((spec) => askedFor.has(needOf(spec.replace(/js$/, 'ts'))));
  }

  code(file: string): string {
    const known = this.#codes.get(file) ?? readFileSync(join(this.directory, 'dist', file), 'utf8');
    this.#codes.set(file, known);
    return known;
  }

  /** The files that a compiled file imports. */
  imports(file: string): readonly string[] {
    return [...this.code(file).matchAll(/^import .*?'(\.[^']+)';$/gm)].map(([, path = '']) =>
      posix.join(posix.dirname(file), path),
    );
  }

  /** Undefined for a file that is not there. */
  digest(file: string): string | undefined {
    if (!existsSync(join(this.directory, 'dist', file))) return undefined;
    const known = this.#digests.get(file) ?? digestOf(this.code(file));
    this.#digests.set(file, known);
    return known;
  }

  /** Where the TypeScript has what stands at an offset of a compiled file. */
  place(file: string, offset: number): Place {
    const before = this.code(file).slice(0, offset).split('\n');
    const found = this.#map(file).findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    const line = 'originalLine' in found ? found.originalLine : 0;
    const source = typeScriptOf(file);
    const text = readFileSync(join(this.directory, source), 'utf8').split('\n')[line] ?? '';
    return { file: source, line: line + 1, text: text.trim() };
  }

  #map(file: string): SourceMap {
    const read = (): string => readFileSync(join(this.directory, 'dist', `${file}.map`), 'utf8');
    const known = this.#maps.get(file) ?? new SourceMap(JSON.parse(read()) as SourceMapPayload);
    this.#maps.set(file, known);
    return known;
  }

  #compiled(folder: string, ending: string): readonly string[] {
    return readdirSync(join(this.directory, 'dist', folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith(ending) && existsSync(join(this.directory, typeScriptOf(file))))
      .sort();
  }
}

const typeScriptOf = (file: string): string => file.replace(/js$/, 'ts');
