import { expect } from 'chai';
import { demoCases } from '../../../scripts/demo-cases.js';
import { mountedOperations } from '../../../src/http/routes.js';
import { operations } from '../../../src/operations/index.js';
import { Service } from '../../support/service/service.js';

const [demo] = demoCases;
const bodyFor = (caseId: string): object => ({ ...demo?.body, caseId });

/** Ids are the caller's: all of these are plain text (decisions, "Input"). */
const hostileIds: readonly string[] = [
  '../../etc/passwd',
  '/',
  '..',
  'a/b\\c',
  'Bäume & Käfer',
  '$where',
  '{"$gt":""}',
  "' OR 1=1 --",
  '%2F%00',
  '__proto__',
  'constructor',
  ' leading and trailing ',
  'a+b?c=d#e&f',
  '🌳'.repeat(128),
  'Ж'.repeat(128),
  '\u202Eright to left',
  'e\u0301 is not \u00e9',
];

const refusedIds: readonly { readonly what: string; readonly id: string }[] = [
  { what: 'empty', id: '' },
  { what: 'blank', id: ' \u00a0 ' },
  { what: 'of 129 characters', id: '🌳'.repeat(129) },
  { what: 'with a line feed', id: 'a\nb' },
  { what: 'with a null', id: 'a\u0000b' },
  { what: 'with DEL', id: 'a\u007fb' },
  { what: 'with U+FFFE', id: 'a\uFFFEb' },
];

describe('The operations over HTTP', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ now: () => Date.UTC(2026, 10, 21, 12) });
    await service.call('createCaseInDB', { caseId: 'C', subId: 'S' }, bodyFor('C'));
  });
  after(() => service.stop());

  for (const id of hostileIds) {
    it(`take ${JSON.stringify(id).slice(0, 40)} as case id and as sub-system id`, async () => {
      const reference = { caseId: id, subId: id };
      expect((await service.call('createCaseInDB', reference, bodyFor(id))).codes).to.deep.equal([]);
      expect((await service.call('transferCaseFromDB', reference)).case.Id).to.equal(id);
      expect((await service.call('caseList', { subId: id })).body).to.deep.equal({ caseIds: [id] });
      expect((await service.call('subIdList', {})).body).to.deep.include({
        subIds: [...(await service.cases.subIds())],
      });
      const copy = { sourceCaseId: id, sourceSubId: id, destCaseId: `${id.slice(0, 2)}2`, destSubId: id };
      expect((await service.call('copyCase', copy)).codes).to.deep.equal([]);
      expect((await service.call('deleteCase', reference)).envelope.jsonContent).to.deep.equal({});
      expect((await service.call('transferCaseFromDB', reference)).codes).to.deep.equal([323]);
    });
  }

  for (const { what, id } of refusedIds) {
    it(`refuse an id that is ${what} with 512, each of both once`, async () => {
      expect((await service.call('transferCaseFromDB', { caseId: id, subId: id })).codes).to.deep.equal([512, 512]);
      expect((await service.call('deleteCase', { caseId: id, subId: 'S' })).codes).to.deep.equal([512]);
      expect((await service.call('caseList', { subId: id })).body).to.deep.equal({ caseIds: [] });
    });
  }

  it('refuse a parameter given twice with 512, and take no notice of unknown ones', async () => {
    expect((await service.call('transferCaseFromDB', { caseId: ['C', 'C'], subId: 'S' })).codes).to.deep.equal([512]);
    expect(
      (await service.call('transferCaseFromDB', { caseId: 'C', subId: 'S', other: ['1', '2'] })).codes,
    ).to.deep.equal([]);
  });

  it('refuse ids that are not UTF-8', async () => {
    expect((await service.send('/transferCaseFromDB?caseId=%FF&subId=S')).codes).to.deep.equal([512]);
    expect((await service.send('/caseList?subId=%FF')).body).to.deep.equal({ caseIds: [] });
  });

  for (const { path, operation } of mountedOperations(operations)) {
    it(`refuse HEAD ${path} with 405, and nothing has happened`, async () => {
      const before = await service.digest();
      const reply = await service.send(
        `${path}?caseId=C&subId=S&sourceCaseId=C&sourceSubId=S&destCaseId=D&destSubId=S`,
        { method: 'HEAD' },
      );
      expect(reply.httpStatus).to.equal(405);
      expect(reply.headers.get('allow')).to.equal(operation.method);
      expect(await service.digest()).to.equal(before);
    });
  }

  for (const { name } of operations.filter(({ body }) => body)) {
    it(`refuse an undefined member in the body of ${name} with 400 and no body`, async () => {
      const reply = await service.call(name, { caseId: 'C', subId: 'S' }, { undefinedMember: 1 });
      expect([reply.httpStatus, reply.text]).to.deep.equal([400, '']);
    });

    it(`describe an empty object as the body of ${name}`, async () => {
      const reply = await service.call(name, { caseId: 'C', subId: 'S' }, {});
      expect(reply.httpStatus).to.equal(200);
      // The refusal of a hash is alone, and says nothing else.
      expect(reply.codes).to.include(name === 'captureWithHash' ? 609 : 512);
    });
  }
});
