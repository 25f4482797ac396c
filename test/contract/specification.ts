import { readFileSync } from 'node:fs';

/** The rows of the specification, read from its own tables: what a test expects of them is written nowhere else. */
const text = readFileSync('docs/interface-specification.md', 'utf8');

const rowsOf = (row: RegExp): readonly string[][] => [...text.matchAll(row)].map(([, ...cells]) => cells);

/** "Endpoints". */
export const specifiedPaths = rowsOf(/^\| (GET|POST) `\/(\w+)` \|/gm).map(([method = '', path = '']) => ({
  method,
  path,
}));

/** "Errors", with the operations to which each code applies. */
export const specifiedCodes = rowsOf(/^\| (\d{3}) \| ([\w, ]+) \|/gm).map(([code, appliesTo = '']) => ({
  code: Number(code),
  appliesTo: appliesTo.split(', '),
}));

/** "Case", the sentence on attribute ids. */
export const specifiedAttributes = (rowsOf(/Attribute ids that appear: (.*)\.$/gm)[0]?.[0] ?? '')
  .split(', ')
  .map((named) => Number(/\d+$/.exec(named)?.[0]));

/** "Case", the table of value kinds. */
export const specifiedKinds = rowsOf(/^\| (\w+Value)\b/gm).map(([kind]) => kind);
