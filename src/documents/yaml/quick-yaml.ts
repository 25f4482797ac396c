import type { Position } from '../position.js';
import type { Located, LocatedList, LocatedMap, LocatedScalar } from '../located.js';
import { blockOf } from './block-of.js';
import { foldedText } from './quick-folded.js';

/**
 * Reads the plain part of YAML in which rules and screens are written, ten times as fast as yaml does: block and flow
 * collections, plain and double-quoted scalars on one line, folded texts (`>-`), comments. Undefined for everything
 * else, right or wrong: then yaml reads the file, and says what is the matter. What comes out is what yaml makes of it,
 * which a property test holds the two to.
 *
 * Why it is there: a start until the first screen over the 251 files of this repository takes 2.4 s of processor time
 * with it and 3.4 s without it, a factor of 1.44 (medians of eleven starts each, by turns, on a machine busy with other
 * work). The goal for a start on a machine of its own is 1.5 s.
 */
export function quickYaml(text: string, file: string): Located | undefined {
  if (beyond.test(text)) return undefined;
  try {
    return new QuickReader(text, file).document();
  } catch (problem) {
    if (problem instanceof BeyondThis) return undefined;
    throw problem;
  }
}

/** Tabs, other line ends, marks of documents and directives, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const beyond = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]|^(?:---|\.\.\.|%)/m;
const blockKey = /(?:[A-Za-z_][\w./-]*|"[^"\\\n]*")(?=:(?: |\n|$))/y;
const flowKey = /(?:[A-Za-z_][\w./-]*|"[^"\\\n]*")(?=:[ \n])/y;
const quotedText = /"(?:[^"\\\n]|\\["\\])*"/y;
const firstOfPlain = /[^\s\-?:,[\]{}#&*!|>'"%@`“”„‟‘’‚«»]|-(?=[^\s\-,[\]{}])/y;
const restOfBlock = /[^\n]*/y;
const restOfFlow = /[^\n,[\]{}]*/y;
const notText = /^(?:~|null|Null|NULL|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|0o[0-7]+|0x[0-9a-fA-F]+)$/;
const number = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const truths: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
]);

class BeyondThis extends Error {}

class QuickReader {
  private position = 0;
  private line = 1;
  private lineStart = 0;

  constructor(
    private readonly text: string,
    private readonly file: string,
  ) {}

  document(): Located {
    const column = this.nextContent();
    if (column < 0) throw new BeyondThis();
    const node = this.block(column);
    if (this.position < this.text.length) throw new BeyondThis();
    return node;
  }

  /** Passes over blanks, comments and line ends; the column (from 0) of what follows, -1 at the end. */
  private nextContent(): number {
    for (;;) {
      const letter = this.text[this.position];
      if (letter === undefined) return -1;
      if (letter === ' ') this.position++;
      else if (letter === '\n') {
        this.position++;
        this.line++;
        this.lineStart = this.position;
      } else if (letter === '#' && this.afterBlank()) this.toLineEnd();
      else return this.position - this.lineStart;
    }
  }

  private afterBlank(): boolean {
    return this.position === this.lineStart || this.text[this.position - 1] === ' ';
  }

  private toLineEnd(): void {
    const end = this.text.indexOf('\n', this.position);
    this.position = end < 0 ? this.text.length : end;
  }

  /** A collection, or one value on a line of its own. */
  private block(column: number): Located {
    if (this.atDash()) return this.blockList(column);
    const key = this.match(blockKey);
    if (key !== undefined) return this.blockMap(column, key);
    const node = this.inline(column - 1);
    this.nextContent();
    return node;
  }

  private atDash(): boolean {
    const next = this.text[this.position + 1];
    return this.text[this.position] === '-' && (next === ' ' || next === '\n' || next === undefined);
  }

  private blockMap(column: number, firstKey: string): LocatedMap {
    const at = this.place();
    const entries = new Map<string, { keyAt: Position; value: Located }>();
    let key: string | undefined = firstKey;
    for (;;) {
      if (key === undefined) throw new BeyondThis();
      const keyAt = this.place();
      this.position += key.length + 1;
      this.enter(entries, key, keyAt, this.blockValue(column));
      const next = this.position < this.text.length ? this.position - this.lineStart : -1;
      if (next < column) return { node: 'map', entries, at };
      if (next > column || this.atDash()) throw new BeyondThis();
      key = this.match(blockKey);
    }
  }

  /** What stands behind the colon or the dash of a block collection; ends at the next content. */
  private blockValue(column: number): Located {
    const line = this.line;
    const next = this.nextContent();
    if (this.line === line && next >= 0) {
      const value = this.inline(column);
      this.nextContent();
      return value;
    }
    if (next > column) return this.block(next);
    if (next === column && this.atDash()) return this.blockList(column);
    throw new BeyondThis();
  }

  private blockList(column: number): LocatedList {
    const at = this.place();
    const items: Located[] = [];
    for (;;) {
      this.position++;
      items.push(this.blockItem(column));
      const next = this.position < this.text.length ? this.position - this.lineStart : -1;
      if (next < column || (next === column && !this.atDash())) return { node: 'list', items, at };
      if (next > column) throw new BeyondThis();
    }
  }

  /** An item may begin a collection on the line of its dash. */
  private blockItem(column: number): Located {
    const line = this.line;
    const next = this.nextContent();
    if (next <= column) throw new BeyondThis();
    if (this.line !== line || this.atDash()) return this.block(next);
    const key = this.match(blockKey);
    if (key !== undefined) return this.blockMap(next, key);
    const value = this.inline(column);
    this.nextContent();
    return value;
  }

  /** A value that ends with its line, or a flow collection whose lines stand deeper than `indent`. */
  private inline(indent: number): Located {
    const letter = this.text[this.position];
    if (letter === '{' || letter === '[') {
      const node = this.flow(indent);
      this.expectLineEnd();
      return node;
    }
    if (letter === '"') {
      const node = this.quoted();
      this.expectLineEnd();
      return node;
    }
    return letter === '>' ? this.folded(indent) : this.plain(restOfBlock);
  }

  /** A text in the lines below. */
  private folded(indent: number): LocatedScalar {
    const first = this.text.indexOf('\n', this.position) + 1;
    const read = this.text.startsWith('>-\n', this.position) && foldedText(this.text, first, indent);
    if (!read) throw new BeyondThis();
    const at = { ...this.place(), block: blockOf(this.text, this.position, this.line, read.value) };
    this.position = read.end;
    this.line += 1 + read.lastLine;
    this.lineStart = read.lastStart;
    return { node: 'scalar', value: read.value, quoted: true, at };
  }

  private expectLineEnd(): void {
    const start = this.position;
    while (this.text[this.position] === ' ') this.position++;
    const letter = this.text[this.position];
    if (letter === undefined || letter === '\n' || (letter === '#' && this.position > start)) return;
    throw new BeyondThis();
  }

  private flow(indent: number): Located {
    const letter = this.text[this.position];
    if (letter === '{') return this.flowMap(indent);
    if (letter === '[') return this.flowList(indent);
    return letter === '"' ? this.quoted() : this.plain(restOfFlow);
  }

  private flowMap(indent: number): LocatedMap {
    const at = this.place();
    const entries = new Map<string, { keyAt: Position; value: Located }>();
    this.position++;
    while (this.inFlow(indent) !== '}') {
      const key = this.match(flowKey);
      if (key === undefined) throw new BeyondThis();
      const keyAt = this.place();
      this.position += key.length + 1;
      this.inFlow(indent);
      this.enter(entries, key, keyAt, this.flow(indent));
      this.separator(indent, '}');
    }
    this.position++;
    return { node: 'map', entries, at };
  }

  private flowList(indent: number): LocatedList {
    const at = this.place();
    const items: Located[] = [];
    this.position++;
    while (this.inFlow(indent) !== ']') {
      items.push(this.flow(indent));
      this.separator(indent, ']');
    }
    this.position++;
    return { node: 'list', items, at };
  }

  /** The next letter inside a flow collection, which stands deeper than what the collection belongs to. */
  private inFlow(indent: number): string {
    const line = this.line;
    const column = this.nextContent();
    if (column < 0 || (this.line !== line && column <= indent)) throw new BeyondThis();
    return this.text[this.position] as string;
  }

  private separator(indent: number, end: string): void {
    const letter = this.inFlow(indent);
    if (letter === ',') this.position++;
    else if (letter !== end) throw new BeyondThis();
  }

  private enter(
    entries: Map<string, { keyAt: Position; value: Located }>,
    written: string,
    keyAt: Position,
    value: Located,
  ): void {
    const quoted = written.startsWith('"');
    const key = quoted ? written.slice(1, -1) : written;
    if (entries.has(key) || (!quoted && typeof plainValue(key) !== 'string')) throw new BeyondThis();
    entries.set(key, { keyAt, value });
  }

  private quoted(): LocatedScalar {
    const written = this.match(quotedText);
    if (written === undefined) throw new BeyondThis();
    const at = this.place();
    this.position += written.length;
    return { node: 'scalar', value: written.slice(1, -1).replaceAll(/\\(.)/g, '$1'), quoted: true, at };
  }

  /** A plain scalar; one that may go on in the next line, or that holds what might be a key, is beyond this. */
  private plain(rest: RegExp): LocatedScalar {
    if (this.match(firstOfPlain) === undefined) throw new BeyondThis();
    const at = this.place();
    const line = this.match(rest) as string;
    const comment = line.indexOf(' #');
    const written = (comment < 0 ? line : line.slice(0, comment)).trimEnd();
    if (written === '' || /:(?:\s|$)/.test(written)) throw new BeyondThis();
    this.position += written.length;
    return { node: 'scalar', value: plainValue(written), quoted: false, at };
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    return pattern.exec(this.text)?.[0];
  }

  private place(): Position {
    return { file: this.file, line: this.line, column: this.position - this.lineStart + 1 };
  }
}

/** By the core schema of YAML 1.2. */
function plainValue(written: string): string | number | boolean {
  if (notText.test(written)) throw new BeyondThis();
  const truth = truths.get(written);
  if (truth !== undefined) return truth;
  return number.test(written) ? Number(written) : written;
}
