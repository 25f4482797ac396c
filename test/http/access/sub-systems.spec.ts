import { expect } from 'chai';
import { captureRequest } from '../../support/capture/capture-request.js';
import { minimalRequest } from '../../support/requests/case-request.js';
import { hashedCall } from '../../support/requests/hashed-call.js';
import { accessFrom, newKey } from '../../support/service/keys.js';
import { modification, personModification } from '../../support/requests/modify-request.js';
import type { Reply } from '../../support/service/reply.js';
import { Service } from '../../support/service/service.js';

const [everything, own] = [newKey(), newKey()];
const all = ['read', 'write', 'capture', 'delete'];
const access = accessFrom({
  apiKeys: [
    { client: 'all', sha3: [everything.sha3], scopes: all, subSystems: ['*'] },
    { client: 'own', sha3: [own.sha3], scopes: all, subSystems: ['OWN'] },
  ],
});
const asAll = { 'x-api-key': everything.key };
const asOwn = { 'x-api-key': own.key };

/** What a caller can see of an answer; ids that the caller sent are made the same. */
const seen = ({ httpStatus, text }: Reply): string =>
  `${httpStatus} ${text.replaceAll('FOREIGN', 'SUB').replaceAll('ABSENT', 'SUB')}`;

let second = 0;
/** Each is signed for a moment of its own: one hash is accepted once. */
const hashed = (subId: string): object =>
  hashedCall({ ...captureRequest(subId), timestamp: new Date(Date.now() - 1000 * (second++ % 200)).toISOString() });

describe('A client of one sub-system', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ access });
    for (const subId of ['OWN', 'FOREIGN']) {
      const reply = await service.call('createCaseInDB', { caseId: 'C', subId }, minimalRequest('C'), asAll);
      expect(reply.status, reply.text).to.equal(0);
    }
  });
  after(() => service.stop());

  /** Every call that names a case or a sub-system, in a sub-system. */
  const calls: readonly {
    readonly operation: string;
    readonly query?: (subId: string) => Readonly<Record<string, string>>;
    readonly body?: (subId: string) => object;
    readonly to: string;
  }[] = [
    ...['transferCaseFromDB', 'transferCaseFromDBXML', 'transferCaseFromDBDetails'].map((operation) => ({
      operation,
      query: (subId: string) => ({ caseId: 'C', subId }),
      to: '323',
    })),
    { operation: 'deleteCase', query: (subId) => ({ caseId: 'C', subId }), to: '"status":0' },
    { operation: 'deleteCaseXML', query: (subId) => ({ caseId: 'C', subId }), to: 'returnCode="0"' },
    ...['copyCase', 'copyCaseXML'].map((operation) => ({
      operation,
      query: (subId: string) => ({ sourceCaseId: 'C', sourceSubId: subId, destCaseId: 'D', destSubId: 'OWN' }),
      to: '323',
    })),
    { operation: 'caseList', query: (subId) => ({ subId }), to: '{"caseIds":[]}' },
    {
      operation: 'modifyCase',
      query: (subId) => ({ caseId: 'C', subId }),
      body: () => modification('C', personModification({ age: 36 })),
      to: '572',
    },
    ...['capture', 'captureXML'].map((operation) => ({
      operation,
      body: (subId: string) => captureRequest(subId),
      to: '323',
    })),
    ...['captureWithHash', 'captureWithHashXML'].map((operation) => ({ operation, body: hashed, to: '323' })),
    {
      operation: 'checkCompleteness',
      body: (subId) => ({ language: 'en', sourceType: 1, caseId: 'C', subId, loggingArea: '0' }),
      to: '323',
    },
    {
      operation: 'userAction',
      body: (subId) => ({ screenCommand: 'next', screenId: 'x', caseId: 'C', subId, loggingArea: '0', answers: [] }),
      to: '323',
    },
  ];
  for (const { operation, query = () => ({}), body, to } of calls) {
    it(`cannot tell by ${operation} a sub-system of others from one that there is not: ${to}`, async () => {
      const [foreign, absent] = [
        await service.call(operation, query('FOREIGN'), body?.('FOREIGN'), asOwn),
        await service.call(operation, query('ABSENT'), body?.('ABSENT'), asOwn),
      ];
      expect(seen(foreign)).to.equal(seen(absent));
      expect(seen(foreign)).to.contain(to);
      expect(
        (await service.call('transferCaseFromDB', { caseId: 'C', subId: 'FOREIGN' }, undefined, asAll)).status,
      ).to.equal(0);
    });
  }

  /** Every call that would store in a sub-system. */
  const stores: readonly {
    readonly operation: string;
    readonly query?: (subId: string, caseId: string) => Readonly<Record<string, string>>;
    readonly body?: (subId: string, caseId: string) => object;
  }[] = [
    {
      operation: 'createCaseInDB',
      query: (subId, caseId) => ({ caseId, subId }),
      body: (_, caseId) => minimalRequest(caseId),
    },
    {
      operation: 'copyCase',
      query: (subId, caseId) => ({ sourceCaseId: 'C', sourceSubId: 'OWN', destCaseId: caseId, destSubId: subId }),
    },
    {
      operation: 'copyCaseXML',
      query: (subId, caseId) => ({ sourceCaseId: 'C', sourceSubId: 'OWN', destCaseId: caseId, destSubId: subId }),
    },
    {
      operation: 'createAndCapture',
      body: (subId, caseId) => ({
        csp: 1,
        sourceType: 1,
        caseMode: 'pos',
        language: 'en',
        caseId,
        subId,
        loggingArea: '0',
      }),
    },
  ];
  for (const { operation, query = () => ({}), body } of stores) {
    it(`is refused ${operation} into another sub-system with 403, whether the case or the sub-system is there or not`, async () => {
      for (const [subId, caseId] of [
        ['FOREIGN', 'C'],
        ['FOREIGN', 'NEW'],
        ['ABSENT', 'NEW'],
      ] as const) {
        const reply = await service.call(operation, query(subId, caseId), body?.(subId, caseId), asOwn);
        expect([reply.httpStatus, reply.text], `${subId} ${caseId}`).to.deep.equal([403, '']);
      }
      expect((await service.call('subIdList', {}, undefined, asAll)).body).to.deep.equal({
        subIds: ['FOREIGN', 'OWN'],
      });
    });
  }

  it('is refused transferCaseToDBXML into another sub-system with 403, and nothing changes there', async () => {
    const [document = ''] =
      /<Case[ >].*<\/Case>/s.exec(
        (await service.call('transferCaseFromDBXML', { caseId: 'C', subId: 'OWN' }, undefined, asOwn)).text,
      ) ?? [];
    const before = await service.digest();
    for (const subId of ['FOREIGN', 'ABSENT']) {
      const reply = await service.send(`/transferCaseToDBXML?caseId=C&subId=${subId}`, {
        method: 'POST',
        headers: { ...asOwn, 'content-type': 'application/xml' },
        body: document,
      });
      expect([reply.httpStatus, reply.text]).to.deep.equal([403, '']);
    }
    expect(await service.digest()).to.equal(before);
  });

  it('lists its own sub-system only, and works in it as everybody does', async () => {
    expect((await service.call('subIdList', {}, undefined, asOwn)).body).to.deep.equal({ subIds: ['OWN'] });
    expect((await service.call('caseList', { subId: 'OWN' }, undefined, asOwn)).body).to.deep.equal({ caseIds: ['C'] });
    expect(
      (
        await service.call(
          'copyCase',
          { sourceCaseId: 'C', sourceSubId: 'OWN', destCaseId: 'E', destSubId: 'OWN' },
          undefined,
          asOwn,
        )
      ).status,
    ).to.equal(0);
    expect((await service.call('capture', {}, captureRequest('OWN'), asOwn)).status).to.equal(0);
    expect((await service.call('deleteCase', { caseId: 'E', subId: 'OWN' }, undefined, asOwn)).status).to.equal(0);
    expect((await service.call('caseList', { subId: 'OWN' }, undefined, asOwn)).body).to.deep.equal({ caseIds: ['C'] });
  });
});
