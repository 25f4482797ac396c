import { access, constants, stat } from 'node:fs/promises';
import { byCodePoint } from '../../text/by-code-point.js';
import { reasonOf } from '../../text/reason-of.js';
import type { CaseReference } from '../../case/case.js';
import type { StoredRecord, WholeStore } from '../../case/store.js';
import { streamOfGivenFile } from '../../documents/given-file.js';
import { linesInShares } from './lines-in-shares.js';
import { type Reached, recordsShare, type Share } from './share.js';

/** What is checked. */
export interface Input {
  /** The shares behind what was reached before. */
  shares(before: Reached | undefined): AsyncIterable<Share>;
  /** About how many cases there are, where somebody knows. */
  readonly total?: number;
  /** Whether it is checked sooner than a second thread has read the rules. */
  readonly isSmall: boolean;
}

/** What a part of a store, or of an export, is read from. */
type Pages = Pick<WholeStore, 'count' | 'pages'>;

const fewCases = 2000;
const fewBytes = 2_000_000;

const bytesAtOnce = 256 * 1024;

/** The lines of an export: of a file, or of the standard input (`-`). @throws Error when the file cannot be read. */
export async function inputOfLines(file: string): Promise<Input> {
  if (file !== '-') await access(file, constants.R_OK);
  return {
    isSmall: file !== '-' && (await stat(file)).size < fewBytes,
    shares: (before) => {
      const stream = file === '-' ? process.stdin : streamOfGivenFile(file, { highWaterMark: bytesAtOnce });
      return linesInShares(stream, before && 'line' in before ? before : undefined);
    },
  };
}

/** The cases of a store, or of some of its sub-systems, as they are at one moment where the store keeps it. */
export async function inputOfStore(cases: Pages, subIds: readonly string[]): Promise<Input> {
  const total = await cases.count(subIds);
  return {
    shares: (before) => sharesOf(cases, subIds, before && 'after' in before ? before.after : undefined),
    total,
    isSmall: total < fewCases,
  };
}

/** Records of so many bytes, or one that is longer: what is said of a share stands in one text. */
const recordBytesAtOnce = 1_000_000;

function* inPieces(page: readonly StoredRecord[]): Iterable<readonly StoredRecord[]> {
  let [piece, bytes]: [StoredRecord[], number] = [[], 0];
  for (const record of page) {
    if (piece.length > 0 && bytes + record.bytes.length > recordBytesAtOnce) {
      yield piece;
      [piece, bytes] = [[], 0];
    }
    piece.push(record);
    bytes += record.bytes.length;
  }
  if (piece.length > 0) yield piece;
}

/** Where a store ends in the middle, or cannot be read any more, is told behind what was read. */
async function* sharesOf(
  cases: Pages,
  subIds: readonly string[],
  before: CaseReference | undefined,
): AsyncIterable<Share> {
  let after = before;
  try {
    for (const subId of subIds.length === 0 ? [undefined] : [...new Set(subIds)].sort(byCodePoint)) {
      const order = before && subId !== undefined ? byCodePoint(subId, before.subId) : 0;
      if (order < 0) continue;
      for await (const page of cases.pages({ subId, after: order === 0 ? before : undefined })) {
        for (const records of inPieces(page)) yield recordsShare(records);
        after = page.at(-1)?.reference ?? after;
      }
    }
  } catch (error) {
    yield {
      kind: 'told',
      lines: [{ ...(after && { after }), broken: `the store cannot be read behind this: ${reasonOf(error)}` }],
    };
  }
}
