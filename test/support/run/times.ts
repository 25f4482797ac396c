/**
 * How many times as long the properties with many cases are tried: once in `npm test`, more often in `.ci/run`, as
 * often as somebody likes by `TIMES`.
 */
export const times = Number(process.env['TIMES'] ?? 1);
