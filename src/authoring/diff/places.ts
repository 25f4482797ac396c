import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Findings } from '../../documents/findings/findings.js';
import type { Located } from '../../documents/located.js';
import type { Position } from '../../documents/position.js';
import { loadYaml } from '../../documents/yaml/yaml.js';

/** The files that say things whose model has no place: declarations of systems, what sets say of rules, texts. */
const kept = /(?:^|[/\\])(?:rule-set|findings|navigation)\.yaml$|(?:^|[/\\])(?:csp|texts)[/\\][^/\\]+\.yaml$/;

/**
 * Finds where something is written that the loaded model keeps no place of. The files are read at once, since those of
 * a revision are gone soon, and taken apart when they are asked for.
 */
export class Places {
  readonly #texts = new Map<string, string>();
  readonly #read = new Map<string, Located | undefined>();

  constructor(...directories: readonly string[]) {
    for (const directory of directories)
      for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
        if (kept.test(name))
          this.#texts.set(
            `${basename(directory)}/${name.replaceAll('\\', '/')}`,
            readFileSync(join(directory, name), 'utf8'),
          );
  }

  /**
   * `file:line` of a key, by the keys that lead to it, in the first file that ends like this and has it: one of the
   * rule system, or one of a folder that is none of `others`.
   */
  find(system: string, others: readonly string[], ending: string, ...path: readonly string[]): string | undefined {
    const named = [...this.#texts.keys()].filter((file) => file.endsWith(`/${ending}`));
    const own = named.filter((file) => file.split('/')[1] === system);
    const shared = named.filter((file) => !others.includes(file.split('/')[1] ?? ''));
    for (const file of new Set([...own, ...shared])) {
      const place = placeIn(this.#document(file), path);
      if (place) return `${file}:${place.line}`;
    }
    return undefined;
  }

  #document(file: string): Located | undefined {
    if (!this.#read.has(file)) this.#read.set(file, loadYaml(this.#texts.get(file) ?? '', file, new Findings()));
    return this.#read.get(file);
  }
}

function placeIn(document: Located | undefined, path: readonly string[]): Position | undefined {
  let [node, at] = [document, document?.at];
  for (const key of path) {
    const entry = node?.node === 'map' ? node.entries.get(key) : undefined;
    if (!entry) return undefined;
    [node, at] = [entry.value, entry.keyAt];
  }
  return at;
}
