import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory, the table of what is mounted where, and how many bytes must be free. */
const linux = { memory: '/dev/shm', mounts: '/proc/mounts', wanted: 4 * 2 ** 30 };

/**
 * A new directory in memory, which ends with this process: making and removing many small files takes a fraction of the
 * time there. Undefined where there is none, where memory is scarce, or where nothing may be executed, as packages are
 * that a test installs.
 */
export function memoryDirectory(
  { memory, mounts, wanted } = linux,
  room = process.availableMemory(),
): string | undefined {
  if (!existsSync(memory) || !existsSync(mounts)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, room) < wanted) return undefined;
  if (!mayExecute(readFileSync(mounts, 'utf8'), memory)) return undefined;
  const directory = mkdtempSync(join(memory, 'case-capture-tests-'));
  // Tests start the service as another user, too.
  chmodSync(directory, 0o755);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** What is mounted last at a place counts. */
function mayExecute(mounts: string, place: string): boolean {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, at]) => at === place)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
