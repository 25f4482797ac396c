import { expect } from 'chai';
import { captureLog } from '../../support/service/captured-log.js';
import { noSystems } from '../../support/service/no-systems.js';
import { Service } from '../../support/service/service.js';
import { operationsOfTest } from '../../support/service/operations-of-test.js';

describe('The answers', () => {
  const { log, lines, text } = captureLog();
  let service: Service;
  before(async () => {
    service = await Service.start({ systems: noSystems, table: operationsOfTest, log });
  });
  beforeEach(() => void lines.splice(0));
  after(() => service.stop());

  const failed = { statusText: 'FATAL ERROR', status: 3, jsonContent: null, byteContent: null, textContent: null };
  const answers = [
    { operation: 'plain', httpStatus: 200, status: 0, statusText: 'OK', codes: [], jsonContent: {} },
    { operation: 'warned', httpStatus: 200, status: 1, statusText: 'WARNING', codes: [608], jsonContent: null },
    { operation: 'oneError', httpStatus: 200, ...failed, codes: [323] },
    { operation: 'twoErrors', httpStatus: 200, ...failed, codes: [542, 609] },
    { operation: 'storeAway', httpStatus: 503, ...failed, codes: [900] },
    { operation: 'broken', httpStatus: 500, ...failed, codes: [999] },
  ];
  for (const { operation, httpStatus, status, statusText, codes, jsonContent } of answers) {
    it(`of ${operation} is HTTP ${httpStatus} with an envelope of status ${status}`, async () => {
      const reply = await service.send(`/${operation}?caseId=C`);
      expect(reply.httpStatus).to.equal(httpStatus);
      expect(reply.codes).to.deep.equal(codes);
      expect(Object.keys(reply.envelope)).to.deep.equal([
        'path',
        'status',
        'statusText',
        'errorDescriptions',
        'jsonContent',
        'byteContent',
        'textContent',
      ]);
      expect(reply.envelope).to.deep.include({
        path: `/${operation}`,
        status,
        statusText,
        jsonContent,
        byteContent: null,
        textContent: null,
      });
    });
  }

  it('of lists have no envelope', async () => {
    expect((await service.call('listed', {})).body).to.deep.equal({ caseIds: ['a', 'b'] });
  });

  it('tell the caller when to come back while the store is away, and nothing about why', async () => {
    const reply = await service.call('storeAway', {});
    expect(Number(reply.headers.get('retry-after'))).to.be.greaterThan(0);
    expect(reply.text).not.to.contain('Jane');
  });

  it('tell the caller nothing about an internal fault, and the log everything', async () => {
    const reply = await service.call('broken', {});
    expect(reply.text).not.to.contain('secret');
    expect(lines.find(({ msg }) => msg === 'internal fault')?.['err']).to.include({
      type: 'TypeError',
      message: 'cannot read secret of undefined',
    });
  });

  it('are never kept by anyone on the way, and are what they say', async () => {
    const { headers } = await service.call('plain', {});
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(headers.get('etag')).to.equal(null);
    expect(headers.get('content-type')).to.equal('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
    expect(headers.get('x-powered-by')).to.equal(null);
  });

  describe('are logged', () => {
    it('with request id, logging area, path, status and codes', async () => {
      await service.send('/twoErrors?caseId=C&loggingArea=7', { headers: { 'x-request-id': 'call-1' } });
      expect(lines.at(-1)).to.include({
        msg: 'call',
        requestId: 'call-1',
        loggingArea: '7',
        method: 'GET',
        path: '/twoErrors',
        status: 200,
      });
      expect(lines.at(-1)?.['codes']).to.deep.equal([542, 609]);
    });

    it('with reasons only where there is one that the caller is not told', async () => {
      for (const operation of ['plain', 'oneError', 'twoErrors', 'storeAway', 'broken']) {
        await service.send(`/${operation}?caseId=C`);
        expect(lines.at(-1), operation)
          .to.include({ msg: 'call', path: `/${operation}` })
          .and.not.to.have.property('reasons');
      }
    });

    it('with the logging area of the body', async () => {
      await service.call('plant', {}, { loggingArea: '3' });
      expect(lines.at(-1)).to.include({ loggingArea: '3' });
    });

    it('without a query string, a body or a value of either', async () => {
      await service.call('plain', { caseId: 'Jane-Doe' });
      await service.call('plant', { caseId: 'Jane-Doe' }, { name: 'Jane-Doe' });
      await service.send('/unknown?caseId=Jane-Doe');
      await service.send('/plant', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Jane-Doe"',
      });
      expect(lines.filter(({ msg }) => msg === 'call')).to.have.lengthOf(4);
      expect(text()).not.to.contain('Jane-Doe');
    });

    it('with the place of an undefined member', async () => {
      await service.call('plant', {}, { branches: [{ leaf: { colour: 1 } }] });
      expect(lines.at(-1)?.['reason']).to.equal('/branches/0/leaf/colour is not defined');
    });

    for (const given of ['a b {}', '{call', 'call}', 'x'.repeat(65), 'é'])
      it(`under an id of our own when the caller’s is none: ${given}`, async () => {
        const { headers } = await service.send('/plain?caseId=C', { headers: { 'x-request-id': given } });
        expect(headers.get('x-request-id')).to.match(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      });

    for (const given of ['a', 'A-1_b.c', 'x'.repeat(64)])
      it(`under the caller’s id: ${given}`, async () => {
        const { headers } = await service.send('/plain?caseId=C', { headers: { 'x-request-id': given } });
        expect(headers.get('x-request-id')).to.equal(given);
      });
  });
});
