import type { DataDirectories } from '../documents/data-directories.js';
import type { Systems } from '../screens/model/systems.js';
import type { Taker } from './reloading.js';
import type { ServedSystems } from './served-systems.js';

/** What was read of files, by where their rules are. */
interface Loaded {
  readonly rules: string;
  readonly systems: Systems;
  readonly versions: readonly string[];
}

/** Takes over checked rules and screens for the systems that a process serves with, in one step or in two. */
export class ServedReload implements Taker {
  #loaded: Loaded | undefined;

  constructor(private readonly served: ServedSystems) {}

  /** Reads the files and serves on as before. Returns their versions. */
  async load(files: DataDirectories): Promise<readonly string[]> {
    this.#loaded = await loadedOf(files);
    return this.#loaded.versions;
  }

  /** Serves with what was read before, or is read now. */
  async take(files: DataDirectories): Promise<readonly string[]> {
    const before = this.#loaded?.rules === files.rules ? this.#loaded : undefined;
    this.#loaded = undefined;
    const { systems, versions } = before ?? (await loadedOf(files));
    this.served.take(systems);
    return versions;
  }

  refuse(errors: number): void {
    this.served.refuse(errors);
  }
}

async function loadedOf({ rules, screens }: DataDirectories): Promise<Loaded> {
  const { loadChecked } = await import('../screens/load/load-checked.js');
  const { systems } = loadChecked(rules, screens);
  return { rules, systems, versions: systems.ruleSets.map(({ system, versionName }) => `${system} ${versionName}`) };
}
