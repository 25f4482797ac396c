import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { commandLine } from '../../support/run/command-line.js';

describe('case-capture api-key', () => {
  it('prints a new key each time, and its SHA3-256 for the access file', async () => {
    const seen = new Set<string>();
    for (let run = 0; run < 2; run++) {
      const { exitCode, out, err } = await commandLine(['api-key']);
      expect([exitCode, err]).to.deep.equal([0, '']);
      const [, key = '', sha3] = /^key: {2}(cck_[\w-]{43})\nsha3: ([0-9a-f]{64})\n$/.exec(out) ?? [];
      expect(sha3, out).to.equal(createHash('sha3-256').update(key).digest('hex'));
      seen.add(key);
    }
    expect(seen.size).to.equal(2);
  });
});
