import { isMap, isNode, isPair, isScalar, type Node, type Pair, parseDocument, visit } from 'yaml';
import type { Texts } from './plant.js';

/** One slip of the hand: what is written somewhere in a file instead of what stands there. */
export interface Slip {
  /** The kind of file, the key at which it is, and what goes wrong there. */
  readonly in: string;
  readonly key: string;
  readonly what: 'key misspelled' | 'key missing' | 'value emptied' | 'wrong kind' | 'list for a value' | 'misspelled';
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly now: string;
}

type Unplaced = Omit<Slip, 'in' | 'file'>;

/** Every slip that can be made in the files. */
export function* slipsOfTheHand(texts: Texts): Iterable<Slip> {
  for (const [file, lines] of texts) {
    const slips = file.endsWith('.csv') ? slipsOfCsv(lines) : slipsOfYaml(lines.join('\n'));
    for (const slip of slips) yield { ...slip, in: kindOfFile(file), file };
  }
}

/** The text of a file with a slip in it. */
export const withSlip = (text: string, { from, to, now }: Slip): string => text.slice(0, from) + now + text.slice(to);

/** Files of one folder are read alike, and so are all screens. */
function kindOfFile(file: string): string {
  const [top, , part = ''] = file.split('/');
  if (top === 'rules') return part.endsWith('.yaml') ? part : `${part} ${file.split('.').at(-1) ?? ''}`;
  if (file.endsWith('navigation.yaml')) return 'navigation';
  return part === 'texts' ? 'texts' : 'screens';
}

function slipsOfYaml(text: string): readonly Unplaced[] {
  const slips: Unplaced[] = [];
  visit(parseDocument(text), {
    Pair(_, pair, path) {
      const parent = path.at(-1);
      if (isMap(parent)) slips.push(...slipsOfPair(pair, parent.items as readonly Pair[], text));
    },
    Scalar(role, scalar, path) {
      const pair = path.findLast((each) => isPair(each));
      const key = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
      if (role !== 'key') slips.push(...slipsOfValue(scalar, key, text));
    },
  });
  return slips;
}

function slipsOfPair(pair: Pair, pairs: readonly Pair[], text: string): readonly Unplaced[] {
  const [name, value] = [spanOf(pair.key, text), spanOf(pair.value, text)];
  if (!name || !value) return [];
  const key = text.slice(name.from, name.to);
  const slips: Unplaced[] = [
    { key, what: 'key misspelled', ...name, now: misspelled(key) },
    { key, what: 'value emptied', ...value, now: '' },
  ];
  const index = pairs.indexOf(pair);
  const next = spanOf(pairs[index + 1]?.key, text);
  const before = spanOf(pairs[index - 1]?.value, text);
  if (next) slips.push({ key, what: 'key missing', from: name.from, to: next.from, now: '' });
  else if (before) slips.push({ key, what: 'key missing', from: before.to, to: value.to, now: '' });
  return slips;
}

function slipsOfValue(scalar: Node, key: string, text: string): readonly Unplaced[] {
  const span = spanOf(scalar, text);
  if (!span || !isScalar(scalar)) return [];
  const written = text.slice(span.from, span.to);
  if (written.includes('\n')) return [];
  const isText = typeof scalar.value === 'string';
  const slips: Unplaced[] = [
    { key, what: 'wrong kind', ...span, now: isText ? '7' : `"${written}"` },
    { key, what: 'list for a value', ...span, now: `[${written}]` },
  ];
  if (isText && /^"?[A-Za-z][\w./-]*"?$/.test(written))
    slips.push({ key, what: 'misspelled', ...span, now: misspelled(written) });
  return slips;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Without the white space behind a block. */
function spanOf(node: unknown, text: string): Span | undefined {
  if (!isNode(node) || !node.range) return undefined;
  const [from, to] = node.range;
  return { from, to: from + text.slice(from, to).trimEnd().length };
}

/** So many rows of a table are enough: all are read alike. */
const rows = 40;

function slipsOfCsv(lines: readonly string[]): readonly Unplaced[] {
  const slips: Unplaced[] = [];
  const columns = (lines[0] ?? '').split(',');
  let start = 0;
  for (const [line, row] of lines.slice(0, rows).entries()) {
    let from = start;
    start += row.length + 1;
    const cells = row.match(/"[^"]*"|[^,"]+|(?<=^|,)(?=,|$)/g) ?? [];
    if (cells.length !== columns.length) continue;
    for (const [index, cell] of cells.entries()) {
      const place = { key: columns[index] ?? '', from, to: from + cell.length };
      from = place.to + 1;
      if (line === 0) slips.push({ ...place, what: 'key misspelled', now: misspelled(cell) });
      else if (cell !== '')
        slips.push(
          { ...place, what: 'misspelled', now: misspelled(cell) },
          { ...place, what: 'wrong kind', now: /^[\d.]+$/.test(cell) ? 'seven' : '7' },
          { ...place, what: 'value emptied', now: '' },
        );
    }
  }
  return slips;
}

/** Two letters of the first word swapped, in its second half: so it is done, and so it is seen least. */
function misspelled(written: string): string {
  const [word = ''] = /\w+/.exec(written) ?? [];
  return written.replace(word, swapped(word));
}

function swapped(word: string): string {
  for (let index = Math.floor(word.length / 2); index < word.length - 1; index++)
    if (word[index] !== word[index + 1])
      return word.slice(0, index) + (word[index + 1] ?? '') + (word[index] ?? '') + word.slice(index + 2);
  return `${word}x`;
}
