import { type CaseReference, mostObjects } from '../../case/case.js';
import { decodeCase } from '../../case/codec.js';
import { readCaseLine } from '../../case/case-line.js';
import { reasonOf } from '../../text/reason-of.js';
import { lineOfExport } from '../transfer/export-lines.js';
import { type Checked, type Checking, checkCase } from './check-case.js';
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
  for (const checked of linesAbout(answering, share)) {
    // Waiting for what is there already would take as long as some checks do.
    const line = checked instanceof Promise ? await checked : checked;
    counts.add(line);
    if (answering.only === undefined || line.broken !== undefined || !line.complete) texts.push(write(line));
  }
  return { text: texts.join(''), counts };
}

function linesAbout(checking: Checking, share: Share): Iterable<Checked> {
  switch (share.kind) {
    case 'told':
      return share.lines;
    case 'records':
      return linesAboutRecords(checking, share);
    case 'lines':
      return linesAboutLines(checking, share);
  }
}

function* linesAboutRecords(checking: Checking, { references, ends, bytes }: RecordsShare): Iterable<Checked> {
  let start = 0;
  for (const [index, reference] of references.entries()) {
    const end = ends[index] ?? start;
    yield aboutRecord(checking, reference, bytes.subarray(start, end));
    start = end;
  }
}

function aboutRecord(checking: Checking, reference: CaseReference, bytes: Uint8Array): Checked {
  try {
    return checkCase(checking, reference, decodeCase(bytes));
  } catch (error) {
    return { ...reference, broken: reasonOf(error) };
  }
}

function* linesAboutLines(checking: Checking, { bytes, first }: LinesShare): Iterable<Checked> {
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8').split('\n');
  for (const [index, text] of lines.entries()) {
    const answer = text.trim() === '' ? undefined : answerTo(checking, text, first + index);
    if (answer !== undefined) yield answer;
  }
}

/** Undefined for what is no case in any export: its first line and its last. */
function answerTo(checking: Checking, text: string, line: number): Checked | undefined {
  const said = lineOfExport(text);
  switch (said.kind) {
    case 'fault':
      return { line, broken: said.fault };
    case 'damage':
      return brokenCase(line, said.line, said.line.damage);
    case 'case':
      try {
        const read = readCaseLine(said.line);
        if (read.case.objects.length > mostObjects)
          return brokenCase(line, said.line, `the case has more than ${mostObjects} objects`);
        return checkCase(checking, read.reference, read.case);
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
  broken: typeof reason === 'string' ? reason : 'the line tells of damage, and not of which',
});
