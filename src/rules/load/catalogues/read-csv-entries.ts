import { isTrimmed } from '../../../documents/findings/doubtful-typing.js';
import type { Cell } from '../../model/catalogue.js';
import {
  type CatalogueDraft,
  type CatalogueReading,
  type ColumnDraft,
  type EntryDraft,
  markWrongCell,
} from './catalogue-draft.js';
import type { CsvTable } from '../../../documents/csv/csv-table.js';
import { didYouMean, meantBy } from '../../../documents/findings/nearest.js';
import { readCsvCell } from './read-cell.js';

interface CellUse {
  readonly kind: 'cell';
  readonly column: ColumnDraft;
  readonly right: Map<string, Cell>;
}

/**
 * What a column of the file holds: the entry's word, a built-in member, a text in a locale, or a declared column, whose
 * right cells are read once however often they are written.
 */
type Use =
  | { readonly kind: 'word' | 'id' | 'validFrom' | 'validTo' | 'replacedBy' }
  | { readonly kind: 'name' | 'synonyms'; readonly locale: string }
  | CellUse
  | undefined;

/**
 * The entries of a catalogue that stand in a CSV file beside it: a column `key` (keyed catalogues) or `word` and `id`,
 * one for each declared column, `name.<locale>`, `synonyms.<locale>`; an empty cell is not given.
 */
export function readCsvEntries(
  table: CsvTable,
  draft: CatalogueDraft,
  reading: CatalogueReading,
): readonly EntryDraft[] {
  const uses = table.header.map((name, index) => useOf(name, index, table, draft, reading));
  const { isRight } = reading.findings.watch(() => requireColumns(table, draft, reading));
  const columnOf = new Map(table.header.map((name, index) => [name, index]));
  const wordColumn = uses.findIndex((use) => use?.kind === 'word');
  if (table.rows.length === 0 && isRight) {
    const message = `the file has the names of its columns and no row: all entries of ${draft.name} are gone`;
    reading.findings.error(table.place(-1, 0), 'empty-file', message);
    reading.findings.leaveOut(`code ${draft.name}.?`);
  }
  return table.rows.flatMap((row, index) => {
    const word = row[wordColumn] ?? '';
    if (word === '') {
      if (wordColumn >= 0)
        reading.findings.error(
          table.place(index, wordColumn),
          'missing-key',
          row.every((cell) => cell === '') ? 'the row is empty; take it out' : 'the cell that names the entry is empty',
        );
      return [];
    }
    return [new CsvEntry(table, index, word, columnOf).fill(row, uses, reading)];
  });
}

function useOf(
  name: string,
  index: number,
  table: CsvTable,
  draft: CatalogueDraft,
  { locales, findings }: CatalogueReading,
): Use {
  if (name === wordName(draft)) return { kind: 'word' };
  if (name === 'id' && !draft.keyed) return { kind: 'id' };
  if (name === 'validFrom' || name === 'validTo' || name === 'replacedBy') return { kind: name };
  const column = draft.columns.get(name);
  if (column) {
    findings.names?.mention({ kind: 'column', owner: draft.name, name, at: table.place(-1, index) });
    return { kind: 'cell', column, right: new Map() };
  }
  const [member, locale] = name.split('.');
  if ((member === 'name' || member === 'synonyms') && locale !== undefined && locales.includes(locale))
    return { kind: member, locale };
  const known = knownNames(draft, locales);
  findings.error(
    table.place(-1, index),
    'unknown-column',
    `unknown column "${name}"${didYouMean(name, known)}; expected one of: ${known.join(', ')}`,
    `column ${draft.name}.${name}`,
  );
  return undefined;
}

const wordName = ({ keyed }: CatalogueDraft): string => (keyed ? 'key' : 'word');

function knownNames(draft: CatalogueDraft, locales: readonly string[]): readonly string[] {
  const texts = locales.flatMap((locale) => [`name.${locale}`, `synonyms.${locale}`]);
  return [
    wordName(draft),
    ...(draft.keyed ? [] : ['id']),
    ...texts,
    ...draft.columns.keys(),
    'validFrom',
    'validTo',
    'replacedBy',
  ];
}

/**
 * A column that has a default or is inherited may be left out of the file. Of one that is misspelled its reader has
 * told.
 */
function requireColumns(table: CsvTable, draft: CatalogueDraft, { locales, findings }: CatalogueReading): void {
  const known = knownNames(draft, locales);
  const misspelled = meantBy(table.header, known);
  const declared = [...draft.columns.values()]
    .filter((column) => !column.default && column.inheritsFrom === undefined)
    .map(({ name }) => name);
  for (const name of [
    wordName(draft),
    ...(draft.keyed ? [] : ['id']),
    ...locales.map((locale) => `name.${locale}`),
    ...declared,
  ]) {
    if (table.header.includes(name)) continue;
    findings.leaveOut(name === wordName(draft) ? `code ${draft.name}.?` : `cell ${draft.name}.${name}`);
    if (!misspelled.includes(name))
      findings.error(table.place(-1, -1), 'missing-column', `the column "${name}" is missing`);
  }
}

class CsvEntry implements EntryDraft {
  readonly name: Record<string, string> = {};
  readonly synonyms: Record<string, readonly string[]> = {};
  readonly cells: Record<string, Cell> = {};
  declare id?: number;
  declare validFrom?: string;
  declare validTo?: string;
  declare replacedBy?: string;
  declare wrongCells?: Set<string>;

  constructor(
    private readonly table: CsvTable,
    private readonly row: number,
    readonly word: string,
    private readonly columnOf: ReadonlyMap<string, number>,
  ) {}

  /** Found only when it is asked for: long lists have many places and few findings. */
  get at(): { readonly file: string; readonly line: number; readonly column: number } {
    return this.table.place(this.row, -1);
  }

  placeOf = (member: string): { readonly file: string; readonly line: number; readonly column: number } =>
    this.table.place(
      this.row,
      this.columnOf.get(member) ?? (member === 'word' ? this.columnOf.get('key') : undefined) ?? -1,
    );

  fill(row: readonly string[], uses: readonly Use[], { locales, findings }: CatalogueReading): this {
    for (let index = 0; index < row.length; index++) {
      const use = uses[index];
      const text = row[index] as string;
      if (use !== undefined && text !== '') this.take(use, text, index, findings);
    }
    for (const locale of locales) {
      if (this.name[locale] === undefined && this.columnOf.has(`name.${locale}`)) {
        findings.error(
          this.placeOf(`name.${locale}`),
          'missing-locale',
          `the text for the locale ${locale} is missing`,
        );
      }
    }
    return this;
  }

  private take(use: NonNullable<Use>, text: string, index: number, findings: CatalogueReading['findings']): void {
    if (use.kind === 'name') {
      this.name[use.locale] = text;
      isTrimmed(text, () => this.table.place(this.row, index), findings);
    } else if (use.kind === 'synonyms') this.synonyms[use.locale] = text.split('|').map((each) => each.trim());
    else if (use.kind === 'cell') {
      this.cells[use.column.name] = this.cell(use, text, index, findings);
    } else if (use.kind === 'id') {
      if (/^\d+$/.test(text)) this.id = Number(text);
      else
        findings.error(
          this.table.place(this.row, index),
          'wrong-kind',
          `found "${text}" in the column "id"; expected a whole number`,
        );
    } else if (use.kind !== 'word') this[use.kind] = text;
  }

  private cell({ column, right }: CellUse, text: string, index: number, findings: CatalogueReading['findings']): Cell {
    // Who asks where names stand is told of each.
    const known = findings.names ? undefined : right.get(text);
    if (known !== undefined) return known;
    if (text === 'none' && !column.values?.includes('none')) return undefined;
    const { made: cell, isRight } = findings.watch(() =>
      readCsvCell(column, text, () => this.table.place(this.row, index), findings),
    );
    if (isRight) right.set(text, cell);
    else markWrongCell(this, column.name);
    return cell;
  }
}
