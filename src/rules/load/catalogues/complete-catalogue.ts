import { parseDate } from '../../../case/values/date.js';
import { reportLostZeros } from './report-lost-zeros.js';
import {
  checkKeysLeftOut,
  checkNumbering,
  compareNamed,
  compareTruths,
  compareWithKeys,
  reportSameKeys,
} from './compare-keys.js';
import { checkCalledAlike } from './check-called-alike.js';
import { checkIds } from './check-ids.js';
import { checkWordsInNames } from './check-words-in-names.js';
import { checkKeyShapes } from './check-key-shapes.js';
import { checkApartFromSiblings } from './check-apart-from-siblings.js';
import { checkMildestFirst } from './check-mildest-first.js';
import { checkNumberedNames } from './check-numbered-names.js';
import { checkSize } from './check-size.js';
import { compareAlike } from './compare-alike.js';
import { checkNameLanguages, checkNamesOfKeys, compareNames } from './compare-names.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Cell } from '../../model/catalogue.js';
import {
  type CatalogueDraft,
  type ColumnDraft,
  type EntryDraft,
  markWrongCell,
  type OwnCatalogue,
} from './catalogue-draft.js';
import { type Chosen, checkSameNames } from '../draft/check-same-names.js';
import { type PlacedWords, reportCopied } from '../messages/copied-texts.js';
import { checkSlid } from './slid-cells.js';
import { checkSharedSynonyms, checkSynonymLanguages, checkSynonyms } from './check-synonyms.js';
import { missCatalogue } from './named-catalogue.js';
import { whereListed } from '../../../documents/findings/where-listed.js';

/** Looks at a part of what a catalogue says, unless it is known to be well. */
export type CheckPart = (part: string, check: (findings: Findings) => void) => void;

/**
 * When the files of a catalogue are read: what its entries say of each other is checked, and blank cells take what they
 * inherit, else their column's default; a cell that has neither is a finding.
 */
export function completeCatalogue(catalogue: CatalogueDraft, findings: Findings, checkPart: CheckPart): OwnCatalogue {
  checkPart('entries', (into) => checkEntries(catalogue, into));
  const written = new Map<string, readonly EntryDraft[]>();
  const circles = new Set<EntryDraft>();
  for (const column of catalogue.columns.values())
    written.set(column.name, new ColumnFiller(catalogue, column, circles, findings).fill());
  checkPart('cells', (into) => {
    for (const [name, entries] of written) {
      compareWithKeys(name, entries, into);
      checkNumbering(name, entries, into);
      checkApartFromSiblings(name, entries, into);
    }
    compareTruths(written, into);
    checkSlid(catalogue.columns, written, into);
    compareNamed(catalogue, into);
    checkCalledAlike(catalogue, into);
    checkWordsInNames(catalogue, into);
  });
  return { catalogue, written };
}

function checkEntries(catalogue: CatalogueDraft, findings: Findings): void {
  reportLostZeros(catalogue, findings);
  for (const entry of catalogue.entries.values()) {
    checkBuiltIn(catalogue, entry, findings);
    checkSynonyms(entry, findings);
    checkSynonymLanguages(entry, findings);
  }
  compareNames(catalogue, findings);
  compareAlike(catalogue, findings);
  checkNameLanguages(catalogue, findings);
  checkNamesOfKeys(catalogue, findings);
  checkSharedSynonyms(catalogue, findings);
  reportSameKeys(catalogue, findings);
  checkKeyShapes(catalogue, findings);
  checkKeysLeftOut(catalogue, findings);
  checkIds(catalogue, findings);
  checkSize(catalogue, findings);
  checkNumberedNames(catalogue, findings);
  // Keyed catalogues are long lists, in which names may repeat: who asks by name is told the keys. In all languages.
  if (!catalogue.keyed) checkSameNames(chosenIn(catalogue), findings);
  else if (catalogue.entries.size <= mostNamed) reportCopied(namesOf(catalogue), findings);
}

/** When all catalogues are read: cells that refer to entries of one are checked where they are written. */
export function checkReferences(
  { catalogue, written }: OwnCatalogue,
  catalogues: ReadonlyMap<string, OwnCatalogue>,
  findings: Findings,
): void {
  for (const column of catalogue.columns.values())
    if (column.kind === 'reference')
      checkColumn(catalogue.name, column, written.get(column.name) as readonly EntryDraft[], { catalogues, findings });
  const rankOf = (column: string, value: unknown): number | undefined => {
    const of = catalogues.get(catalogue.columns.get(column)?.catalogue ?? '')?.catalogue.entries;
    return of && typeof value === 'string' ? of.get(value)?.id : undefined;
  };
  if (catalogue.entries.size <= mostNamed) checkMildestFirst(catalogue, rankOf, findings);
}

function checkColumn(
  owner: string,
  column: ColumnDraft,
  written: readonly EntryDraft[],
  { catalogues, findings }: { readonly catalogues: ReadonlyMap<string, OwnCatalogue>; readonly findings: Findings },
): void {
  const name = column.catalogue as string;
  const target = catalogues.get(name)?.catalogue;
  if (!target) {
    const where = { at: column.at, where: ` in the column "${column.name}"` };
    missCatalogue(name, catalogues.keys(), where, findings);
    return;
  }
  const lost = new Set<EntryDraft>();
  const check = (cell: Cell, place: () => EntryDraft['at']): void => {
    if (typeof cell === 'object') for (const each of cell) check(each, place);
    if (typeof cell !== 'string' || target.entries.has(cell)) return;
    const entry = cell.startsWith('0') ? target.entries.get(cell.replace(/^0+/, '')) : undefined;
    if (!entry)
      findings.error(
        place(),
        'unknown-code',
        `unknown code "${cell}" of the catalogue ${target.name}${whereListed(cell, target.entries)}`,
        `code ${target.name}.${cell}`,
      );
    else if (!lost.has(entry))
      findings.error(
        entry.placeOf('word'),
        'missing-zero',
        `found the code ${entry.word}; the column "${column.name}" of ${owner} names it ${cell}`,
      );
    if (entry) lost.add(entry);
  };
  for (const entry of written) check(entry.cells[column.name], () => entry.placeOf(column.name));
  const byDefault = column.default;
  if (byDefault) check(byDefault.cell, () => byDefault.at);
}

/** In longer lists names repeat: a classification tells its entries apart by their keys. */
const mostNamed = 1000;

const namesOf = ({ entries }: CatalogueDraft): readonly PlacedWords[] =>
  [...entries.values()].map(({ word, name, placeOf }) => ({
    name: `the entry "${word}"`,
    words: name,
    placeOf: (locale) => placeOf(`name.${locale}`),
  }));

/** Units of other dimensions never stand in one list: `mg/dl` of sugar and of fat. */
function* chosenIn({ name, entries }: CatalogueDraft): Iterable<Chosen> {
  for (const entry of entries.values())
    yield {
      name: entry.name,
      title: `the entry "${entry.word}"`,
      ...(name === 'units' && { list: String(entry.cells['dimension']) }),
      placeOf: () => entry.placeOf('name'),
    };
}

function checkBuiltIn(catalogue: CatalogueDraft, entry: EntryDraft, findings: Findings): void {
  if (entry.validFrom === undefined && entry.validTo === undefined && entry.replacedBy === undefined) return;
  for (const member of ['validFrom', 'validTo'] as const) {
    const date = entry[member];
    if (date === undefined || parseDate(date)) continue;
    findings.error(
      entry.placeOf(member),
      'wrong-form',
      `found "${date}" as ${member}; expected a date: "YYYY", "YYYY.MM" or "YYYY.MM.DD"`,
    );
  }
  checkValidity(entry, findings);
  const { replacedBy } = entry;
  if (replacedBy === undefined) return;
  if (catalogue.entries.has(replacedBy)) return checkSuccession(catalogue, entry, findings);
  findings.error(
    entry.placeOf('replacedBy'),
    'unknown-code',
    `unknown code "${replacedBy}" of the catalogue ${catalogue.name}${whereListed(replacedBy, catalogue.entries)}`,
    `code ${catalogue.name}.${replacedBy}`,
  );
}

/** An entry that ends before it begins is never there. Dates of one form compare as texts do. */
function checkValidity({ validFrom, validTo, placeOf }: EntryDraft, findings: Findings): void {
  if (validFrom === undefined || validTo === undefined || !parseDate(validFrom) || !parseDate(validTo)) return;
  const length = Math.min(validFrom.length, validTo.length);
  if (validTo.slice(0, length) < validFrom.slice(0, length))
    findings.error(
      placeOf('validTo'),
      'wrong-value',
      `validTo ${validTo} lies before validFrom ${validFrom}: nobody is ever offered it`,
    );
}

/** Who follows from one entry to the next that stands for it must come to an end. */
function checkSuccession({ entries }: CatalogueDraft, entry: EntryDraft, findings: Findings): void {
  const way = [entry.word];
  for (let next = entry.replacedBy; next !== undefined; next = entries.get(next)?.replacedBy) {
    if (next === entry.word) {
      findings.error(
        entry.placeOf('replacedBy'),
        'cycle',
        `this is replaced by itself: ${[...way, next].join(' -> ')}`,
      );
      return;
    }
    if (way.includes(next)) return;
    way.push(next);
  }
}

/** Fills the blank cells of one column, each chain of heirs once. */
class ColumnFiller {
  private readonly open = new Set<string>();

  constructor(
    private readonly catalogue: CatalogueDraft,
    private readonly column: ColumnDraft,
    /** Entries of which it is told that they inherit in a circle: of one column, and not of each. */
    private readonly circles: Set<EntryDraft>,
    private readonly findings: Findings,
  ) {}

  /** Returns the entries whose cell is written, and not filled. */
  fill(): readonly EntryDraft[] {
    const { name } = this.column;
    const written: EntryDraft[] = [];
    const blank: EntryDraft[] = [];
    for (const entry of this.catalogue.entries.values()) (name in entry.cells ? written : blank).push(entry);
    for (const entry of blank) this.fillEntry(entry);
    return written;
  }

  private get leadsNowhere(): boolean {
    const { inheritsFrom } = this.column;
    const by = inheritsFrom === undefined ? undefined : this.catalogue.columns.get(inheritsFrom);
    return inheritsFrom !== undefined && (by?.catalogue !== this.catalogue.name || by.list === true);
  }

  private fillEntry(entry: EntryDraft): void {
    const { name, inheritsFrom, default: byDefault } = this.column;
    if (name in entry.cells) return;
    if (this.open.has(entry.word)) {
      if (!this.circles.has(entry))
        this.findings.error(
          entry.at,
          'cycle',
          `the column "${name}" is inherited in a circle: ${[...this.open, entry.word].join(' -> ')}`,
        );
      this.circles.add(entry);
      entry.cells[name] = undefined;
      return;
    }
    const from = inheritsFrom === undefined ? undefined : entry.cells[inheritsFrom];
    const testator = typeof from === 'string' ? this.catalogue.entries.get(from) : undefined;
    if (testator) {
      if (!(name in testator.cells)) {
        this.open.add(entry.word);
        this.fillEntry(testator);
        this.open.delete(entry.word);
        if (name in entry.cells) return;
      }
      entry.cells[name] = testator.cells[name];
    } else if (byDefault) {
      entry.cells[name] = byDefault.cell;
    } else {
      entry.cells[name] = undefined;
      // From an entry that is not there nothing is inherited, nor along what leads to none: these have their findings.
      if (entry.isFaulty || typeof from === 'string' || this.leadsNowhere) return;
      markWrongCell(entry, name);
      this.findings.error(
        entry.at,
        'missing-cell',
        `the entry "${entry.word}" has no value in the column "${name}", which has no default`,
        `cell ${this.catalogue.name}.${name}`,
      );
    }
  }
}
