import type { DataDirectories } from '../documents/data-directories.js';
import type { Systems } from '../screens/model/systems.js';
import type { Taker } from './reloading.js';
import type { ServedSystems } from './served-systems.js';

/** Takes over checked rules and screens for the systems that a process serves with, in one step or in two. */
export class ServedReload implements Taker {
  #loaded: { readonly files: DataDirectories; readonly systems: Systems } | undefined;

  constructor(private readonly served: ServedSystems) {}

  /** Reads the files and serves on as before. Returns their versions. */
  async load(files: DataDirectories): Promise<readonly string[]> {
    const { loadChecked } = await import('../screens/load/load-checked.js');
    const { systems } = loadChecked(files.rules, files.screens);
    this.#loaded = { files, systems };
    return systems.ruleSets.map(({ system, versionName }) => `${system} ${versionName}`);
  }

  /** Serves with what was read before, or is read now. */
  async take(files: DataDirectories): Promise<readonly string[]> {
    if (this.#loaded?.files.rules !== files.rules) await this.load(files);
    const { systems } = this.#loaded as { readonly systems: Systems };
    this.#loaded = undefined;
    this.served.take(systems);
    return systems.ruleSets.map(({ system, versionName }) => `${system} ${versionName}`);
  }

  refuse(errors: number): void {
    this.served.refuse(errors);
  }
}
