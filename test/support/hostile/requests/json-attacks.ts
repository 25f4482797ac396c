/** A body that is no honest JSON, made from the members of a good one, as text. */
export interface JsonAttack {
  readonly what: string;
  readonly body: (good: string) => string | Buffer;
  /**
   * 400 where the text itself is refused; 200 where it is JSON, and what it says is then accepted or refused with
   * described errors.
   */
  readonly status: 400 | 413 | 200;
}

const opened = (good: string): string => good.slice(1);
const caseId = /"caseId":"[^"]*"/;
const withCaseId = (text: string) => (good: string) => good.replace(caseId, () => `"caseId":${text}`);

/** A member in bytes that need not be UTF-8. */
const withBytes =
  (...bytes: readonly number[]) =>
  (good: string) =>
    Buffer.concat([
      Buffer.from('{"caseId":"'),
      Buffer.from(bytes),
      Buffer.from('",'),
      Buffer.from(opened(good.replace(/"caseId":"[^"]*",?/, ''))),
    ]);

export const jsonAttacks: readonly JsonAttack[] = [
  { what: 'a member given twice', body: (good) => `{"caseId":"A",${opened(good)}`, status: 400 },
  {
    what: 'a member given twice, once with escapes',
    body: (good) => `{"c\\u0061seId":"A",${opened(good)}`,
    status: 400,
  },
  { what: 'depth 101', body: withCaseId(`${'['.repeat(100)}${']'.repeat(100)}`), status: 400 },
  { what: 'depth 200,000', body: withCaseId(`${'['.repeat(200_000)}${']'.repeat(200_000)}`), status: 400 },
  { what: 'depth 100,000 that is never closed', body: () => '{"caseId":'.repeat(100_000), status: 400 },
  { what: '__proto__', body: (good) => `{"__proto__":{"caseId":"A"},${opened(good)}`, status: 400 },
  { what: '__proto__ written with escapes', body: (good) => `{"\\u005f_proto__":{},${opened(good)}`, status: 400 },
  { what: '__proto__ in a member', body: withCaseId('{"__proto__":{"length":1}}'), status: 400 },
  { what: 'constructor', body: (good) => `{"constructor":{"prototype":{}},${opened(good)}`, status: 400 },
  { what: '1e999', body: withCaseId('1e999'), status: 200 },
  { what: 'a number of 100,000 digits', body: withCaseId('9'.repeat(100_000)), status: 200 },
  { what: 'a lone surrogate', body: withCaseId('"\\ud800"'), status: 200 },
  { what: 'surrogates in the wrong order', body: withCaseId('"\\udf33\\ud83c"'), status: 200 },
  { what: 'a null character', body: withCaseId('"A\\u0000"'), status: 200 },
  { what: 'a raw control character', body: withCaseId('"A\u0001"'), status: 400 },
  { what: 'NaN', body: withCaseId('NaN'), status: 400 },
  { what: 'bytes that are not UTF-8', body: withBytes(0xff, 0xfe), status: 400 },
  { what: 'an overlong encoding', body: withBytes(0xc0, 0xaf), status: 400 },
  { what: 'UTF-8 that encodes a surrogate', body: withBytes(0xed, 0xa0, 0x80), status: 400 },
  { what: 'a body that breaks off', body: (good) => good.slice(0, -1), status: 400 },
  { what: 'something after the body', body: (good) => `${good}{}`, status: 400 },
  { what: 'a comment', body: (good) => `/**/${good}`, status: 400 },
  { what: 'a comma too many', body: (good) => `${good.slice(0, -1)},}`, status: 400 },
  { what: 'more than 1 MB', body: (good) => good + ' '.repeat(1_048_577), status: 413 },
];
