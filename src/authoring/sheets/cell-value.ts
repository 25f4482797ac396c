import { formatDate, parseDate } from '../../case/values/date.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { type YamlValue, yamlText } from '../../documents/edits/yaml-value.js';
import type { Catalogue } from '../../rules/model/catalogue.js';
import { outsideBounds } from '../../rules/model/number-bounds.js';
import type { ParameterCell, TableColumn } from '../../rules/model/parameter.js';
import { numberOf } from './sheet-number.js';

/** A value as a cell shows it: numbers with a decimal point, dates as in the rules, lists joined by `|`. */
export function cellTextOf(cell: ParameterCell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return yamlText(cell);
  if (typeof cell === 'string') return cell;
  return 'year' in cell ? formatDate(cell) : cell.map((each) => cellTextOf(each)).join('|');
}

/** What a cell says, as it stands in the files, or why it cannot. */
export type ReadCell = { readonly value: YamlValue } | { readonly refused: string };

/** What a cell must hold. */
export interface CellKind extends Pick<TableColumn, 'unit' | 'bounds' | 'words' | 'date' | 'list'> {
  /** Of codes. */
  readonly catalogue?: Catalogue | undefined;
  readonly text?: boolean;
}

/** Reads a changed cell; `comma`: the spreadsheet writes numbers with a decimal comma. */
export function readCell(text: string, kind: CellKind, comma: boolean): ReadCell {
  if (text.includes('\uFFFD'))
    return { refused: `found "${text}": letters were lost when the file was saved; save it as UTF-8` };
  if (kind.text) return text === '' ? { refused: 'the cell is empty; expected a text' } : { value: text };
  if (!kind.list) return readOne(text.trim(), kind, comma);
  const items = text.trim() === '' ? [] : text.split('|').map((part) => readOne(part.trim(), kind, comma));
  const wrong = items.find((item) => 'refused' in item);
  return wrong ?? { value: items.flatMap((item) => ('value' in item ? [item.value] : [])) };
}

function readOne(text: string, kind: CellKind, comma: boolean): ReadCell {
  const { catalogue, words, date } = kind;
  if (catalogue) return oneOf(text, [...catalogue.entries.keys()], `a code of the catalogue ${catalogue.name}`);
  if (words) return oneOf(text, words, `one of ${words.join(', ')}`);
  if (date) return readDate(text);
  const number = numberOf(text, comma);
  if (typeof number === 'string') return { refused: number };
  const reason = outsideBounds(number, kind);
  return reason === undefined ? { value: number } : { refused: reason };
}

function oneOf(text: string, known: readonly string[], expected: string): ReadCell {
  if (known.includes(text)) return { value: text };
  return { refused: `found "${text}"; expected ${expected}${didYouMean(text, known)}` };
}

/** As in the rules, or as spreadsheets write a day that they took for one of theirs. */
export function readDate(text: string): ReadCell {
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const written = day === '' ? text.replaceAll('-', '.') : `${year}.${month}.${day}`;
  const date = parseDate(written);
  return date
    ? { value: formatDate(date) }
    : { refused: `found "${text}"; expected a date, as 2026.01.31, 2026.01 or 2026` };
}
