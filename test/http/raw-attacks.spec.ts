import { connect } from 'node:net';
import { expect } from 'chai';
import { minimalCase } from '../support/minimal-case.js';
import { Service } from '../support/service.js';

const body = '{"caseId":"C","subId":"S","screenId":"x","screenCommand":"next"}';
const post = (headers: readonly string[], sent: string): string => ['POST /userAction HTTP/1.1', 'Host: 127.0.0.1', ...headers, 'Connection: close', '', sent].join('\r\n');
const get = (path: string, headers: readonly string[] = []): string => [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, 'Connection: close', '', ''].join('\r\n');

/** What no client library would send, with the status that it must get. */
const attacks: readonly (readonly [what: string, request: string, status: number])[] = [
  ['two lengths of a body', post(['Content-Type: application/json', `Content-Length: ${body.length}`, 'Content-Length: 3'], body), 400],
  ['a length beside chunks', post(['Content-Type: application/json', `Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'], `0\r\n\r\n${body}`), 400],
  ['an unknown transfer encoding', post(['Content-Type: application/json', 'Transfer-Encoding: cow'], body), 400],
  ['a negative length', post(['Content-Type: application/json', 'Content-Length: -1'], body), 400],
  ['a chunk of no size', post(['Content-Type: application/json', 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'), 400],
  ['a folded header', get('/subIdList', ['X-Folded: a', ' b']), 400],
  ['a header with a control character', get('/subIdList', ['X-Bell: a\u0007b']), 400],
  ['headers of 17 KB', get('/subIdList', [`X-Long: ${'a'.repeat(17 * 1024)}`]), 431],
  ['no host', 'GET /subIdList HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a path that climbs out', get('/../../etc/passwd'), 404],
  ['an encoded path that climbs out', get('/%2e%2e/%2e%2e/etc/passwd'), 404],
  ['a page outside the pages', get('/try/..%2f..%2fpackage.json'), 404],
  ['a method that does not exist', 'BREW /subIdList HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n', 400],
  ['HEAD on deleteCase', 'HEAD /deleteCase?caseId=C&subId=S HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n', 405],
  ['a second request hidden in the body of the first', post(['Content-Type: application/json', 'Content-Length: 0'], 'GET /deleteCase?caseId=C&subId=S HTTP/1.1\r\nHost: x\r\n\r\n'), 400],
];

/** Sends bytes as they are and reads until the server closes. */
function raw(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (answer += part));
    socket.on('close', () => resolve(answer));
    // What was sent on after the refusal is answered with a reset; the refusal itself has come.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });
}

describe('HTTP that no honest client sends', () => {
  let service: Service;
  before(async () => {
    service = await Service.start();
    await service.cases.create({ caseId: 'C', subId: 'S' }, minimalCase('C'));
  });
  after(() => service.stop());

  for (const [what, request, status] of attacks) {
    it(`answers ${status} to ${what}, and stores nothing`, async () => {
      const before = await service.digest();
      const [line = ''] = (await raw(service.url, request)).split('\r\n');
      expect(line).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(await service.digest()).to.equal(before);
    });
  }

  it('goes on serving others while 200 connections send nothing', async () => {
    const { hostname, port } = new URL(service.url);
    const silent = await Promise.all(
      Array.from({ length: 200 }, () => new Promise<ReturnType<typeof connect>>((resolve) => { const socket = connect(Number(port), hostname, () => resolve(socket)); })),
    );
    try {
      expect((await service.call('subIdList', {})).body).to.deep.equal({ subIds: ['S'] });
    } finally {
      for (const socket of silent) socket.destroy();
    }
  });
});
