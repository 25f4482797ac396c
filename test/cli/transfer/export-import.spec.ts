import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { arbitraryCase } from '../../support/cases/arbitrary-case.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { someCases, Transfer } from '../../support/store/transfer.js';
import { linkNote } from '../../support/trail/notes.js';

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

  it('bring the trail of each case along, a broken one too, and take none that is no trail', async () => {
    const references = ['traced', 'broken', 'without'].map((caseId) => ({ subId: 'S', caseId }));
    const from = await openCaseStore(transfer.from);
    for (const [index, reference] of references.entries())
      for (const request of ['a', 'b', 'c'])
        await from.put(reference, minimalCase(reference.caseId), index < 2 ? linkNote(request, 2) : undefined);
    const [whole, ...others] = await Promise.all(references.map((reference) => from.trail(reference)));
    const broken = whole && { ...whole, links: whole.links.slice(1) };
    await from.put({ subId: 'S', caseId: 'broken' }, minimalCase('broken'), { trail: broken });
    await from.close();
    expect(others).to.have.length(2);
    await transfer.export();
    expect((await transfer.import()).out).to.match(/^3 cases stored/);
    const to = await openCaseStore(transfer.to);
    expect(await Promise.all(references.map((reference) => to.trail(reference)))).to.deep.equal([
      whole,
      broken,
      undefined,
    ]);
    await to.close();
    const line = transfer.lines.find((each) => each.includes('"trail"'))?.replace(/"number":\d+/, '"number":"3"') ?? '';
    writeFileSync(transfer.file, transfer.exportOf([line]));
    expect((await transfer.import()).err).to.equal('line 2: the trail of the case is none\n');
  });

  it('put the trail of an export in the place of that of a case that is replaced', async () => {
    const reference = { subId: 'S', caseId: 'C' };
    const write = async (uri: string, csp: number, request: string) => {
      const cases = await openCaseStore(uri);
      await cases.put(reference, minimalCase('C', { csp }), linkNote(request));
      const trail = await cases.trail(reference);
      await cases.close();
      return trail;
    };
    const exported = await write(transfer.from, 1, 'exported');
    await write(transfer.to, 2, 'replaced');
    await transfer.export();
    expect(await transfer.import('--replace')).to.include({ exitCode: 0 });
    const to = await openCaseStore(transfer.to);
    expect(await to.trail(reference)).to.deep.equal(exported);
    await to.close();
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
