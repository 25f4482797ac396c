import { resolve } from 'node:path';
import type { Findings } from '../documents/findings/findings.js';
import { type LoadedSystem, systemsOf } from '../screens/model/loaded-systems.js';
import type { Systems } from '../screens/model/systems.js';
import { dataDigest } from './data-digest.js';
import { KeptOfFiles } from './kept-of-files.js';
import { unpack } from './unpack.js';

/** Rules and screens to serve with, and what was found in them. */
export interface Prepared {
  readonly systems: Systems;
  /** Undefined when they were prepared before: then there was nothing to be found. */
  readonly findings: Findings | undefined;
}

interface PreparedOptions {
  /** Where prepared data lie. Default: `.cache` of the package. */
  readonly directory?: string;
  /** When they are written: at once, or when somebody waits for nothing. */
  readonly write?: (write: () => void) => void;
}

/**
 * Rule systems without errors, for those who only use them (not for those who check or change them: places in files and
 * examples may be missing). They are loaded from their files once and kept as bytes beside the digest of all that they
 * rest on; where that is another one, or the bytes are not those that were written, they are loaded again.
 * @throws (rejects) Error with the report of all errors.
 */
export async function loadPrepared(
  rules: string,
  screens: string,
  { directory, write = (now) => now() }: PreparedOptions = {},
): Promise<Prepared> {
  const directories = [rules, screens];
  const kept = new KeptOfFiles(
    'prepared',
    directories.map((each) => resolve(each)),
    () => dataDigest(directories),
    directory,
  );
  const prepared = unpacked(kept.bytes);
  if (prepared) return { systems: systemsOf(prepared), findings: undefined };
  // Neither is imported by a process that finds them prepared.
  const { loadChecked } = await import('../screens/load/load-checked.js');
  const { pack } = await import('./pack.js');
  const { systems, findings, loaded } = loadChecked(rules, screens);
  if (findings.all.length === 0) write(() => kept.keep(() => pack(loaded)));
  return { systems, findings };
}

/** What was packed, if it can be read. */
function unpacked(bytes: Buffer | undefined): readonly LoadedSystem[] | undefined {
  try {
    return bytes && (unpack(bytes) as readonly LoadedSystem[]);
  } catch {
    return undefined;
  }
}
