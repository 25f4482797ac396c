import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Who holds a directory: a process id means something in its own process-id namespace only, and is given again after a
 * restart.
 */
interface Holder {
  readonly pid: number;
  /** In clock ticks since the machine started; absent where the system does not say. */
  readonly started?: string;
  /** Boot of the machine and process-id namespace; empty where the system does not say. */
  readonly namespace: string;
}

/** A holder that cannot be seen from here shows that it lives by touching the lock. */
const beat = 5_000;
const longestSilence = 15_000;

/** The lock of who serves from a directory. */
export const servingLock = 'service.lock';

/**
 * Keeps a directory for this process, by the file `service.lock` in it. Returns what gives it back.
 * @throws Error that names the file: another process holds the directory, or the file cannot be written.
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, servingLock);
  const release = takeLock(file);
  if (release) return release;
  throw new Error(`${file}: another process serves from this directory; one directory is for one process`);
}

/**
 * Makes a lock file of this process; that of a process that ended, however it ended, is taken over. Returns what gives
 * it back; undefined when a process that lives holds it. @throws Error when the file cannot be written.
 */
export function takeLock(file: string): (() => void) | undefined {
  const own = JSON.stringify(thisProcess());
  const draft = `${file}.${process.pid}`;
  // A link comes into being with its content: nobody reads half a lock.
  writeFileSync(draft, own, { mode: 0o600 });
  try {
    if (!takeOverFromDead(file, draft)) return undefined;
    linkSync(draft, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  } finally {
    unlinkSync(draft);
  }
  const beating = setInterval(() => touch(file), beat).unref();
  return () => {
    clearInterval(beating);
    if (textOf(file) === own) unlinkSync(file);
  };
}

/** What stands in a lock file that a process that lives holds. */
export function holderOf(file: string): string | undefined {
  const text = textOf(file);
  return text !== undefined && lives(text, file) ? text : undefined;
}

/** False when somebody holds it. Moving it away first shows whether it still is the lock that was looked at. */
function takeOverFromDead(file: string, draft: string): boolean {
  const text = textOf(file);
  if (text === undefined) return true;
  if (lives(text, file)) return false;
  const stale = `${draft}.stale`;
  renameSync(file, stale);
  if (textOf(stale) !== text) {
    renameSync(stale, file);
    return false;
  }
  unlinkSync(stale);
  return true;
}

function lives(text: string, file: string): boolean {
  const holder = readHolder(text);
  const here = thisProcess();
  if (!holder || holder.namespace !== here.namespace) {
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Date.now() - touched < longestSilence;
  }
  return holder.started === undefined ? exists(holder.pid) : startOf(holder.pid) === holder.started;
}

function readHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

function thisProcess(): Holder {
  const started = startOf(process.pid);
  return { pid: process.pid, ...(started !== undefined && { started }), namespace: namespaceOfThisProcess() };
}

function namespaceOfThisProcess(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/** When a process started; undefined when there is none, or only its remains, or where the system does not say. */
function startOf(pid: number): string | undefined {
  const text = textOf(`/proc/${pid}/stat`);
  // The name of the program may hold blanks and parentheses.
  const [state, ...fields] = text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === 'Z' ? undefined : fields[18];
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What stands in a file; undefined when it cannot be read. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A lock that is gone, or a disk that is full, is nothing that a heartbeat could mend. */
function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    return;
  }
}
