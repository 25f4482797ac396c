import { type CoverageKind, coverageKinds } from './coverage.js';
import type { TestReport } from './test-rules.js';

const names: Readonly<Record<CoverageKind, string>> = {
  rule: 'rules are violated and satisfied',
  leaf: 'comparisons decide, true and false',
  row: 'rows of tables match',
  case: 'cases of choose are taken',
  option: 'listed words are met',
};

/** What a person reads of a report: what does not come out, what nothing comes to, and how much is covered. */
export function coverageText({ examples, personas, differences, coverage }: TestReport, folder: string): string {
  const place = ({ file, line, column }: { file: string; line: number; column: number }): string =>
    `${folder}/${file}:${line}:${column}`;
  const counts = coverageKinds.map((kind) => {
    const { covered, total } = coverage.kinds[kind];
    const share = total === 0 ? 100 : Math.floor((1000 * covered) / total) / 10;
    return `  ${covered} of ${total} ${names[kind]} (${share} %)`;
  });
  return [
    ...differences.map(({ at, message }) => `${place(at)} ${message}`),
    ...coverage.missing.map(({ at, owner, what, missing }) => `${place(at)} ${owner}: ${what}: ${missing.join(', ')}`),
    `${examples} examples and ${personas} personas run; ${differences.length} differences`,
    ...counts,
    '',
  ].join('\n');
}
