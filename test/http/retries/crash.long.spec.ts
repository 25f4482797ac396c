import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { ServiceVictim } from '../../support/crash/service-victim.js';
import { expectOnceEach } from '../../support/retries/crash-contract.js';

describe('Calls with an Idempotency-Key to a service on LMDB that is killed', () => {
  it('are carried out once, each, leave one link of a trail and what was asked, and are told in the feed, when they are sent until they are answered', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'retries-crash-'));
    const victim = new ServiceVictim(`lmdb:${directory}`);
    try {
      expect(await expectOnceEach(victim)).to.be.above(0);
    } finally {
      await victim.kill();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
