import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type DataDirectories, pathOf } from '../../documents/data-directories.js';
import { type Finding, Findings } from '../../documents/findings/findings.js';
import { Kept } from '../../documents/kept.js';
import { type LoadedNames, loadNames } from '../names/load-names.js';
import { checkFile } from './check-file.js';

/**
 * The rules and screens that are edited, with texts that are not saved yet in the place of those on disk. Two models of
 * them are at hand: the last without errors, for what must come at once and may be a little old, and that of the texts
 * as they are.
 */
export class Workspace {
  readonly #kept = new Kept();
  #good: LoadedNames | undefined;
  #current: LoadedNames | undefined;

  constructor(readonly directories: DataDirectories) {}

  /** The text of a file from now on; undefined: what is on disk. */
  put(file: string, text: string | undefined): void {
    this.#kept.put(pathOf(file, this.directories), text);
    this.#current = undefined;
  }

  /** The text of a file as it is now; empty when there is none. */
  text(file: string): string {
    const path = pathOf(file, this.directories);
    return this.#kept.text(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  }

  /** The last model without errors (the first one, whatever is in it). */
  get good(): LoadedNames {
    return this.#good ?? this.current;
  }

  /** The model of the texts as they are; loading takes its time after something was edited. */
  get current(): LoadedNames {
    if (!this.#current) {
      this.#kept.begin();
      this.#current = loadNames(this.directories, this.#kept);
      if (!this.#good || this.#current.findings.errors.length === 0) this.#good = this.#current;
    }
    return this.#current;
  }

  /** Has the last model without errors be that of the texts as they are, if they have none. */
  renew(): void {
    void this.current;
  }

  /** What is wrong with a file, as far as it can be said at once: against the last model without errors. */
  check(file: string): readonly Finding[] {
    const findings = new Findings();
    const { rules, screens } = this.directories;
    const root = file.startsWith(`${basename(rules)}/`) ? rules : screens;
    const inside = file.slice(file.indexOf('/') + 1);
    const { systems } = this.good;
    checkFile({ directory: root, isRules: root === rules, file: inside, systems, findings, kept: this.#kept });
    return findings.all
      .filter(({ at }) => at.file === inside)
      .map((finding) => ({ ...finding, at: { ...finding.at, file } }));
  }
}
