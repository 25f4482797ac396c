import { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Located, LocatedMap, LocatedScalar } from '../../../documents/located.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import type { Piece, Position } from '../../../documents/position.js';

type Written = readonly [id: string, rule: Cursor];

const cellPath = /^row\.([A-Za-z0-9]+)(\..+)?$/;

/**
 * A rule as it is written; one with `rows` is a pattern of which each row makes a rule of its own, with the id of the
 * row. `row.<cell>` stands for the cell: as a name, a value or a key, and as `{row.<cell>}` in the texts of the
 * message. What a cell brings stands at its own place in findings; a row with a finding makes no rule.
 */
export function expandRows(id: string, cursor: Cursor, findings: Findings): readonly Written[] {
  const { node } = cursor;
  const rows = cursor.member('rows');
  if (node?.node !== 'map' || !rows.present) return [[id, cursor]];
  const pattern: LocatedMap = { ...node, entries: new Map([...node.entries].filter(([key]) => key !== 'rows')) };
  const expected = commonCells(rows);
  const read = new Set<string>();
  const rules = rows.members.flatMap(([ruleId, row]): readonly Written[] => {
    const isComplete = hasCells(row, expected, findings);
    const writer = new RowWriter(row, expected, read, findings);
    const written = writer.write(pattern);
    return writer.isRight && isComplete ? [[ruleId, new Cursor(written, row.at)]] : [];
  });
  for (const [name, cell] of rows.members[0]?.[1].members ?? [])
    if (rules.length === rows.members.length && !cursor.holdsFault && !read.has(name))
      findings.error(cell.at, 'surplus-key', `nothing reads the cell ${name}: write row.${name}, or leave it out`);
  return rules;
}

/** The cells that most rows have; of as many as not, those of the first. */
function commonCells(rows: Cursor): readonly string[] {
  const all = rows.members.map(([, row]) => row);
  const names = new Set(all.flatMap((row) => row.members.map(([name]) => name)));
  return [...names].filter((name) => {
    const having = all.filter((row) => row.member(name).present).length;
    return having * 2 > all.length || (having * 2 === all.length && all[0]?.member(name).present);
  });
}

/** Every row has the cells that most have, and no other: one that is misspelled is not missed besides. */
function hasCells(row: Cursor, expected: readonly string[], findings: Findings): boolean {
  const missing = expected.filter((name) => !row.member(name).present);
  const surplus = row.members.filter(([name]) => !expected.includes(name));
  if (surplus.length === 0)
    for (const name of missing)
      findings.error(row.at, 'missing-key', `the row lacks the cell ${name}, which the other rows have`);
  for (const [name, { at }] of surplus)
    findings.error(at, 'unknown-key', `the other rows have no cell ${name}${didYouMean(name, expected)}`);
  return missing.length + surplus.length === 0;
}

/** Writes a pattern with the cells of a row. */
class RowWriter {
  /** Whether every cell that the pattern names is one of the rows. */
  isRight = true;

  constructor(
    private readonly row: Cursor,
    private readonly expected: readonly string[],
    private readonly read: Set<string>,
    private readonly findings: Findings,
  ) {}

  write(node: Located, locale?: string): Located {
    if (node.node === 'scalar') return this.scalar(node, locale);
    if (node.node === 'list') return { ...node, items: node.items.map((item) => this.write(item)) };
    const entries = [...node.entries].map(([key, { keyAt, value }]) => {
      const inner = key === 'message' && value.node === 'map' ? this.message(value) : this.write(value, locale);
      const { text, at } = this.key(key, keyAt);
      return [text, { keyAt: at, value: inner }] as const;
    });
    return { ...node, entries: new Map(entries) };
  }

  /** Each text with what the cells say in its locale. */
  private message(words: LocatedMap): Located {
    const entries = [...words.entries].map(
      ([locale, { keyAt, value }]) => [locale, { keyAt, value: this.write(value, locale) }] as const,
    );
    return { ...words, entries: new Map(entries) };
  }

  private key(key: string, at: Position): { readonly text: string; readonly at: Position } {
    const [, name = '', rest = ''] = cellPath.exec(key) ?? [];
    const cell = name === '' ? undefined : this.cell(name, at);
    if (cell?.node !== 'scalar') return { text: key, at };
    const begin = String(cell.value);
    const pieces = [{ from: 0, at: cell.at, skipped: 0 }, restOf(begin, key, rest, at)];
    return { text: `${begin}${rest}`, at: { ...at, pieces } };
  }

  private scalar(node: LocatedScalar, locale: string | undefined): Located {
    const { value } = node;
    if (typeof value !== 'string') return node;
    if (node.quoted) return locale === undefined ? node : this.text(node, value, locale);
    const [, name = '', rest] = cellPath.exec(value) ?? [];
    const cell = name === '' ? undefined : this.cell(name, node.at);
    if (!cell || rest === undefined) return cell ?? node;
    if (cell.node !== 'scalar') return cell;
    const begin = String(cell.value);
    return { ...cell, value: `${begin}${rest}`, at: { ...cell.at, pieces: [restOf(begin, value, rest, node.at)] } };
  }

  /** A fact stays a placeholder; a text of the cell, in the locale where it has several, stands as it is. */
  private text(node: LocatedScalar, text: string, locale: string): LocatedScalar {
    let written = '';
    let read = 0;
    const pieces: Piece[] = [];
    for (const found of text.matchAll(/\{row\.([A-Za-z0-9]+)(\}?)/g)) {
      const [whole, name = '', end = ''] = found;
      const value = this.cell(name, node.at);
      const cell = value?.node === 'map' ? value.entries.get(locale)?.value : value;
      if (cell?.node !== 'scalar') continue;
      written += `${text.slice(read, found.index)}${cell.quoted ? '' : '{'}`;
      pieces.push({ from: written.length, at: cell.at, skipped: 0 });
      written += String(cell.value);
      read = found.index + whole.length - (cell.quoted ? 0 : end.length);
      pieces.push({ from: written.length, at: node.at, skipped: read });
    }
    const value = `${written}${text.slice(read)}`;
    return pieces.length === 0 ? node : { ...node, value, at: { ...node.at, pieces } };
  }

  /** A cell that only this row lacks is told at the row. */
  private cell(name: string, at: Located['at']): Located | undefined {
    this.read.add(name);
    if (!this.expected.includes(name)) {
      this.isRight = false;
      this.findings.error(at, 'unknown-column', `the rows have no cell ${name}${didYouMean(name, this.expected)}`);
    }
    return this.row.member(name).node;
  }
}

/** What stands behind a cell in a path: it is written in the pattern. */
const restOf = (begin: string, written: string, rest: string, at: Position): Piece => ({
  from: begin.length,
  at,
  skipped: written.length - rest.length,
});
