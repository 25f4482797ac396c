import { join, resolve } from 'node:path';
import type { Findings } from '../documents/findings/findings.js';
import { type LoadedSystem, systemsOf } from '../screens/model/loaded-systems.js';
import type { Systems } from '../screens/model/systems.js';
import { dataDigest } from './data-digest.js';
import { keepBytes, keptDirectory, readKept, sha256 } from './kept-bytes.js';
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

/** Of so many directories of rules and screens, the last that were used. */
const mostFiles = 8;

/**
 * Rule systems without errors, for those who only use them (not for those who check or change them: places in files and
 * examples may be missing). They are loaded from their files once and kept as bytes beside the digest of all that they
 * rest on; where that is another one, or the bytes are not those that were written, they are loaded again.
 * @throws (rejects) Error with the report of all errors.
 */
export async function loadPrepared(
  rules: string,
  screens: string,
  { directory = keptDirectory, write = (now) => now() }: PreparedOptions = {},
): Promise<Prepared> {
  const path = join(directory, `prepared-${sha256(`${resolve(rules)}\n${resolve(screens)}`).toString('hex', 0, 8)}`);
  const digest = digestOf(rules, screens);
  const kept = digest && unpacked(path, digest);
  if (kept) return { systems: systemsOf(kept), findings: undefined };
  // Neither is imported by a process that finds them prepared.
  const { loadChecked } = await import('../screens/load/load-checked.js');
  const { pack } = await import('./pack.js');
  const { systems, findings, loaded } = loadChecked(rules, screens);
  // Files that changed while they were read would be another state than the digest's.
  const same = digest && digestOf(rules, screens)?.equals(digest);
  if (digest && same && findings.all.length === 0) write(() => keepBytes(path, digest, () => pack(loaded), mostFiles));
  return { systems, findings };
}

/** Undefined when something cannot be read: loading says what. */
function digestOf(rules: string, screens: string): Buffer | undefined {
  try {
    return Buffer.from(dataDigest([rules, screens]), 'hex');
  } catch {
    return undefined;
  }
}

/** What was packed under this digest, if it can be read. */
function unpacked(path: string, digest: Buffer): readonly LoadedSystem[] | undefined {
  try {
    const bytes = readKept(path, digest);
    return bytes && (unpack(bytes) as readonly LoadedSystem[]);
  } catch {
    return undefined;
  }
}
