import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { lockDirectory } from '../../../src/store/lmdb/directory-lock.js';

describe('The lock of a directory', () => {
  let directory: string;
  let file: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-lock-'));
    file = join(directory, 'service.lock');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const own = (): Readonly<Record<string, unknown>> => {
    const release = lockDirectory(directory);
    const text = readFileSync(file, 'utf8');
    release();
    return JSON.parse(text) as Record<string, unknown>;
  };
  const left = (holder: unknown, secondsAgo = 0): void => {
    writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder));
    const then = Date.now() / 1000 - secondsAgo;
    utimesSync(file, then, then);
  };
  const expectHeld = (): void => {
    const before = readFileSync(file, 'utf8');
    expect(() => lockDirectory(directory)).to.throw(
      `${file}: another process serves from this directory; one directory is for one process`,
    );
    expect(readFileSync(file, 'utf8')).to.equal(before);
    expect(readdirSync(directory)).to.deep.equal(['service.lock']);
  };
  const expectTakenOver = (): void => {
    const release = lockDirectory(directory);
    expect(JSON.parse(readFileSync(file, 'utf8'))).to.have.property('pid', process.pid);
    expect(readdirSync(directory)).to.deep.equal(['service.lock']);
    release();
    expect(existsSync(file)).to.equal(false);
  };

  it("is its owner's alone to read, and gone when it is given back", () => {
    const release = lockDirectory(directory);
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expectHeld();
    release();
    expect(readdirSync(directory)).to.deep.equal([]);
  });

  it('is left alone when another has taken it meanwhile', () => {
    const release = lockDirectory(directory);
    left({ pid: 1 });
    release();
    expect(JSON.parse(readFileSync(file, 'utf8'))).to.deep.equal({ pid: 1 });
  });

  it('of a process that has ended is taken over', () => {
    const { namespace } = own();
    // The number is above those that a system gives.
    left({ pid: 2 ** 30, started: '1', namespace });
    expectTakenOver();
    left({ pid: 2 ** 30, namespace });
    expectTakenOver();
  });

  it('of a process whose number is given again is taken over', () => {
    left({ ...own(), started: '1' });
    expectTakenOver();
  });

  it('of a process that lives is held, also where the system does not say since when', () => {
    const { pid, namespace } = own();
    left({ pid, namespace }, 3600);
    expectHeld();
    left({ pid: 1, namespace }, 3600);
    expectHeld();
  });

  for (const [what, holder] of [
    ['of another namespace', { pid: process.pid, started: '1', namespace: 'another machine' }],
    ['that says nothing', 'half a lo'],
    ['that is null', 'null'],
  ] as const)
    it(`${what} is held as long as it is touched, and taken over when it is silent for 15 seconds`, () => {
      left(holder, 10);
      expectHeld();
      left(holder, 16);
      expectTakenOver();
    });

  it('cannot be taken in a directory that is not there', () => {
    expect(() => lockDirectory(join(directory, 'nowhere'))).to.throw(/ENOENT.*nowhere/);
  });
});
