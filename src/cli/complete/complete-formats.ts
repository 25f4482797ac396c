import { cellOf } from '../../documents/csv/csv-cell.js';
import type { CompleteLine } from './complete-line.js';
import type { CompleteCounts } from './complete-summary.js';
import { writeParquet } from './parquet-file.js';
import { byKey } from '../../text/by-text.js';

/** How `complete` writes: a line per case, and what stands before and after them. */
export interface CompleteFormat {
  readonly head: string;
  line(line: CompleteLine): string;
  summary(counts: CompleteCounts): string;
  /** Where the summary goes: behind a table, but not into a stream of JSON lines. */
  readonly summaryTo: 'out' | 'err';
  /** Of a format that is a file as a whole: makes it of the file of lines, once that is whole. */
  readonly make?: (lines: string, path: string) => Promise<void>;
}

const cells = (...texts: readonly string[]): string => `${texts.map((text) => cellOf(text, ',')).join(',')}\n`;

/** The word of `--format`. */
export type FormatName = 'table' | 'ndjson' | 'csv' | 'parquet';

const ndjson: CompleteFormat = {
  head: '',
  line: (line) => `${JSON.stringify(line)}\n`,
  summary: writeSummary,
  summaryTo: 'err',
};

export const completeFormats: Readonly<Record<FormatName, CompleteFormat>> = {
  ndjson,
  csv: {
    head: cells('subId', 'caseId', 'state', 'sourceType', 'missing', 'violated', 'undecidable', 'broken'),
    line: csvRows,
    summary: writeSummary,
    summaryTo: 'err',
  },
  table: {
    head: row('STATE', 'SUB-SYSTEM', 'CASE', 'MISSING AND VIOLATED'),
    line: (line) => row(stateOf(line), line.subId ?? '', line.caseId ?? placeOf(line), details(line)),
    summary: writeSummary,
    summaryTo: 'out',
  },
  parquet: { ...ndjson, make: writeParquet },
};

/** A row for each source type that was checked; one for a case without sources, and for what cannot be checked. */
function csvRows(line: CompleteLine): string {
  const ids = [line.subId ?? '', line.caseId ?? placeOf(line)];
  if (line.broken !== undefined) return cells(...ids, 'broken', '', '', '', '', line.broken);
  if (line.sources.length === 0) return cells(...ids, stateOf(line), '', '', '', '', '');
  return line.sources
    .map(({ sourceType, complete, consistent, missing, violations, undecidable }) =>
      cells(
        ...ids,
        complete && consistent ? 'complete' : 'incomplete',
        String(sourceType),
        missing.join(' '),
        rulesAt(violations),
        rulesAt(undecidable),
        '',
      ),
    )
    .join('');
}

/** Rules with the objects that they speak of. */
const rulesAt = (found: readonly { readonly ruleId: string; readonly objectId: number }[]): string =>
  found.map(({ ruleId, objectId }) => `${ruleId}@${objectId}`).join(' ');

function row(state: string, subId: string, caseId: string, rest: string): string {
  return `${[state.padEnd(10), plain(subId).padEnd(16), plain(caseId).padEnd(24), rest].join('  ').trimEnd()}\n`;
}

/** Ids may hold anything; a terminal must not obey them. */
function plain(text: string): string {
  return text.replace(/[\p{C}\u2028\u2029]/gu, '?');
}

/** Of a fault of the input. */
const placeOf = ({ line, after }: CompleteLine & { readonly caseId?: undefined }): string =>
  line === undefined ? `behind ${after?.caseId ?? 'all'}` : `line ${line}`;

const stateOf = (line: CompleteLine): string =>
  line.broken !== undefined ? 'broken' : line.complete ? 'complete' : 'incomplete';

function details(line: CompleteLine): string {
  if (line.broken !== undefined) return plain(line.broken);
  return line.sources
    .map(({ sourceType, missing, violations, undecidable }) => {
      const parts = [
        missing.length > 0 ? `missing ${missing.join(' ')}` : '',
        violations.length > 0 ? `violated ${rulesAt(violations)}` : '',
        undecidable.length > 0 ? `undecidable ${rulesAt(undecidable)}` : '',
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
  faults,
  missing,
  violations,
  undecidable,
}: CompleteCounts): string {
  const lines = [
    `${cases} cases: ${complete} complete, ${incomplete} incomplete, ${broken} broken`,
    ...(faults > 0 ? [`  ${String(faults).padStart(8)}  faults of the input`] : []),
    ...countsOf('violated', violations),
    ...countsOf('undecidable', undecidable),
    `  ${String(missing).padStart(8)}  open mandatory questions`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The most frequent first. */
const countsOf = (what: string, counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts]
    .sort((a, b) => b[1] - a[1] || byKey(a, b))
    .map(([rule, count]) => `  ${String(count).padStart(8)}  ${what} ${rule}`);
