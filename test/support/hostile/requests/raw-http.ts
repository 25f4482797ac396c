import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { rawAttacks } from './raw-attacks.js';
import { type HostileRequest, ordinaryRequest } from './hostile-request.js';
import type { Random } from './random.js';
import type { Targets } from './targets.js';

/** Bytes on the wire that are no HTTP, or no honest one. */
export function rawHttp(random: Random, targets: Targets): HostileRequest {
  const dice = random.below(100);
  if (dice < 40) return alone(attackAbout(random, targets), 'be refused');
  if (dice < 60) return pipelined(random, targets);
  if (dice < 80) return brokenOff(random, targets);
  if (dice < 98) return garbage(random);
  return inflated(random, targets);
}

const alone = (text: string, must: HostileRequest['must']): HostileRequest => ({
  bytes: Buffer.from(text, 'latin1'),
  way: 'alone',
  must,
});

const attackAbout = (random: Random, { subId }: Targets): string =>
  random.one(rawAttacks).request.replaceAll('caseId=C&subId=S', `caseId=FULL&subId=${subId}`);

/** An honest request that only reads, and behind it what is none, or what no server may take for a request. */
function pipelined(random: Random, { subId }: Targets): HostileRequest {
  const query = `caseId=FULL&subId=${subId}`;
  const honest = `GET /transferCaseFromDBDetails?${query} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
  const behind = random.one([
    'garbage\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
    `GET /deleteCase?${query}\r\n\r\n`,
    `DELETE /deleteCase?${query} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    `HEAD /deleteCase?${query} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    `POST /deleteCase?${query} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    `GET /deleteCase?${query} HTTP/1.1\r\nConnection: close\r\n\r\n`,
    `GET /deleteCase?${query} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\nConnection: close\r\n\r\n`,
    `GET /deleteCase?${query} HTTP/1.1\r\nHost: localhost\r\nX: 1\r\n folded\r\nConnection: close\r\n\r\n`,
    `GET /delete\rCase?${query} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    `${'\r\n'.repeat(random.below(50))}x\r\n\r\n`,
  ]);
  return alone(honest.repeat(1 + random.below(4)) + behind, 'be harmless');
}

/** The client goes away in the midst of a request. */
function brokenOff(random: Random, { subId, document }: Targets): HostileRequest {
  const whole = random.one([
    `GET /deleteCase?caseId=FULL&subId=${subId} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Padding: ${'x'.repeat(100)}\r\n`,
    `POST /userAction HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"caseId":"FULL","subId":"${subId}","answers":[`,
    `POST /userAction HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n10\r\n{"caseId":"FULL",\r\n20\r\n`,
    `POST /transferCaseToDBXML?caseId=FULL&subId=${subId} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/xml\r\nContent-Length: 9000000\r\n\r\n${document}`,
  ]);
  return {
    bytes: Buffer.from(whole.slice(0, 1 + random.below(whole.length)), 'utf8'),
    way: 'broken off',
    must: 'be harmless',
  };
}

/** Bytes by chance, with or without the beginning of a request; they end in what ends a head. */
function garbage(random: Random): HostileRequest {
  const noise = Buffer.from(Array.from({ length: 1 + random.below(300) }, () => random.below(256)));
  const start = random.one([
    '',
    'GET ',
    'GET / HTTP/1.1\r\n',
    'GET /subIdList HTTP/1.1\r\nHost: localhost\r\n',
    'POST /userAction HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n',
    'PUT ',
    '\r\n\r\n',
  ]);
  // A colon without a name before it is no header, whatever the noise was.
  return {
    bytes: Buffer.concat([Buffer.from(start), noise, Buffer.from('\r\n\u0001: \r\n\r\n\r\n\u0001\r\n\r\n')]),
    way: 'alone',
    must: 'be harmless',
  };
}

const mebibytes = (count: number): Buffer => Buffer.alloc(count * 1024 * 1024, ' ');
const jsonBomb = Buffer.concat([Buffer.from('{"caseId":"'), mebibytes(5), Buffer.from('"}')]);
const xmlBomb = Buffer.concat([Buffer.from('<Case>'), mebibytes(20), Buffer.from('</Case>')]);
const compressed = {
  json: { gzip: gzipSync(jsonBomb), deflate: deflateSync(jsonBomb), br: brotliCompressSync(jsonBomb) },
  xml: { gzip: gzipSync(xmlBomb) },
};
const shortGzip = gzipSync('{}');

/** Bodies that are small until they are inflated, or cannot be. */
function inflated(random: Random, { subId }: Targets): HostileRequest {
  const json = (encoding: string, body: Buffer): HostileRequest => ({
    ...ordinaryRequest('be refused', {
      target: '/userAction',
      headers: [`Content-Encoding: ${encoding}`, 'Connection: close'],
      body,
    }),
    way: 'alone',
  });
  return random.one([
    () => json('gzip', compressed.json.gzip),
    () => json('deflate', compressed.json.deflate),
    () => json('br', compressed.json.br),
    () => json('gzip', shortGzip.subarray(0, -6)),
    () => json('gzip', Buffer.from('{}')),
    () => json('gzip, gzip', gzipSync(shortGzip)),
    () => json('compress', shortGzip),
    () => json('zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])),
    () => json('x'.repeat(2000), shortGzip),
    () => ({
      ...ordinaryRequest('be refused', {
        target: `/transferCaseToDBXML?caseId=NEW&subId=${subId}`,
        headers: ['Content-Encoding: gzip', 'Connection: close'],
        body: compressed.xml.gzip,
        contentType: 'application/xml',
      }),
      way: 'alone' as const,
    }),
  ])();
}
