import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { Service } from '../../support/service/service.js';

const body = Buffer.from(JSON.stringify({ language: 'en', sourceType: 2, caseId: 'C', subId: 'S' }).repeat(50));
const codings: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['identity', body],
  ['gzip', gzipSync(body)],
  ['deflate', deflateSync(body)],
  ['br', brotliCompressSync(body)],
];

describe('A client that goes away before its body is here', () => {
  let service: Service;
  beforeEach(async () => {
    service = await Service.start({ capacity: { inFlight: 1, waiting: 0 } });
  });
  afterEach(() => service.stop());

  for (const [name, bytes] of codings)
    for (const [path, type] of [
      ['/capture', 'application/json'],
      ['/transferCaseToDBXML?caseId=C&subId=S', 'application/xml'],
    ])
      it(`gives its place to others: ${name} to ${path}`, async () => {
        const { port, hostname } = new URL(service.url);
        const socket = connect(Number(port), hostname);
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Encoding: ${name}\r\nContent-Length: 5000\r\nExpect: 100-continue\r\n\r\n`,
        );
        // The service has begun to read when it asks for the body.
        await once(socket, 'data');
        await new Promise((resolve) => socket.write(bytes.subarray(0, 20), resolve));
        expect((await service.send('/subIdList')).httpStatus).to.equal(503);
        socket.destroy();
        while ((await service.send('/subIdList')).httpStatus === 503);
      });
});
