import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageDirectory } from '../package-directory.js';
import type { Findings } from '../documents/findings.js';
import { type LoadedSystem, systemsOf } from '../screens/model/loaded-systems.js';
import type { Systems } from '../screens/model/systems.js';
import { dataDigest } from './data-digest.js';
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

const digestLength = 32;
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
  { directory = join(packageDirectory, '.cache'), write = (now) => now() }: PreparedOptions = {},
): Promise<Prepared> {
  const path = join(directory, `prepared-${sha256(`${resolve(rules)}\n${resolve(screens)}`).toString('hex', 0, 8)}`);
  const digest = digestOf(rules, screens);
  const kept = digest && readKept(path, digest);
  if (kept) return { systems: systemsOf(kept), findings: undefined };
  // Neither is imported by a process that finds them prepared.
  const { loadChecked } = await import('../screens/load/load-checked.js');
  const { pack } = await import('./pack.js');
  const { systems, findings, loaded } = loadChecked(rules, screens);
  // Files that changed while they were read would be another state than the digest's.
  const same = digest && digestOf(rules, screens)?.equals(digest);
  if (digest && same && findings.all.length === 0) write(() => keep(directory, path, digest, () => pack(loaded)));
  return { systems, findings };
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** Undefined when something cannot be read: loading says what. */
function digestOf(rules: string, screens: string): Buffer | undefined {
  try {
    return Buffer.from(dataDigest([rules, screens]), 'hex');
  } catch {
    return undefined;
  }
}

/** What is kept, if it is of this digest and whole: digest of what it rests on, digest of the bytes, bytes. */
function readKept(path: string, digest: Buffer): readonly LoadedSystem[] | undefined {
  try {
    const file = readFileSync(path);
    const bytes = file.subarray(2 * digestLength);
    if (!file.subarray(0, digestLength).equals(digest)) return undefined;
    if (!file.subarray(digestLength, 2 * digestLength).equals(sha256(bytes))) return undefined;
    return unpack(bytes) as readonly LoadedSystem[];
  } catch {
    return undefined;
  }
}

/** Where nothing can be written, or not all of it, nothing is kept: a start takes longer then. */
function keep(directory: string, path: string, digest: Buffer, packed: () => Buffer): void {
  const draft = `${path}.${process.pid}.draft`;
  try {
    const bytes = packed();
    mkdirSync(directory, { recursive: true });
    writeFileSync(draft, Buffer.concat([digest, sha256(bytes), bytes]), { mode: 0o600 });
    renameSync(draft, path);
    for (const old of preparedIn(directory).slice(mostFiles)) rmSync(old, { force: true });
  } catch {
    removeDraft(draft);
  }
}

/** There is none where the directory is none. */
function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    return;
  }
}

/** The newest first. */
const preparedIn = (directory: string): readonly string[] =>
  readdirSync(directory)
    .filter((name) => /^prepared-[0-9a-f]{16}$/.test(name))
    .map((name) => ({ path: join(directory, name), time: statSync(join(directory, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ path }) => path);
