import type { ChildProcess } from 'node:child_process';

const alive = new Set<ChildProcess>();

/** Sees to it that a process outlives neither the test that started it, however that test ends, nor this process. */
export function endWithTest<T extends ChildProcess>(child: T): T {
  alive.add(child);
  child.once('close', () => alive.delete(child));
  return child;
}

const killAll = (): void => {
  for (const child of alive) child.kill('SIGKILL');
};

process.once('exit', killAll);
// At the top of a module this is a hook of every test; developer tools start processes without mocha.
if ('afterEach' in globalThis) afterEach(killAll);
