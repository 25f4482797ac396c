import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect } from 'chai';
import { diskRoom, roomOf, roomPerTurn } from '../../../src/store/lmdb/disk-room.js';

const [kilobyte, megabyte] = [1024, 1024 * 1024];

/** A disk by its size and what is free of it, in megabytes, and the room that it has. */
const disks: readonly (readonly [string, number, number, number])[] = [
  ['a large disk keeps 32 MB free', 100_000, 5000, 4968],
  ['a large disk with less free than that has no room', 100_000, 31, -1],
  ['a small disk keeps a twentieth free', 100, 50, 45],
  ['a small disk with less free than that has no room', 100, 4, -1],
  ['a disk that does not say how large it is has room', 0, 0, Number.POSITIVE_INFINITY],
];

describe('The room on a disk', () => {
  for (const [what, size, free, room] of disks)
    it(`${what}: of ${size} MB with ${free} free`, () => {
      const said = { bsize: 4 * kilobyte, blocks: (size * megabyte) / (4 * kilobyte), bavail: free * 256 };
      expect(roomOf(said) / megabyte).to.equal(room);
    });

  it('is looked up where a directory lies: less than the whole disk', () => {
    const { bsize, blocks } = statfsSync(tmpdir());
    expect(diskRoom(tmpdir())).to.be.below(bsize * blocks);
  });

  it('is asked of the system once in a turn of the event loop, and anew in the next', async () => {
    let asked = 0;
    const room = roomPerTurn(() => ++asked);
    expect([room(), room()]).to.deep.equal([1, 1]);
    await Promise.resolve();
    expect(room()).to.equal(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect([room(), room()]).to.deep.equal([2, 2]);
  });
});
