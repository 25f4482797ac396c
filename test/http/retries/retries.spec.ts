import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { operations } from '../../../src/operations/index.js';
import { repetitions } from '../../../src/operations/repetition.js';
import { mountedOperations } from '../../../src/http/routes.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdb-store.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { describeRetries } from '../../support/retries/retries-contract.js';
import { writingCalls } from '../../support/retries/writing-calls.js';
import { accessFrom, newKey } from '../../support/service/keys.js';
import { Service } from '../../support/service/service.js';

const directory = mkdtempSync(join(tmpdir(), 'retries-'));

describeRetries(
  'LMDB',
  async () => openLmdbStore(directory),
  async () => rmSync(directory, { recursive: true }),
);

describe('Calls that are sent again', () => {
  it('are tried of every path that writes', () => {
    const writing = operations.filter(({ repetition }) => repetitions[repetition].writes);
    expect(writingCalls.map(({ name }) => `/${name}`)).to.have.members(
      mountedOperations(writing).map(({ path }) => path),
    );
  });

  const [one, two] = [newKey(), newKey()];
  const rights = { scopes: ['read', 'write'], subSystems: ['S'] };
  const access = accessFrom({
    apiKeys: [
      { client: 'one', sha3: [one.sha3], ...rights },
      { client: 'two', sha3: [two.sha3], ...rights },
    ],
  });

  it('are answered alike after a restart, and only to the client whose key it is', async () => {
    const service = await Service.start({ access });
    try {
      const create = (key: string) =>
        service.call('createCaseInDB', { caseId: 'C', subId: 'S' }, minimalRequest('C'), {
          'x-api-key': key,
          'idempotency-key': 'the-same-of-both',
        });
      expect((await create(one.key)).codes).to.deep.equal([]);
      await service.restart();
      const again = await create(one.key);
      expect([again.codes, again.headers.get('idempotency-replayed')]).to.deep.equal([[], 'true']);
      expect((await create(two.key)).codes).to.deep.equal([324]);
    } finally {
      await service.stop();
    }
  });

  it('have their conditions looked at when the caller may call, and a foreign place says nothing', async () => {
    const service = await Service.start({ access });
    try {
      const create = (subId: string, headers: Readonly<Record<string, string>>) =>
        service.call('createCaseInDB', { caseId: 'C', subId }, minimalRequest('C'), headers);
      expect((await create('S', { 'idempotency-key': 'a b' })).httpStatus).to.equal(401);
      const foreign = await create('T', { 'x-api-key': one.key, 'idempotency-key': 'k' });
      expect(foreign.httpStatus).to.equal(403);
    } finally {
      await service.stop();
    }
  });
});
