import type { Json } from '../requests/case-request.js';

/** Texts that break what reads, stores or shows them carelessly. */
export const hostileTexts: readonly string[] = [
  '', ' ', '\u0000', '\u0007\u001b[31m', '\ud800', '\ufffe', '\u202egnp.exe', 'a'.repeat(129), 'x'.repeat(100_000), '٣', '0x10', '1e3', '1e999', '-0', 'NaN', '1,5',
  '__proto__', 'constructor', 'toString', '../../etc/passwd', '..%2f', '%', '%ff', '#{7*7}', '{{7*7}}', '{caseId}', "' or '1'='1", '{"$gt":""}', '<Case Id="1"/>', ']]>', '&lt;&x;',
  '<script>alert(1)</script>', 'a\r\nSet-Cookie: a=b', '👩‍👩‍👧‍👦', 'Ω'.repeat(127), 'null', 'undefined', 'true',
];

/** What hardly any member may be: of another type, empty, huge, negative, or an operator of a database. */
export const hostileValues: readonly Json[] = [
  null, true, false, 0, -1, 0.5, -1e-7, 1_000_000_000, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [null], [[]], [{}], { id: 1 }, { value: {} }, { $gt: '' }, { $where: 'sleep(1000)' },
];
