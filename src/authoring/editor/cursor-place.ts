import type { Located } from '../../documents/located.js';
import { readHalfWritten } from '../../documents/yaml/yaml.js';

/** A place in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where somebody writes: the word in front of the cursor, and what stands around it. */
export interface CursorPlace {
  /** What is written of the word so far. */
  readonly written: string;
  /** The column at which the word begins. */
  readonly begins: number;
  /** The cursor is in a key, not in a value. */
  readonly isKey: boolean;
  /** In quotes. */
  readonly isQuoted: boolean;
  /** A colon stands behind it already. */
  readonly isFollowed: boolean;
  /** What leads to the word from the top: keys, and numbers of items. Of a key without the key itself. */
  readonly path: readonly (string | number)[];
  /** What is written at each step of the path, from the whole document on. */
  readonly around: readonly Located[];
}

/** No author writes it. */
const mark = 'zzcursorzz';
const ofWord = /^[\p{L}\p{N}_./:-]$/u;
const wordAfter = /^[\p{L}\p{N}_.-]*/u;

/**
 * What is written around the cursor, though the line may be half a line: the word there is replaced by a mark, and the
 * mark is looked for in what the reader makes of the text. Undefined: the text is too broken.
 */
export function cursorPlace(text: string, { line, column }: Place): CursorPlace | undefined {
  const lines = text.split('\n');
  const here = lines[line - 1] ?? '';
  const before = here.slice(0, column - 1);
  const start = before.slice(0, wordStart(before));
  const written = before.slice(start.length);
  const rest = here.slice(column - 1).replace(wordAfter, '');
  const isQuoted = start.endsWith('"');
  for (const end of [...endings(start, rest, isQuoted), ...endingsOfText(start, rest)]) {
    const marked = [...lines.slice(0, line - 1), `${start}${mark}${end}`, ...lines.slice(line)].join('\n');
    const root = readHalfWritten(marked);
    const found = root && find(root, [], [root]);
    if (found) return { written, begins: start.length + 1, isQuoted, isFollowed: rest.startsWith(':'), ...found };
  }
  return undefined;
}

/** Where the word begins with which a text ends. */
function wordStart(text: string): number {
  let index = text.length;
  while (index > 0 && ofWord.test(text.charAt(index - 1))) index--;
  return index;
}

/** How the line could go on, so that it can be read; a word alone on its line is going to be a key. */
function endings(start: string, rest: string, isQuoted: boolean): readonly string[] {
  if (isQuoted) return rest.startsWith('"') ? [rest] : [`"${rest}`, rest];
  return `${start}${rest}`.trim() === '' ? [`: 0${rest}`, rest] : [rest, `: 0${rest}`];
}

/** How a line goes on that ends in a text whose quotation marks are still open. */
const endingsOfText = (start: string, rest: string): readonly string[] =>
  start.split('"').length % 2 === 0 && !rest.includes('"') ? [`"${rest}`, `" }${rest}`] : [];

/** What stands in front of the word in the text of which it is a part. */
export function textBefore({ around }: CursorPlace): string {
  const text = around.at(-1);
  return text?.node === 'scalar' ? (String(text.value).split(mark)[0] ?? '') : '';
}

type Found = Pick<CursorPlace, 'isKey' | 'path' | 'around'>;

function find(node: Located, path: readonly (string | number)[], around: readonly Located[]): Found | undefined {
  if (node.node === 'scalar') return isMarked(node.value) ? { isKey: false, path, around } : undefined;
  if (node.node === 'list') {
    for (const [index, item] of node.items.entries()) {
      const found = find(item, [...path, index], [...around, item]);
      if (found) return found;
    }
    return undefined;
  }
  for (const [key, { value }] of node.entries) {
    if (isMarked(key)) return { isKey: true, path, around };
    const found = find(value, [...path, key], [...around, value]);
    if (found) return found;
  }
  return undefined;
}

const isMarked = (value: unknown): boolean => typeof value === 'string' && value.includes(mark);
