import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { arbitraryCase } from '../../support/cases/arbitrary-case.js';
import { someCases, Transfer } from '../../support/store/transfer.js';

describe('case-capture export and import', () => {
  let transfer: Transfer;
  beforeEach(() => {
    transfer = new Transfer();
  });
  afterEach(() => transfer.remove());

  it('bring any cases into another store with equal digests', async () => {
    const ids = fc
      .string({
        unit: fc.constantFrom('a', 'Z', '/', '"', '\\', '\u2028', '\u0085', '😀', 'ü', '$', ' x'),
        minLength: 1,
        maxLength: 6,
      })
      .filter((id) => id.trim() !== '' && !/\p{Cc}/u.test(id));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(ids, ids, arbitraryCase), { maxLength: 12 }), async (drawn) => {
        await transfer.store(
          transfer.from,
          drawn.map(([subId, caseId, one]) => [
            { subId, caseId },
            { ...one, id: caseId },
          ]),
        );
        expect(await transfer.export()).to.include({ exitCode: 0 });
        expect(await transfer.import()).to.include({ exitCode: 0 });
        expect(await transfer.digestOf(transfer.to)).to.equal(await transfer.digestOf(transfer.from));
        for (const path of ['from', 'to', 'cases.ndjson']) rmSync(join(transfer.directory, path), { recursive: true });
      }),
      { numRuns: 30 },
    );
  });

  it('mend a damaged case of the store from the export', async () => {
    await transfer.store(transfer.from, someCases.slice(0, 1));
    await transfer.export();
    await transfer.damage(transfer.to, { subId: 'A', caseId: 'case/0' });
    expect((await transfer.import()).exitCode).to.equal(1);
    expect(await transfer.import('--replace')).to.include({ exitCode: 0 });
    expect(await transfer.digestOf(transfer.to)).to.equal(await transfer.digestOf(transfer.from));
  });

  it('name a case that is damaged, export the others, and say so again at the import', async () => {
    await transfer.store(transfer.from, someCases.slice(0, 3));
    await transfer.damage(transfer.from, { subId: 'A', caseId: 'damaged' });
    const { exitCode, err } = await transfer.export();
    expect(exitCode).to.equal(1);
    expect(err).to.match(/^case "damaged" of sub-system "A": .+\n3 cases exported, 1 damaged\n$/);
    expect(await transfer.import()).to.include({
      exitCode: 1,
      out: '3 cases stored, 0 there already, 0 left as they were, 1 faults\n',
      err: 'line 3: the case was damaged when it was exported\n',
    });
  });
});
