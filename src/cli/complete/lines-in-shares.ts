import { cutOffExport, ExportTotal, lastLineFault, lineOfExport, type SaidLine } from '../transfer/export-lines.js';
import type { ReachedLine, Share } from './share.js';

/** Longer than any case that the service takes (16 MB of XML). What a line has behind it is let go: it is no case. */
const longestLine = 64 * 1024 * 1024;
const lineFeed = 0x0a;
/** How the line of a case begins; the others, and those of other writers, are looked at here. */
const lineBegins = Buffer.from('{"subId":');
/** What the line of a case has that one of damage has not; within a text its quotes would be escaped. */
const ofCase = Buffer.from('"content":');

/**
 * The lines of an input in shares: one for what is read at once, so that nobody waits for a line that is there. The
 * input is an export, several behind each other, or any lines of one; of a whole export its end is checked. What is
 * wrong with it is told in its place. `before`: what was answered before, in a run that goes on.
 */
export async function* linesInShares(stream: AsyncIterable<Buffer>, before?: ReachedLine): AsyncIterable<Share> {
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
  constructor(private readonly before: ReachedLine = { line: 0, isFault: false }) {}

  /** `bytes`: whole lines. */
  *take(bytes: Buffer): Iterable<Share> {
    let [first, begin] = [this.#line + 1, 0];
    for (let start = 0, next = 0; start < bytes.length; start = next) {
      next = bytes.indexOf(lineFeed, start) + 1 || bytes.length;
      this.#line++;
      const isAnswered = this.#line <= this.before.line;
      const line = bytes.subarray(start, next);
      const kind = kindOf(line);
      if (!isAnswered && kind !== 'first' && kind !== 'last') {
        this.#add(line, kind);
        continue;
      }
      yield* this.#share(bytes.subarray(begin, start), first, this.#line - 1);
      [first, begin] = [this.#line + 1, next];
      if (kind === 'first') yield* this.end();
      if (kind === 'last') yield* this.#compare(line);
      if (kind === 'first') this.#total = new ExportTotal();
      this.#add(line, kind);
    }
    yield* this.#share(bytes.subarray(begin), first, this.#line);
  }

  *end(): Iterable<Share> {
    if (this.#total) yield* this.#fault(cutOffExport);
  }

  #add(line: Buffer, kind: SaidLine['kind']): void {
    this.#total?.add(line, { isCase: kind === 'case' });
  }

  *#compare(line: Buffer): Iterable<Share> {
    const said = saidBy(line);
    const fault = said.kind === 'last' && this.#total ? lastLineFault(said.line, this.#total) : undefined;
    if (fault !== undefined) yield* this.#fault(fault);
    this.#total = undefined;
  }

  *#share(bytes: Buffer, first: number, last: number): Iterable<Share> {
    if (bytes.length > 0) yield { kind: 'lines', bytes, first, last };
  }

  *#fault(broken: string): Iterable<Share> {
    const { line, isFault } = this.before;
    const isTold = this.#line < line || (this.#line === line && isFault);
    if (!isTold) yield { kind: 'told', lines: [{ line: this.#line, broken }] };
  }
}

const saidBy = (line: Buffer): SaidLine => lineOfExport(line.toString('utf8'));

/** The lines of cases, of which there are most, are not read for it. */
function kindOf(line: Buffer): SaidLine['kind'] {
  if (!line.subarray(0, lineBegins.length).equals(lineBegins)) return saidBy(line).kind;
  return line.includes(ofCase) ? 'case' : 'damage';
}
