import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { Service } from '../../support/service/service.js';
import { noSystems } from '../../support/service/no-systems.js';
import { calls, operationsOfTest } from '../../support/service/operations-of-test.js';

const json = 'application/json';
const nestedLists = (depth: number): string => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

interface Refused {
  readonly what: string;
  readonly body: string | Buffer;
  readonly type?: string;
  readonly encoding?: string;
  readonly status: number;
}

const refused: readonly Refused[] = [
  { what: 'no JSON at all', body: 'name=oak', status: 400 },
  { what: 'JSON that breaks off', body: '{"name":"oak"', status: 400 },
  { what: 'JSON that breaks off in a text', body: '{"name":"oak', status: 400 },
  { what: 'JSON that breaks off in an escape', body: '{"name":"oak\\', status: 400 },
  { what: 'a member whose name has an escape that is none', body: '{"n\\ame":"oak"}', status: 400 },
  { what: 'two JSON texts', body: '{}{}', status: 400 },
  { what: 'an empty body', body: '', status: 400 },
  { what: 'a body of blanks', body: ' \n', status: 400 },
  { what: 'a list', body: '[{"name":"oak"}]', status: 400 },
  { what: 'a text', body: '"oak"', status: 400 },
  { what: 'null', body: 'null', status: 400 },
  { what: 'a number', body: '7', status: 400 },
  { what: 'an undefined member', body: '{"name":"oak","colour":"green"}', status: 400 },
  {
    what: 'an undefined member of a nested object',
    body: '{"branches":[{"leaf":{"number":1,"colour":"green"}}]}',
    status: 400,
  },
  {
    what: 'an undefined member of the second object of a list',
    body: '{"branches":[{"leaves":[{"number":1},{"Number":1}]}]}',
    status: 400,
  },
  { what: 'an undefined member beside a wrong type', body: '{"name":7,"colour":"green"}', status: 400 },
  { what: 'a member with the name of an inherited one', body: '{"constructor":{}}', status: 400 },
  { what: '__proto__', body: '{"__proto__":{"name":"oak"}}', status: 400 },
  { what: '__proto__ written with escapes', body: '{"\\u005f_proto__":{}}', status: 400 },
  { what: 'a member given twice', body: '{"name":"oak","name":"elm"}', status: 400 },
  { what: 'a member given twice, once with escapes', body: '{"name":"oak","n\\u0061me":"elm"}', status: 400 },
  {
    what: 'a member given twice in a nested object',
    body: '{"branches":[{"leaf":{"number":1 ,"number" : 2}}]}',
    status: 400,
  },
  { what: 'depth 101', body: nestedLists(100), status: 400 },
  {
    what: 'more than 50,000 values',
    body: `{"name":"oak","branches":[${Array(25_000).fill('{}').join()}]}`,
    status: 400,
  },
  { what: 'depth 400,000', body: nestedLists(400_000), status: 400 },
  {
    what: 'bytes that are not UTF-8',
    body: Buffer.from([...Buffer.from('{"name":"'), 0xff, ...Buffer.from('"}')]),
    status: 400,
  },
  {
    what: 'UTF-8 that encodes a surrogate',
    body: Buffer.from([...Buffer.from('{"name":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')]),
    status: 400,
  },
  { what: 'a gzip that is none', body: 'no gzip', encoding: 'gzip', status: 400 },
  { what: 'a gzip that breaks off', body: gzipSync('{"name":"oak"}').subarray(0, 20), encoding: 'gzip', status: 400 },
  { what: 'more than 1 MB', body: `{"name":"${'x'.repeat(1_048_576)}"}`, status: 413 },
  {
    what: 'a gzip of 50 MB in a few kilobytes',
    body: gzipSync(`{"name":"${'x'.repeat(50_000_000)}"}`),
    encoding: 'gzip',
    status: 413,
  },
  { what: 'a form', body: 'name=oak', type: 'application/x-www-form-urlencoded', status: 415 },
  { what: 'plain text', body: '{"name":"oak"}', type: 'text/plain', status: 415 },
  { what: 'XML', body: '<Tree/>', type: 'application/xml', status: 415 },
  { what: 'another kind of JSON', body: '{}', type: 'application/json-patch+json', status: 415 },
  { what: 'no content type', body: '{"name":"oak"}', type: '', status: 415 },
  {
    what: 'UTF-16',
    body: Buffer.from('{"name":"oak"}', 'utf16le'),
    type: 'application/json; charset=utf-16',
    status: 415,
  },
  {
    what: 'Latin-1',
    body: Buffer.from('{"name":"Bäume"}', 'latin1'),
    type: 'application/json;charset="iso-8859-1"',
    status: 415,
  },
  { what: 'an encoding that nobody knows', body: '{}', encoding: 'snappy', status: 415 },
];

const accepted: readonly {
  readonly what: string;
  readonly body: string | Buffer;
  readonly type?: string;
  readonly encoding?: string;
}[] = [
  { what: 'JSON', body: '{"name":"oak","branches":[{"leaves":[{"number":1},{"number":2}]}]}' },
  {
    what: '50,000 values, and as many commas in a text',
    body: `{"name":"${','.repeat(50_000)}","branches":[${Array(24_999).fill('{}').join()}]}`,
  },
  { what: 'umlauts, emoji and escapes', body: '{"name":"Bäume 🌳 \\u00e4 \\"{[\\\\"}' },
  { what: 'the content type in capitals, with a charset', body: '{}', type: 'Application/JSON; Charset="UTF-8"' },
  { what: 'a byte order mark', body: '\uFEFF{"name":"oak"}' },
  { what: 'gzip', body: gzipSync('{"name":"oak"}'), encoding: 'gzip' },
  { what: 'gzip in capitals', body: gzipSync('{"name":"oak"}'), encoding: 'GZIP' },
  { what: 'the same member in two objects', body: '{"branches":[{"leaf":{"number":1}},{"leaf":{"number":1}}]}' },
  { what: 'a name that stands as a value before a colon in a text', body: '{"name":"name\\":\\"name"}' },
];

describe('The body of a call', () => {
  let service: Service;
  before(async () => {
    service = await Service.start({ systems: noSystems, table: operationsOfTest });
  });
  after(() => service.stop());

  const post = (body: string | Buffer, type = json, encoding?: string) =>
    service.send('/plant', {
      method: 'POST',
      // Bytes have no content type of their own: without the header none is sent.
      body: Buffer.from(body),
      headers: { ...(type !== '' && { 'content-type': type }), ...(encoding && { 'content-encoding': encoding }) },
    });

  for (const { what, body, type, encoding, status } of refused) {
    it(`is refused with ${status} and no body when it is ${what}`, async () => {
      const reply = await post(body, type, encoding);
      expect(reply.httpStatus).to.equal(status);
      expect(reply.text).to.equal('');
      expect(reply.headers.get('cache-control')).to.equal('no-store');
    });
  }

  it('is refused with 400 when the call says of none how long it is', async () => {
    const { port, hostname } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    socket.write(`POST /plant HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${json}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).to.match(/^HTTP\/1\.1 400 /);
  });

  for (const { what, body, type, encoding } of accepted) {
    it(`may be ${what}`, async () => {
      const reply = await post(body, type, encoding);
      expect(reply.httpStatus).to.equal(200);
      expect(reply.status, reply.text).to.equal(0);
    });
  }

  it('reaches the operation as it was sent', async () => {
    await post('{"name":"Bäume 🌳","branches":[]}');
    expect(calls.at(-1)?.body).to.deep.equal({ name: 'Bäume 🌳', branches: [] });
  });

  it('may be nested to depth 100: what is wrong inside is then described', async () => {
    const reply = await post(nestedLists(99));
    expect(reply.httpStatus).to.equal(200);
    expect(reply.codes).to.deep.equal([512]);
  });

  it('may be as large as 1 MB', async () => {
    const body = `{"name":"${'x'.repeat(1_048_576 - '{"name":""}'.length)}"}`;
    expect((await post(body)).httpStatus).to.equal(200);
  });
});
