import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { hostileRequest, kinds } from '../requests/kinds.js';
import { testSeed } from '../../run/seed.js';
import { AttackedService } from './attacked-service.js';
import { HostileRun } from './hostile-run.js';

/** The service withstands so many hostile requests, of every kind. */
export function describeHostileRequests(count: number): void {
  describe(`${count} hostile requests with TEST_SEED=${testSeed}`, () => {
    it('crash nothing, store nothing, are answered as decided, and keep neither memory nor the event loop', async () => {
      const directory = mkdtempSync(join(tmpdir(), 'hostile-'));
      const service = await AttackedService.start(`lmdb:${directory}`);
      const make = (seed: number) => (index: number) => hostileRequest(seed, index, service.targets);
      const bytes = (seed: number): string =>
        Array.from({ length: 200 }, (_, index) => make(seed)(index).bytes.toString('latin1')).join('\n');
      try {
        const { tally, faults, longestDelay, memory } = await HostileRun.run(service.attacked, make(testSeed), {
          count,
        });
        const megabytes = [memory.first, memory.last].map((each) => Math.round(each / 1024 / 1024));
        process.stdout.write(
          `      ${String(tally).replaceAll('\n', '\n      ')}\n      longest delay ${Math.round(longestDelay * 1000)} ms, memory ${megabytes.join(', then ')} MB\n`,
        );
        expect(faults).to.deep.equal([]);
        expect(tally.total).to.equal(count);
        expect(tally.kinds).to.have.members(kinds.map(({ name }) => name));
        const [once, again, other] = [testSeed, testSeed, testSeed + 1].map(bytes);
        expect(once === again, 'the same seed makes the same requests').to.equal(true);
        expect(once === other, 'another seed makes others').to.equal(false);
      } finally {
        await service.stop();
        rmSync(directory, { recursive: true });
      }
    });
  });
}
