import type { CompleteLine } from './complete-line.js';
import type { CompleteSummary } from './complete-summary.js';

/** How `complete` writes: a line per case, and what stands before and after them. */
export interface CompleteFormat {
  readonly head: string;
  line(line: CompleteLine): string;
  summary(summary: CompleteSummary): string;
  /** Where the summary goes: behind a table, but not into a stream of JSON lines. */
  readonly summaryTo: 'out' | 'err';
}

/** By the word of `--format`. */
export const completeFormats: Readonly<Record<'table' | 'ndjson', CompleteFormat>> = {
  ndjson: { head: '', line: (line) => `${JSON.stringify(line)}\n`, summary: writeSummary, summaryTo: 'err' },
  table: {
    head: row('STATE', 'SUB-SYSTEM', 'CASE', 'MISSING AND VIOLATED'),
    line: (line) => row(stateOf(line), line.subId, line.caseId, details(line)),
    summary: writeSummary,
    summaryTo: 'out',
  },
};

function row(state: string, subId: string, caseId: string, rest: string): string {
  return `${[state.padEnd(10), plain(subId).padEnd(16), plain(caseId).padEnd(24), rest].join('  ').trimEnd()}\n`;
}

/** Ids may hold anything; a terminal must not obey them. */
function plain(text: string): string {
  return text.replace(/[\p{C}\u2028\u2029]/gu, '?');
}

const stateOf = (line: CompleteLine): string =>
  line.broken !== undefined ? 'broken' : line.complete ? 'complete' : 'incomplete';

function details(line: CompleteLine): string {
  if (line.broken !== undefined) return plain(line.broken);
  return line.sources
    .map(({ sourceType, missing, violations, undecidable }) => {
      const parts = [
        missing.length > 0 ? `missing ${missing.join(' ')}` : '',
        violations.length > 0
          ? `violated ${violations.map(({ ruleId, objectId }) => `${ruleId}@${objectId}`).join(' ')}`
          : '',
        undecidable.length > 0
          ? `undecidable ${undecidable.map(({ ruleId, objectId }) => `${ruleId}@${objectId}`).join(' ')}`
          : '',
      ].filter((part) => part !== '');
      return `${sourceType}: ${parts.length > 0 ? parts.join(', ') : 'nothing'}`;
    })
    .join('; ');
}

function writeSummary({
  cases,
  complete,
  incomplete,
  broken,
  missing,
  violations,
  undecidable,
}: CompleteSummary): string {
  const lines = [
    `${cases} cases: ${complete} complete, ${incomplete} incomplete, ${broken} broken`,
    ...countsOf('violated', violations),
    ...countsOf('undecidable', undecidable),
    `  ${String(missing).padStart(8)}  open mandatory questions`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The most frequent first. */
const countsOf = (what: string, counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([rule, count]) => `  ${String(count).padStart(8)}  ${what} ${rule}`);
