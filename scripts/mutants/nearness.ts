import type { Executed } from './executed.js';
import type { Project } from './project.js';

/**
 * What a spec has to do with a file that it loads: how much of it, and of the files that import it, it executes beyond
 * loading.
 */
export class Nearness {
  readonly #importers = new Map<string, readonly string[]>();
  readonly #executed: ReadonlyMap<string, ReadonlyMap<string, number>>;

  /** `executed`: by spec. */
  constructor(project: Project, executed: ReadonlyMap<string, Executed>) {
    for (const file of project.sources()) {
      for (const imported of project.imports(file)) {
        this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), file]);
      }
    }
    this.#executed = new Map(project.sources().map((file) => [file, sizes(file, executed)]));
  }

  /**
   * From 0 for a spec that does no more than load the file to 1 for one that executes most of it, or is that of the
   * file: `test/text/grouped.spec.js` and `test/text/grouped.property.spec.js` of `src/text/grouped.js`.
   */
  of(spec: string, file: string): number {
    if (spec.startsWith(file.replace(/^src/, 'test').replace(/js$/, ''))) return 1;
    const around = [file, ...(this.#importers.get(file) ?? [])];
    const shares = around.map((each) => this.#share(spec, each));
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }

  #share(spec: string, file: string): number {
    const sizes = this.#executed.get(file);
    const size = sizes?.get(spec);
    if (!sizes || size === undefined) return 0;
    const [least, most] = [Math.min(...sizes.values()), Math.max(...sizes.values())];
    return most === least ? 0 : (size - least) / (most - least);
  }
}

/** How many characters of a file each spec that loads it executes. */
function sizes(file: string, executed: ReadonlyMap<string, Executed>): ReadonlyMap<string, number> {
  return new Map(
    [...executed].flatMap(([spec, files]) => {
      const runs = files[file];
      return runs ? [[spec, runs.reduce((sum, edge, index) => sum + (index % 2 === 0 ? -edge : edge), 0)]] : [];
    }),
  );
}
