import type { ChildProcess } from 'node:child_process';

const alive = new Set<ChildProcess>();
/**
 * Those that a test started itself; what its suite started in a `before` serves further tests, and ends with this
 * process at the latest.
 */
const ofTest = new Set<ChildProcess>();

/** Sees to it that a process outlives neither the test that started it, however that test ends, nor this process. */
export function endWithTest<T extends ChildProcess>(child: T): T {
  for (const started of [alive, ofTest]) {
    started.add(child);
    child.once('close', () => started.delete(child));
  }
  return child;
}

const kill = (children: Iterable<ChildProcess>): void => {
  for (const child of children) child.kill('SIGKILL');
};

process.once('exit', () => kill(alive));

/** Mocha is told of these by `.mocharc.json`; developer tools start processes without mocha. */
export const mochaHooks: Mocha.RootHookObject = {
  beforeEach: () => ofTest.clear(),
  afterEach: () => kill(ofTest),
};
