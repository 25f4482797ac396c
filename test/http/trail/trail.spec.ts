import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { TrailOfCase } from '../../../src/case/trail-of-case.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdb-store.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { adding } from '../../support/retries/writing-calls.js';
import { accessFrom, newKey } from '../../support/service/keys.js';
import { Service } from '../../support/service/service.js';
import { describeTrailOfCalls } from '../../support/trail/trail-of-calls-contract.js';

const directory = mkdtempSync(join(tmpdir(), 'trail-'));
const place = { caseId: 'C', subId: 'S' };

describeTrailOfCalls(
  'LMDB',
  async () => openLmdbStore(directory),
  async () => rmSync(directory, { recursive: true }),
);

describe('The trail of a case', () => {
  const [writer, auditor, foreign] = [newKey(), newKey(), newKey()];
  const access = accessFrom({
    apiKeys: [
      { client: 'portal', sha3: [writer.sha3], scopes: ['read', 'write'], subSystems: ['S'] },
      { client: 'auditor', sha3: [auditor.sha3], scopes: ['trail'], subSystems: ['*'] },
      { client: 'auditor of another', sha3: [foreign.sha3], scopes: ['trail'], subSystems: ['T'] },
    ],
  });

  it('names the client, to who has the scope of its own and may see the case', async () => {
    const service = await Service.start({ access });
    try {
      const as = ({ key }: { readonly key: string }) => ({ 'x-api-key': key });
      await service.call('createCaseInDB', place, minimalRequest('C'), as(writer));
      const { body } = await service.call('trail', place, undefined, as(auditor));
      const { links } = (body as { readonly jsonContent: TrailOfCase }).jsonContent;
      expect(links.map(({ client }) => client)).to.deep.equal(['portal']);
      expect((await service.call('trail', place, undefined, as(writer))).httpStatus).to.equal(403);
      expect((await service.call('trail', place, undefined, as(foreign))).codes).to.deep.equal([323]);
      expect((await service.call('transferCaseFromDB', place, undefined, as(auditor))).httpStatus).to.equal(403);
    } finally {
      await service.stop();
    }
  });

  it('has as many links as are to be kept, the newest, and nothing where none is to be left', async () => {
    for (const [trailLinks, expected] of [
      [2, [2, 3]],
      [0, []],
    ] as const) {
      const service = await Service.start({ trailLinks });
      try {
        await service.call('createCaseInDB', place, minimalRequest('C'));
        for (const benefit of ['One', 'Two']) await service.call('modifyCase', place, adding('C', benefit));
        const { body } = await service.call('trail', place);
        const { links, unbroken } = (body as { readonly jsonContent: TrailOfCase }).jsonContent;
        expect([links.map(({ number }) => number), unbroken]).to.deep.equal([expected, true]);
      } finally {
        await service.stop();
      }
    }
  });
});
