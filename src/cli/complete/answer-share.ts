import type { CaseReference } from '../../case/case.js';
import { decodeCase } from '../../case/codec.js';
import { readCaseLine } from '../../case/case-line.js';
import { reasonOf } from '../../text/reason-of.js';
import { lineOfExport } from '../transfer/export-lines.js';
import { type Checking, checkCase } from './check-case.js';
import { completeFormats, type FormatName } from './complete-formats.js';
import type { CompleteLine } from './complete-line.js';
import { CompleteSummary } from './complete-summary.js';
import type { Answered, LinesShare, RecordsShare, Share } from './share.js';

/** How shares are answered. */
export interface Answering extends Checking {
  readonly format: FormatName;
  /** Writes only cases in this state, and what is broken; all are counted. */
  readonly only: 'incomplete' | undefined;
}

/** Checks the cases of a share, and writes what there is to say of each. */
export async function answerShare(answering: Answering, share: Share): Promise<Answered> {
  const counts = new CompleteSummary();
  const { line: write } = completeFormats[answering.format];
  const texts: string[] = [];
  for await (const line of linesAbout(answering, share)) {
    counts.add(line);
    if (answering.only === undefined || line.broken !== undefined || !line.complete) texts.push(write(line));
  }
  return { text: texts.join(''), counts };
}

function linesAbout(checking: Checking, share: Share): AsyncIterable<CompleteLine> | Iterable<CompleteLine> {
  switch (share.kind) {
    case 'told':
      return share.lines;
    case 'records':
      return linesAboutRecords(checking, share);
    case 'lines':
      return linesAboutLines(checking, share);
  }
}

async function* linesAboutRecords(
  checking: Checking,
  { references, ends, bytes }: RecordsShare,
): AsyncIterable<CompleteLine> {
  let start = 0;
  for (const [index, reference] of references.entries()) {
    const end = ends[index] ?? start;
    yield await aboutRecord(checking, reference, bytes.subarray(start, end));
    start = end;
  }
}

async function aboutRecord(checking: Checking, reference: CaseReference, bytes: Uint8Array): Promise<CompleteLine> {
  try {
    return await checkCase(checking, reference, decodeCase(bytes));
  } catch (error) {
    return { ...reference, broken: reasonOf(error) };
  }
}

async function* linesAboutLines(checking: Checking, { bytes, first }: LinesShare): AsyncIterable<CompleteLine> {
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8').split('\n');
  for (const [index, text] of lines.entries()) {
    const answer = text.trim() === '' ? undefined : await answerTo(checking, text, first + index);
    if (answer) yield answer;
  }
}

/** Undefined for what is no case in any export: its first line and its last. */
async function answerTo(checking: Checking, text: string, line: number): Promise<CompleteLine | undefined> {
  const said = lineOfExport(text);
  switch (said.kind) {
    case 'fault':
      return { line, broken: said.fault };
    case 'damage':
      return brokenCase(line, said.line, said.line.damage);
    case 'case':
      try {
        const read = readCaseLine(said.line);
        return await checkCase(checking, read.reference, read.case);
      } catch (error) {
        return brokenCase(line, said.line, reasonOf(error));
      }
    default:
      return undefined;
  }
}

/** A line whose ids are none names no case. */
const brokenCase = (line: number, { subId, caseId }: CaseReference, reason: unknown): CompleteLine => ({
  line,
  ...(typeof subId === 'string' && typeof caseId === 'string' && { subId, caseId }),
  broken: String(reason),
});
