import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { memoryDirectory } from '../../../scripts/memory-directory.js';

const wanted = 2 ** 20;

describe('What npm test writes', () => {
  let directory: string;
  let memory: string;
  let mounts: string;
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'case-capture-memory-'));
    memory = join(directory, 'shm');
    mounts = join(directory, 'mounts');
    mkdirSync(memory);
  });
  after(() => rmSync(directory, { recursive: true }));
  const made = (options: string, room = wanted): string | undefined => {
    writeFileSync(mounts, `tmpfs /run tmpfs rw,noexec 0 0\n${options}tmpfs /run/lock tmpfs rw,noexec 0 0\n`);
    return memoryDirectory({ memory, mounts, wanted }, room);
  };
  const mounted = (options: string): string => `tmpfs ${memory} tmpfs ${options} 0 0\n`;

  it('is in memory, where others may enter, each run in a directory of its own', () => {
    const one = made(mounted('rw,nosuid')) ?? '';
    expect(one.startsWith(`${memory}/`)).to.equal(true);
    expect(statSync(one).mode & 0o777).to.equal(0o755);
    expect(made(mounted('rw'))).not.to.equal(one);
    expect(readdirSync(memory)).to.have.length(2);
  });

  for (const [where, options, room] of [
    ['where memory is scarce', 'rw', wanted - 1],
    ['where nothing in memory may be executed', 'rw,nosuid,noexec', wanted],
  ] as const)
    it(`is on the disk ${where}`, () => {
      expect(made(mounted(options), room)).to.equal(undefined);
    });

  it('is on the disk where files in memory are not known', () => {
    expect(made('')).to.equal(undefined);
    const absent = join(directory, 'absent');
    expect(memoryDirectory({ memory: absent, mounts, wanted }, wanted)).to.equal(undefined);
    expect(memoryDirectory({ memory, mounts: absent, wanted }, wanted)).to.equal(undefined);
    expect(existsSync(absent)).to.equal(false);
  });

  it('is there as long as what was mounted last over it allows that', () => {
    expect(made(mounted('rw,noexec') + mounted('rw'))).not.to.equal(undefined);
    expect(made(mounted('rw') + mounted('rw,noexec'))).to.equal(undefined);
  });
});
