import type { CsvTable } from '../csv/csv-table.js';
import type { Findings } from './findings.js';
import type { Located } from '../located.js';
import type { Position } from '../position.js';

/**
 * A number with a point before three digits of which the last is 0: to many the point stands between thousands. A comma
 * behind it may separate it from the next of a list.
 */
const grouped = /(?<![\w.,])[1-9]\d{0,2}\.\d\d0(?![\w.]|,\d)/;
/** A number that is read otherwise than people do: `018` is 18, `0x12` is, too, `0o22` as well. */
const oddNumber = /(?<!["'\w.,+:-])[+-]?0(?:\d{1,30}|x[\da-fA-F]{1,30}|o[0-7]{1,30})(?![\w.:-])/;
/** Nobody writes a longer one; behind it on its line there may be as many others as there are. */
const longestNumber = 64;
/** The key of a map in quotes with a blank at one of its ends. */
const blankKey = /"(?:\s[^"\n]*|[^"\n]*\s)"\s*:/;
/** A key that may be such a date: all others need not be looked at. */
const dateKey = /^ {0,8}"?(?:\d{1,2}[-./ ]|\d(?:\.\d{1,15})?E\+|[A-Z][a-zä]{2}[ .-])/m;
/** What spreadsheets make of codes as 1.5, 3-1 or 1E5. */
const dates =
  /^(?:\d{1,2}\.? ?(?:Jan|Feb|Mär|Mrz|Mar|Apr|Mai|May|Jun|Jul|Aug|Sep|Okt|Oct|Nov|Dez|Dec)[a-zä]*\.?(?: ?\d{2,4})?|(?:Jan|Feb|Mär|Mrz|Mar|Apr|Mai|May|Jun|Jul|Aug|Sep|Okt|Oct|Nov|Dez|Dec)[a-zä]*[ .-]\d{2,4}|\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d(?:\.\d+)?E\+\d+)$/i;

/**
 * What reads well and hardly is what was meant: a number that may have lost its thousands (`750.000` is 750), and keys
 * with blanks at their ends, which nobody sees, or that a spreadsheet turned into dates; a number with a zero in front,
 * which is a code, or has lost what stood before it.
 *
 * @param text the text that was read into `document`: it still has the zeros
 * @returns false when a key is damaged: who looks for the right one does not find it
 */
export function reportDoubtfulTyping(text: string, document: Located, findings: Findings): boolean {
  if (!grouped.test(text) && !oddNumber.test(text) && !blankKey.test(text) && !dateKey.test(text)) return true;
  const lines = text.split(/\r\n|\n|\r/);
  let whole = true;
  visit(document, (node) => {
    if (node.node === 'map') {
      for (const [key, { keyAt }] of node.entries) whole = isCode(key, () => keyAt, findings) && whole;
    } else if (node.node === 'scalar' && typeof node.value === 'number') {
      const from = node.at.column - 1;
      const written = (lines[node.at.line - 1] as string).slice(from, from + longestNumber);
      const found = grouped.exec(written);
      if (found?.index === 0) findings.error(node.at, 'misplaced-point', pointMessage(found[0], node.value));
      const odd = oddNumber.exec(written);
      if (odd?.index === 0) findings.error(node.at, 'wrong-form', oddMessage(odd[0], node.value));
    }
  });
  return whole;
}

/** The same of a table: the codes of its rows, in the column that names its entries. */
export function reportDamagedCodes(table: CsvTable, findings: Findings): boolean {
  const column = table.header.findIndex((name) => name === 'key' || name === 'word');
  if (column < 0) return true;
  const damaged = table.rows.filter(
    (row, index) => !isCode(row[column] as string, () => table.place(index, column), findings),
  );
  return damaged.length === 0;
}

/** Whether a name or code may be as it was typed; a finding when it may not. */
function isCode(code: string, place: () => Position, findings: Findings): boolean {
  if (!isTrimmed(code, place, findings)) return false;
  if (dates.test(code))
    findings.error(
      place(),
      'wrong-form',
      `found "${code}", what spreadsheets make of codes that look like dates or numbers; write the code, and let the spreadsheet read the column as text`,
    );
  else return true;
  return false;
}

/** Whether no blank stands around a name or code; a finding when one does. */
export function isTrimmed(name: string, place: () => Position, findings: Findings): boolean {
  if (name === name.trim()) return true;
  const side = name === name.trimEnd() ? 'beginning' : 'end';
  findings.error(place(), 'surplus-blank', `found "${name}"; a blank stands at the ${side}`);
  return false;
}

export const pointMessage = (written: string, value: number): string =>
  `found ${written}, which is ${value}; write ${written.replace('.', '')} for the thousands, or ${value}`;

const oddMessage = (written: string, value: number): string =>
  `found ${written}, which is the number ${value}; write ${value}, or "${written}" in quotes for a code`;

/** A number in a CSV cell that may have lost its thousands. */
export const isGrouped = (written: string): boolean => grouped.exec(written)?.[0] === written;

function visit(node: Located, see: (node: Located) => void): void {
  see(node);
  if (node.node === 'list') for (const item of node.items) visit(item, see);
  if (node.node === 'map') for (const { value } of node.entries.values()) visit(value, see);
}
