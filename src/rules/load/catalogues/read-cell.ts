import type { Findings } from '../../../documents/findings/findings.js';
import type { Cell, Column } from '../../model/catalogue.js';
import { partsOfCell } from './parts-of-cell.js';
import type { Position } from '../../../documents/position.js';
import type { Cursor } from '../../../documents/cursor.js';
import { isGrouped, pointMessage } from '../../../documents/findings/doubtful-typing.js';
import { didYouMean } from '../../../documents/findings/nearest.js';

/**
 * A cell written in YAML. What the column does not allow is a finding; references are checked when all catalogues are
 * read.
 */
export function readCell(column: Column, cursor: Cursor, findings: Findings): Cell {
  const { node } = cursor;
  if (column.list) {
    if (node?.node === 'list') return cursor.items.flatMap((item) => asText(readOne(column, item, findings)));
    return wrong(column, cursor, findings);
  }
  return node?.node === 'scalar' ? readOne(column, cursor, findings) : wrong(column, cursor, findings);
}

/** A cell of a CSV file; the texts of a list are separated by `|`. `place` is asked only for a finding. */
export function readCsvCell(column: Column, text: string, place: () => Position, findings: Findings): Cell {
  if (!column.list) return fromText(column, text, place, findings);
  return partsOfCell(text).flatMap(({ part, from }) => asText(fromText(column, part, place, findings, from)));
}

const asText = (cell: Cell): string[] => (cell === undefined ? [] : [String(cell)]);

function readOne(column: Column, cursor: Cursor, findings: Findings): Cell {
  if (column.kind === 'number') return cursor.number ?? wrong(column, cursor, findings);
  if (column.kind === 'boolean') return cursor.truth ?? wrong(column, cursor, findings);
  if (cursor.text === undefined) return wrong(column, cursor, findings);
  return checkWord(column, cursor.text, () => cursor.valueAt, findings);
}

function fromText(column: Column, text: string, place: () => Position, findings: Findings, from = 0): Cell {
  if (column.kind === 'number') {
    if (/^-?\d+(\.\d+)?$/.test(text)) {
      if (isGrouped(text)) findings.error(place(), 'misplaced-point', pointMessage(text, Number(text)));
      return Number(text);
    }
    findings.error(
      place(),
      'wrong-kind',
      `found "${text}" in the column "${column.name}"; expected ${expected(column)}`,
    );
    return undefined;
  }
  if (column.kind === 'boolean') {
    if (text === 'true' || text === 'false') return text === 'true';
    findings.error(
      place(),
      'wrong-kind',
      `found "${text}" in the column "${column.name}"; expected ${expected(column)}`,
    );
    return undefined;
  }
  return checkWord(column, text, place, findings, from);
}

function checkWord(column: Column, word: string, place: () => Position, findings: Findings, from = 0): Cell {
  if (column.values && !column.values.includes(word)) {
    const suggestion = didYouMean(word, column.values);
    findings.error(
      place(),
      'unknown-value',
      `found "${word}" in the column "${column.name}"${suggestion}; expected ${expected(column)}`,
      `word ${word}`,
    );
    return undefined;
  }
  const { values, catalogue } = column;
  if (values) findings.names?.mentionWord(values, { name: word, at: place(), from });
  if (catalogue !== undefined)
    findings.names?.mention({ kind: 'code', owner: catalogue, name: word, at: place(), from });
  return word;
}

function wrong(column: Column, cursor: Cursor, findings: Findings): undefined {
  const { node } = cursor;
  if (node?.node === 'scalar' && node.value === null) return undefined;
  const found =
    node?.node === 'scalar' ? JSON.stringify(node.value) : node?.node === 'list' ? 'a list' : 'keys with values';
  findings.error(
    cursor.valueAt,
    'wrong-kind',
    `found ${found} in the column "${column.name}"; expected ${column.list ? 'a list of: ' : ''}${expected(column)}`,
    `cells ${cursor.at.file} ${column.name}`,
  );
  return undefined;
}

function expected(column: Column): string {
  if (column.kind === 'number') return 'a number';
  if (column.kind === 'boolean') return 'true or false';
  if (column.kind === 'values') return `one of: ${(column.values as readonly string[]).join(', ')}`;
  return column.kind === 'reference'
    ? `an entry of the catalogue ${column.catalogue} (a text, in quotes if it looks like a number)`
    : 'a text';
}
