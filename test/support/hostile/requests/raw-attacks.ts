/**
 * Something that no client library would send, as it goes over the wire, with the status that it must get. The server
 * closes the connection.
 */
export interface RawAttack {
  readonly what: string;
  readonly request: string;
  readonly status: number;
}

const body = '{"caseId":"C","subId":"S","screenId":"x","screenCommand":"next"}';
const post = (headers: readonly string[], sent: string): string =>
  ['POST /userAction HTTP/1.1', 'Host: 127.0.0.1', ...headers, 'Connection: close', '', sent].join('\r\n');
const get = (path: string, headers: readonly string[] = []): string =>
  [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, 'Connection: close', '', ''].join('\r\n');
const json = 'Content-Type: application/json';

/** About the case C of the sub-system S. */
export const rawAttacks: readonly RawAttack[] = [
  {
    what: 'two lengths of a body',
    request: post([json, `Content-Length: ${body.length}`, 'Content-Length: 3'], body),
    status: 400,
  },
  {
    what: 'a length beside chunks',
    request: post([json, `Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'], `0\r\n\r\n${body}`),
    status: 400,
  },
  { what: 'an unknown transfer encoding', request: post([json, 'Transfer-Encoding: cow'], body), status: 400 },
  { what: 'a negative length', request: post([json, 'Content-Length: -1'], body), status: 400 },
  { what: 'a length that is no number', request: post([json, 'Content-Length: 0x10'], body), status: 400 },
  { what: 'a length of 30 digits', request: post([json, `Content-Length: ${'9'.repeat(30)}`], body), status: 400 },
  {
    what: 'a chunk of no size',
    request: post([json, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
    status: 400,
  },
  {
    what: 'a chunk of 20 digits',
    request: post([json, 'Transfer-Encoding: chunked'], `${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n`),
    status: 400,
  },
  { what: 'a folded header', request: get('/subIdList', ['X-Folded: a', ' b']), status: 400 },
  { what: 'a header with a control character', request: get('/subIdList', ['X-Bell: a\u0007b']), status: 400 },
  { what: 'a header with a null', request: get('/subIdList', ['X-Null: a\u0000b']), status: 400 },
  { what: 'a header without a name', request: get('/subIdList', [': a']), status: 400 },
  {
    what: 'a blank before the colon of a header',
    request: get('/subIdList', ['Transfer-Encoding : chunked']),
    status: 400,
  },
  { what: 'headers of 17 KB', request: get('/subIdList', [`X-Long: ${'a'.repeat(17 * 1024)}`]), status: 431 },
  { what: 'no host', request: 'GET /subIdList HTTP/1.1\r\nConnection: close\r\n\r\n', status: 400 },
  { what: 'a path that climbs out', request: get('/../../etc/passwd'), status: 404 },
  { what: 'an encoded path that climbs out', request: get('/%2e%2e/%2e%2e/etc/passwd'), status: 404 },
  { what: 'a page outside the pages', request: get('/try/..%2f..%2fpackage.json'), status: 404 },
  {
    what: 'a method that does not exist',
    request: 'BREW /subIdList HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
    status: 400,
  },
  {
    what: 'a protocol of another version',
    request: 'GET /subIdList HTTP/9.9\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
    status: 400,
  },
  { what: 'a request line without a version', request: 'GET /deleteCase?caseId=C&subId=S\r\n\r\n', status: 400 },
  { what: 'HTTP/0.9', request: 'GET /deleteCase?caseId=C&subId=S HTTP/0.9\r\n\r\n', status: 400 },
  {
    what: 'the start of TLS',
    request: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    status: 400,
  },
  {
    what: 'HEAD on deleteCase',
    request: 'HEAD /deleteCase?caseId=C&subId=S HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
    status: 405,
  },
  {
    what: 'a second request hidden in the body of the first',
    request: post([json, 'Content-Length: 0'], 'GET /deleteCase?caseId=C&subId=S HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    status: 400,
  },
];
