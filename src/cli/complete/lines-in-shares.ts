import { cutOffExport, ExportTotal, lineOfExport, otherLines, type SaidLine } from '../transfer/export-lines.js';
import type { Share } from './share.js';

/** Longer than any case that the service takes (16 MB of XML). What a line has behind it is let go: it is no case. */
const longestLine = 64 * 1024 * 1024;
const lineFeed = 0x0a;
/** How the line of a case begins; the others, and those of other writers, are looked at here. */
const caseBegins = Buffer.from('{"subId":');

/**
 * The lines of an input in shares: one for what is read at once, so that nobody waits for a line that is there. The
 * input is an export, several behind each other, or any lines of one; of a whole export its end is checked. What is
 * wrong with it is told in its place. `before`: the number of lines that were answered before, in a run that goes on.
 */
export async function* linesInShares(stream: AsyncIterable<Buffer>, before = 0): AsyncIterable<Share> {
  const input = new InputLines(before);
  let [parts, length]: [Buffer[], number] = [[], 0];
  for await (const chunk of stream) {
    const end = chunk.lastIndexOf(lineFeed) + 1;
    if (end === 0) {
      if (length <= longestLine) parts.push(chunk);
      length += chunk.length;
    } else {
      yield* input.take(Buffer.concat([...parts, chunk.subarray(0, end)]));
      [parts, length] = [[chunk.subarray(end)], chunk.length - end];
    }
  }
  yield* input.take(Buffer.concat(parts));
  yield* input.end();
}

class InputLines {
  #line = 0;
  /** Of the export that has begun and not ended. */
  #total: ExportTotal | undefined;

  /** `before`: the last line that was answered already; it counts for the export that it is of. */
  constructor(private readonly before: number) {}

  /** `bytes`: whole lines. */
  *take(bytes: Buffer): Iterable<Share> {
    let [first, begin] = [this.#line + 1, 0];
    for (let start = 0, next = 0; start < bytes.length; start = next) {
      next = bytes.indexOf(lineFeed, start) + 1 || bytes.length;
      this.#line++;
      const isAnswered = this.#line <= this.before;
      const line = bytes.subarray(start, next);
      const kind = line.subarray(0, caseBegins.length).equals(caseBegins) ? 'case' : this.#said(line).kind;
      if (!isAnswered && kind !== 'first' && kind !== 'last') {
        this.#add(line);
        continue;
      }
      yield* this.#share(bytes.subarray(begin, start), first, this.#line - 1);
      [first, begin] = [this.#line + 1, next];
      if (kind === 'first') yield* this.end();
      if (kind === 'last') yield* this.#compare(line);
      if (kind === 'first') this.#total = new ExportTotal();
      this.#add(line);
    }
    yield* this.#share(bytes.subarray(begin), first, this.#line);
  }

  *end(): Iterable<Share> {
    if (this.#total) yield* this.#fault(cutOffExport);
  }

  #said(line: Buffer): SaidLine {
    return lineOfExport(line.toString('utf8'));
  }

  #add(line: Buffer): void {
    this.#total?.add(line, { isCase: false });
  }

  *#compare(line: Buffer): Iterable<Share> {
    const said = this.#said(line);
    if (said.kind === 'last' && this.#total && this.#total.lastLine.sha256 !== said.line.sha256)
      yield* this.#fault(otherLines);
    this.#total = undefined;
  }

  *#share(bytes: Buffer, first: number, last: number): Iterable<Share> {
    if (bytes.length > 0) yield { kind: 'lines', bytes, first, last };
  }

  *#fault(broken: string): Iterable<Share> {
    if (this.#line > this.before) yield { kind: 'told', lines: [{ line: this.#line, broken }] };
  }
}
