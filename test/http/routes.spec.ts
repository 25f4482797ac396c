import { connect } from 'node:net';
import { expect } from 'chai';
import { Service } from '../support/service/service.js';
import { noSystems } from '../support/service/no-systems.js';
import { calls, operationsOfTest } from '../support/service/operations-of-test.js';

describe('The routes', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ systems: noSystems, table: operationsOfTest, basePath: '/cases' });
  });
  after(() => service.stop());

  const wrongMethods = [
    { path: '/plain', method: 'HEAD', allow: 'GET' },
    { path: '/plain', method: 'POST', allow: 'GET' },
    { path: '/plain', method: 'DELETE', allow: 'GET' },
    { path: '/plain', method: 'OPTIONS', allow: 'GET' },
    { path: '/plant', method: 'HEAD', allow: 'POST' },
    { path: '/plant', method: 'GET', allow: 'POST' },
    { path: '/plant', method: 'PUT', allow: 'POST' },
    { path: '/health/live', method: 'POST', allow: 'GET' },
  ];
  for (const { path, method, allow } of wrongMethods) {
    it(`refuse ${method} ${path} with 405, say that it is ${allow}, and run nothing`, async () => {
      const before = calls.length;
      const reply = await service.send(`${path}?caseId=C`, { method });
      expect(reply.httpStatus).to.equal(405);
      expect(reply.headers.get('allow')).to.equal(allow);
      expect(reply.text).to.equal('');
      expect(calls).to.have.lengthOf(before);
    });
  }

  for (const path of [
    '',
    '/',
    '/unknown',
    '/plain/',
    '/Plain',
    '/plainXML',
    '//plain',
    '/plain/x',
    '/pl%61in',
    '/..',
    '/__proto__',
    '/constructor',
  ]) {
    it(`answer ${JSON.stringify(path)} with 404`, async () => {
      const reply = await service.send(path);
      expect(reply.httpStatus).to.equal(404);
      expect(reply.text).to.equal('');
    });
  }

  it('have the prefix, which the envelope does not show', async () => {
    const reply = await service.call('plain', { caseId: 'C' });
    expect(reply.envelope.path).to.equal('/plain');
    expect((await fetch(new URL('/plain', service.url))).status).to.equal(404);
  });

  it('hand over every value of a query parameter, decoded', async () => {
    await service.send('/plain?caseId=a%2Fb+c&caseId=%C3%A4&caseId&other=%zz&&=x');
    const { query } = calls.at(-1) ?? {};
    expect(query?.get('caseId')).to.deep.equal(['a/b c', 'ä', '']);
  });

  it('make of a parameter that is not UTF-8 a text that no id may have', async () => {
    await service.send('/plain?caseId=%FF&subId=%');
    const { query } = calls.at(-1) ?? {};
    expect(query?.get('caseId')?.[0]).to.match(/\p{Cs}/u);
    expect(query?.get('subId')?.[0]).to.match(/\p{Cs}/u);
  });

  it('answer a request that is no HTTP without falling over', async () => {
    const { port, hostname } = new URL(service.url);
    const answered = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.end('GARBAGE\r\n\r\n'));
      let text = '';
      socket
        .on('data', (data) => (text += data.toString()))
        .on('close', () => resolve(text))
        .on('error', reject);
    });
    expect(answered).to.match(/^HTTP\/1\.1 400 /);
    expect((await service.send('/health/live')).httpStatus).to.equal(200);
  });
});
