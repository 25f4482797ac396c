import { readNotes } from '../draft/read-notes.js';
import type { CatalogueDraft, CatalogueReading, ColumnDraft, EntryDraft } from './catalogue-draft.js';
import type { CsvTable } from '../../../documents/csv/csv-table.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import type { Cell, Entry } from '../../model/catalogue.js';
import type { Cursor } from '../../../documents/cursor.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { whereListed } from '../../../documents/findings/where-listed.js';
import { readCell } from './read-cell.js';
import { readColumns } from './read-columns.js';
import { readCsvEntries } from './read-csv-entries.js';
import { readUnitForms } from './read-unit-forms.js';
import { isKnownLocale } from '../draft/known-locale.js';
import { readWords } from '../draft/read-words.js';

const builtIn = ['id', 'name', 'synonyms', 'validFrom', 'validTo', 'replacedBy'];
/** What entries of the catalogue `units` have besides. */
const ofUnits = ['forms'];

/** The file of the CSV that a catalogue names, beside its own file, and the place that names it. */
export function tableFileOf(
  document: Cursor,
  file: string,
): { readonly file: string; readonly at: Position } | undefined {
  const { text, valueAt } = document.member('entriesFrom');
  return text === undefined ? undefined : { file: `${file.slice(0, file.lastIndexOf('/'))}/${text}`, at: valueAt };
}

/** One catalogue with its entries, from YAML and from the table that it names; `file` is the catalogue's own. */
export function readCatalogue(
  document: Cursor,
  file: string,
  table: CsvTable | undefined,
  reading: CatalogueReading,
): CatalogueDraft {
  const { findings } = reading;
  const fileName = file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
  const written = document.member('catalogue');
  if (written.text !== undefined && written.text !== fileName) {
    findings.error(
      written.valueAt,
      'wrong-name',
      `found the catalogue "${written.text}" in the file ${fileName}.yaml; the file is named like its catalogue`,
    );
  }
  if (written.text === fileName)
    findings.names?.define({ kind: 'catalogue', owner: '', name: fileName, at: written.valueAt });
  const keyed = document.member('keyed');
  const draft: CatalogueDraft = {
    name: fileName,
    // Where it is wrong, the table that has keys says what is meant.
    keyed: keyed.truth ?? (keyed.hasFault && table?.header.includes('key') === true),
    columns: readColumns(fileName, document.member('columns'), reading.units, findings),
    entries: new Map(),
    byId: new Map(),
    notListed: document.member('notListed').text,
    retired: document.member('retired').items.map(({ number, text }) => number ?? Number(text)),
    ...readNotes(document),
    at: document.member('catalogue').at,
  };
  const entries = document.member('entries');
  if (!entries.present && !document.member('entriesFrom').present) {
    findings.error(document.at, 'missing-key', 'the key "entries" or "entriesFrom" is missing');
    findings.leaveOut(`code ${fileName}.?`);
  }
  for (const [word, cursor] of entries.members) {
    const entry = readEntry(word, cursor, draft, reading);
    addEntry(draft, keyed.hasFault ? { ...entry, isFaulty: true } : entry, findings);
  }
  if (table) for (const entry of readCsvEntries(table, draft, reading)) addEntry(draft, entry, findings);
  checkNotListed(document.member('notListed'), draft, findings);
  return draft;
}

/** What stands for everything that is in no list must be in this one. */
function checkNotListed({ text, valueAt }: Cursor, { name, entries }: CatalogueDraft, findings: Findings): void {
  if (text === undefined) return;
  findings.names?.mention({ kind: 'code', owner: name, name: text, at: valueAt });
  if (entries.has(text)) return;
  const suggestion = whereListed(text, entries);
  findings.error(
    valueAt,
    'unknown-code',
    `unknown code "${text}" of the catalogue ${name}${suggestion}`,
    `code ${name}.${text}`,
  );
}

function readEntry(
  word: string,
  cursor: Cursor,
  draft: CatalogueDraft,
  { locales, findings }: CatalogueReading,
): EntryDraft {
  const cells: Record<string, Cell> = {};
  const isUnit = draft.name === 'units';
  const ownKeys = isUnit ? [...builtIn, ...ofUnits] : builtIn;
  const wrongCells = new Set<string>();
  const id = cursor.member('id');
  // Of an id of another kind that is told.
  let isFaulty = cursor.hasFault || (id.present && id.number === undefined);
  for (const [key, member] of cursor.members) {
    if (ownKeys.includes(key)) continue;
    const column = draft.columns.get(key);
    if (!column) {
      isFaulty = true;
      findings.error(
        member.at,
        'unknown-column',
        `unknown column "${key}"${didYouMean(key, [...draft.columns.keys(), ...ownKeys])}`,
        `column ${draft.name}.${key}`,
      );
    } else {
      findings.names?.mention({ kind: 'column', owner: draft.name, name: key, at: member.at });
      const { made: cell, isRight } = findings.watch(() =>
        saysNone(column, member.text) ? undefined : readCell(column, member, findings),
      );
      cells[key] = cell;
      if (!isRight) wrongCells.add(key);
    }
  }
  const synonyms: Record<string, readonly string[]> = {};
  for (const [locale, list] of cursor.member('synonyms').members) {
    if (isKnownLocale(locale, list.at, locales, findings)) synonyms[locale] = list.texts;
  }
  // The unit of plain numbers has no name: nothing stands behind the number.
  const name = readWords(cursor.member('name'), locales, findings, isUnit);
  return {
    word,
    ...given('id', id.number),
    name,
    synonyms,
    ...(isUnit ? { forms: readUnitForms(cursor.member('forms'), name, locales, findings) } : {}),
    cells,
    ...(isFaulty ? { isFaulty } : {}),
    ...(wrongCells.size > 0 ? { wrongCells } : {}),
    ...given('validFrom', cursor.member('validFrom').text),
    ...given('validTo', cursor.member('validTo').text),
    ...given('replacedBy', cursor.member('replacedBy').text),
    at: cursor.at,
    placeOf: (member) =>
      member === 'word' ? cursor.at : member.split('.').reduce((part, key) => part.member(key), cursor).valueAt,
  };
}

const saysNone = (column: ColumnDraft, text: string | undefined): boolean =>
  text === 'none' && !column.values?.includes('none');

const given = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

/** Whether the entry of a key does not stand between its neighbours, and would behind the last one: it was mistyped. */
function isOutOfOrder(word: string, { entries }: CatalogueDraft): boolean {
  const keys = [...entries.keys()];
  const at = keys.indexOf(word);
  const [before = '', after] = [keys[at - 1], keys[at + 1]];
  const isInOrder = before < word && (after === undefined || word < after);
  return !isInOrder && (keys.at(-1) ?? '') < word;
}

function addEntry(draft: CatalogueDraft, entry: EntryDraft, findings: Findings): void {
  const sameWord = draft.entries.get(entry.word);
  if (sameWord) {
    const [told, other] = isOutOfOrder(entry.word, draft) ? [sameWord, entry] : [entry, sameWord];
    const also = told === entry ? 'first at' : 'it is in order at';
    findings.error(
      told.at,
      'duplicate-key',
      `the entry "${entry.word}" stands twice in the catalogue ${draft.name}; ${also} ${placeText(other)}`,
    );
    return;
  }
  draft.entries.set(entry.word, entry);
  tellEntry(draft.name, entry, findings);
  if (draft.keyed && entry.id !== undefined) {
    findings.error(
      entry.placeOf('id'),
      'surplus-key',
      `the entry "${entry.word}" has an id, but the catalogue ${draft.name} is keyed: its words are what is stored`,
    );
  }
  if (draft.keyed || (entry.id === undefined && entry.isFaulty)) return;
  if (entry.id === undefined) {
    findings.error(entry.at, 'missing-key', `the entry "${entry.word}" has no id`);
    return;
  }
  const sameId = draft.byId.get(entry.id);
  if (sameId)
    findings.error(
      entry.placeOf('id'),
      'duplicate-id',
      `the id ${entry.id} stands twice in the catalogue ${draft.name}; first at ${placeText(sameId)}`,
    );
  else draft.byId.set(entry.id, entry);
}

function tellEntry(owner: string, { word, replacedBy, placeOf }: EntryDraft, { names }: Findings): void {
  if (!names) return;
  names.define({ kind: 'code', owner, name: word, at: placeOf('word') });
  if (replacedBy !== undefined) names.mention({ kind: 'code', owner, name: replacedBy, at: placeOf('replacedBy') });
}

const placeText = ({ at }: Entry): string => `${at.file}:${at.line}`;
