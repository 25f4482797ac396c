import { expect } from 'chai';
import { writeCaseLine } from '../../../src/case/case-line.js';
import type { CaseStore } from '../../../src/case/store.js';
import { ExportTotal, firstLine, readExport } from '../../../src/cli/transfer/export-lines.js';
import { type ImportFigures, ImportRun } from '../../../src/cli/transfer/import-run.js';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { MemoryStore } from '../../../src/store/memory-store.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { storeDigest } from '../../support/store/store-digest.js';

const caseIds = Array.from({ length: 450 }, (_, index) => `case ${index}`);
const referenceOf = (caseId: string) => ({ subId: 'S', caseId });

async function* exported(): AsyncIterable<Buffer> {
  const total = new ExportTotal();
  for (const text of [
    firstLine,
    ...caseIds.map((caseId) => `${writeCaseLine(referenceOf(caseId), minimalCase(caseId))}\n`),
  ]) {
    total.add(text, { isCase: text !== firstLine });
    yield Buffer.from(text);
  }
  yield Buffer.from(`${JSON.stringify(total.lastLine)}\n`);
}

describe('An import', () => {
  let cases: CaseStore;
  let whole: CaseStore;
  beforeEach(async () => {
    [cases, whole] = [new MemoryStore(), new MemoryStore()];
    for (const caseId of caseIds) await whole.create(referenceOf(caseId), minimalCase(caseId));
  });
  const importInto = (store: CaseStore, pauses: readonly number[] = []): Promise<ImportFigures> =>
    new ImportRun(store, {
      replace: false,
      renamed: new Map(),
      pauses,
      step: () => undefined,
      fault: (text) => expect.fail(text),
    }).take(readExport(exported()));
  /** The store, which refuses some of its creations of 200 cases, by their number. */
  const refusing = (refuses: (call: number) => boolean): CaseStore => {
    let calls = 0;
    const createAll: CaseStore['createAll'] = (list) =>
      refuses(calls++) ? Promise.reject(new StoreUnavailable('the disk is full')) : cases.createAll(list);
    return Object.create(cases, { createAll: { value: createAll } }) as CaseStore;
  };

  it('stops where the store stops, and goes on from there when called again', async () => {
    const stopped = await importInto(refusing((call) => call > 0)).catch((error: unknown) => error);
    expect(stopped)
      .to.be.instanceOf(Error)
      .with.property('message', 'stopped at line 202: the disk is full; the same import goes on from there');
    expect(await importInto(cases)).to.deep.equal({ stored: 250, present: 200, different: 0, faults: 0 });
    expect(await storeDigest(cases)).to.equal(await storeDigest(whole));
  });

  it('goes on by itself when the store does not take a case for a moment', async () => {
    expect(
      await importInto(
        refusing((call) => call % 3 > 0),
        [0, 0],
      ),
    ).to.deep.equal({ stored: 450, present: 0, different: 0, faults: 0 });
    expect(await storeDigest(cases)).to.equal(await storeDigest(whole));
  });
});
