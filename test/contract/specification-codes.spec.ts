import { expect } from 'chai';
import { CaseStoreView } from '../../src/case/case-store-view.js';
import type { CaseStore } from '../../src/case/store.js';
import { setAttribute } from '../../src/case/case-object.js';
import { errorTable } from '../../src/errors/error-table.js';
import { StoreUnavailable } from '../../src/errors/store-unavailable.js';
import { captureRequest } from '../support/capture/capture-request.js';
import { minimalRequest } from '../support/requests/case-request.js';
import type { Reply } from '../support/service/reply.js';
import { Service } from '../support/service/service.js';
import { minimalCase } from '../support/cases/minimal-case.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import { captureRows, checkCompletenessRows, createAndCaptureRows, userActionRows } from './capture-codes.js';
import { attacks } from './case-xml-attacks.js';
import { ruleRows } from './case-xml-rules.js';
import { createCodes } from './create-codes.js';
import { modifyCodes } from './modify-codes.js';
import { specifiedCodes } from './specification.js';
import { createUrls, modifyUrls } from './url-codes.js';

const codesOf = (errors: readonly string[]): readonly number[] => errors.map((error) => Number(error.slice(0, 3)));

/** What the specs beside this one provoke, each row with the codes that it must be answered: by the tables they run. */
const provoked: Readonly<Record<string, ReadonlySet<number>>> = {
  create: new Set([
    ...createCodes.flatMap(({ errors }) => codesOf(errors)),
    ...createUrls.flatMap(([, , errors]) => codesOf(errors)),
  ]),
  modify: new Set([
    ...modifyCodes.flatMap(({ errors }) => codesOf(errors)),
    ...modifyUrls.flatMap(([, , errors]) => codesOf(errors)),
  ]),
  'case operations': new Set(
    [...createAndCaptureRows, ...captureRows, ...userActionRows, ...checkCompletenessRows].flatMap(
      ({ codes }) => codes,
    ),
  ),
  import: new Set([...attacks.map(({ answer }) => answer), ...ruleRows.flatMap(({ faults }) => faults.map(() => 611))]),
};

describe('The 40 codes of the specification', () => {
  it('are 40', () => expect(new Set(specifiedCodes.map(({ code }) => code)).size).to.equal(40));

  for (const { code, appliesTo } of specifiedCodes)
    for (const operation of appliesTo)
      it(`are each provoked by a request that is refused with it: ${code}, ${operation}`, () => {
        expect([...(provoked[operation] ?? [])]).to.include(code);
      });
});

/** A store whose reads fail. */
class FailingStore extends MemoryStore {
  constructor(private readonly failure: Error) {
    super();
  }

  override async read(): Promise<never> {
    throw this.failure;
  }
}

const reference = { caseId: 'C', subId: 'S' };

async function called(cases: CaseStore, call: (service: Service) => Promise<Reply>): Promise<Reply> {
  const service = await Service.start({ cases, watchStore: false });
  try {
    return await call(service);
  } finally {
    await service.stop();
  }
}

const readFrom = (failure: Error): Promise<Reply> =>
  called(new FailingStore(failure), (service) => service.call('transferCaseFromDB', reference));

/** After a creation with the key K, which can be sent again. */
const calledWithKey = (call: (service: Service, create: () => Promise<Reply>) => Promise<Reply>): Promise<Reply> =>
  called(new MemoryStore(), async (service) => {
    const create = () => service.call('createCaseInDB', reference, minimalRequest('C'), { 'idempotency-key': 'K' });
    await create();
    return call(service, create);
  });

/** What it takes for the codes of our own that no table of requests provokes. */
const byThemselves: Readonly<Record<number, () => Promise<Reply>>> = {
  609: () =>
    called(new MemoryStore(), (service) =>
      service.call('captureWithHash', {}, { ...captureRequest('S'), hash: 'ab', timestamp: new Date().toISOString() }),
    ),
  616: () =>
    calledWithKey(async (service) => service.call('deleteCase', reference, undefined, { 'idempotency-key': 'K' })),
  614: () =>
    called(new MemoryStore(), (service) => service.call('deleteCase', reference, undefined, { 'if-match': '"other"' })),
  615: () =>
    calledWithKey(async (service, create) => {
      const { receipts } = await service.cases.look(reference);
      const [receipt] = receipts;
      if (!receipt) return expect.fail('there is no receipt');
      const late = { answered: { receipt: { ...receipt, answer: null }, most: 1, now: Date.now() } };
      await service.cases.put(reference, minimalCase('C'), late);
      return create();
    }),
  617: () => called(new MemoryStore(), (service) => service.call('codeSearch', { catalogue: 'occupation', q: 'cook' })),
  618: () => called(new MemoryStore(), (service) => service.call('changes', { after: 'made up' })),
  619: () =>
    called(
      new (class extends CaseStoreView {
        override feed = () => Promise.resolve(undefined);
      })(new MemoryStore()),
      (service) => service.call('changes', {}),
    ),
  622: () =>
    called(new MemoryStore(), async (service) => {
      await service.call('createCaseInDB', reference, minimalRequest('C'));
      const { case: stored } = (await service.cases.read(reference)) ?? expect.fail('the case is not stored');
      const benefit = stored.objects.find(({ element }) => element === 'Benefit') ?? expect.fail('there is no benefit');
      setAttribute(benefit, 11, { kind: 'reference', id: 9999 });
      await service.cases.put(reference, stored);
      return service.call('checkCompleteness', {}, { ...reference, language: 'en', sourceType: 1, loggingArea: '0' });
    }),
  901: () => readFrom(new StoreUnavailable('no answer', { outcome: 'unknown' })),
  900: () => readFrom(new StoreUnavailable('the disk is full')),
  999: () => readFrom(new TypeError('something is undefined')),
};

describe('The codes of our own', () => {
  const own = [
    ...[
      324, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622,
    ],
    ...[900, 901, 999],
  ];
  const inTables = new Set(Object.values(provoked).flatMap((codes) => [...codes]));

  it('and those of the specification are all that the error table has', () => {
    const all = [...new Set(specifiedCodes.map(({ code }) => code)), ...own];
    expect(Object.values(errorTable).map(({ code }) => code)).to.have.members(all);
  });

  for (const code of own)
    it(`are each provoked by a request that is answered with it: ${code}`, async () => {
      const call = byThemselves[code];
      if (call) expect((await call()).codes).to.include(code);
      else expect([...inTables]).to.include(code);
    });
});
