import type { CaseReference } from '../../case/case.js';
import type { StoredRecord } from '../../case/store.js';
import type { CompleteCounts } from './complete-summary.js';
import type { CompleteLine } from './complete-line.js';

/** A part of what is checked, as one thread takes it at once; answers come in the order of the shares. */
export type Share = RecordsShare | LinesShare | ToldShare;

/** Records of a store, one behind the other in one piece of memory, as threads hand on nothing faster. */
export interface RecordsShare {
  readonly kind: 'records';
  readonly references: readonly CaseReference[];
  /** Where in the bytes each record ends. */
  readonly ends: readonly number[];
  readonly bytes: Uint8Array;
}

/** Whole lines of an export; the last may lack its line feed where the input ends. */
export interface LinesShare {
  readonly kind: 'lines';
  readonly bytes: Uint8Array;
  /** Numbers of the first and the last of them in the input, from 1. */
  readonly first: number;
  readonly last: number;
}

/** Lines of which it is known already what is to be said. */
export interface ToldShare {
  readonly kind: 'told';
  readonly lines: readonly CompleteLine[];
}

/** What is written of a share, and what it adds to the summary. */
export interface Answered {
  readonly text: string;
  readonly counts: CompleteCounts;
}

export function recordsShare(records: readonly StoredRecord[]): RecordsShare {
  let end = 0;
  const ends = records.map(({ bytes }) => (end += bytes.length));
  const bytes = new Uint8Array(end);
  for (const [index, record] of records.entries()) bytes.set(record.bytes, (ends[index] ?? 0) - record.bytes.length);
  return { kind: 'records', references: records.map(({ reference }) => reference), ends, bytes };
}

/** How far an input was checked: the last case of a store, or the last line. */
export type Reached = { readonly after: CaseReference } | ReachedLine;

/** The last line of which something was told: its own answer, or behind that a fault of the export there. */
export interface ReachedLine {
  readonly line: number;
  readonly isFault: boolean;
}

/** What is checked when a share is; undefined when it says nothing of that. */
export function reachedBy(share: Share): Reached | undefined {
  if (share.kind === 'lines') return { line: share.last, isFault: false };
  const { line } = (share.kind === 'told' && share.lines.at(-1)) || {};
  if (line !== undefined) return { line, isFault: true };
  const after = share.kind === 'records' ? share.references.at(-1) : undefined;
  return after && { after };
}
