import { readNotes } from '../draft/read-notes.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { Column } from '../../model/catalogue.js';
import type { Unit } from '../../model/unit.js';
import type { ColumnDraft } from './catalogue-draft.js';
import type { Cursor } from '../../../documents/cursor.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { readCell } from './read-cell.js';
import { readUnit } from '../draft/read-unit.js';

const builtIn = ['id', 'name', 'synonyms', 'validFrom', 'validTo', 'replacedBy', 'key', 'word'];

/**
 * The declared columns of a catalogue (rule language, "Files, by example"): `values` makes a column of words,
 * `catalogue` one of references, `unit` one of numbers, else `kind` says what it holds.
 */
export function readColumns(
  catalogue: string,
  declared: Cursor,
  units: ReadonlyMap<string, Unit>,
  findings: Findings,
): ReadonlyMap<string, ColumnDraft> {
  const columns = new Map<string, ColumnDraft>();
  for (const [name, cursor] of declared.members) {
    if (builtIn.includes(name))
      findings.error(cursor.at, 'reserved-name', `the column "${name}" is built in and cannot be declared`);
    const { made: column, isRight } = findings.watch(() => readColumn(name, cursor, units, findings));
    if (!isRight || cursor.holdsFault) {
      leaveOut(catalogue, name, cursor, findings);
      continue;
    }
    findings.names?.define({ kind: 'column', owner: catalogue, name, at: cursor.at });
    if (column.values) tellValues(column.values, cursor.member('values'), `${catalogue}.${name}`, findings);
    if (column.catalogue !== undefined)
      findings.names?.mention({
        kind: 'catalogue',
        owner: '',
        name: column.catalogue,
        at: cursor.member('catalogue').valueAt,
      });
    const given = cursor.member('default');
    const none = given.text === 'none' && !column.values?.includes('none');
    const cell = given.present && !none ? readCell(column, given, findings) : undefined;
    columns.set(name, { ...column, default: given.present ? { cell, at: given.valueAt } : undefined });
  }
  for (const { name, inheritsFrom, at } of columns.values()) {
    if (inheritsFrom === undefined) continue;
    const from = columns.get(inheritsFrom);
    const written = declared.member(name).member('inheritsFrom').valueAt;
    if (from) findings.names?.mention({ kind: 'column', owner: catalogue, name: inheritsFrom, at: written });
    if (!from) {
      findings.error(
        at,
        'unknown-column',
        `unknown column "${inheritsFrom}" under inheritsFrom${didYouMean(inheritsFrom, columns.keys())}`,
        `column ${catalogue}.${inheritsFrom}`,
      );
    } else if (from.catalogue !== catalogue || from.list) {
      findings.error(
        at,
        'wrong-kind',
        `inheritsFrom names the column "${inheritsFrom}", which does not refer to one entry of this catalogue`,
      );
    }
  }
  return columns;
}

/** With all that may be its words. */
function leaveOut(catalogue: string, name: string, cursor: Cursor, findings: Findings): void {
  findings.leaveOut(`column ${catalogue}.${name}`);
  const words = cursor.members.flatMap(([, { texts }]) => texts);
  for (const word of words.length === 0 ? ['?'] : words) findings.leaveOut(`word ${word}`);
}

/** The words of a column are made known by it. */
function tellValues(values: readonly string[], { items }: Cursor, owner: string, { names }: Findings): void {
  names?.own(values, owner);
  for (const { text: name, valueAt: at } of items)
    if (name !== undefined) names?.define({ kind: 'word', owner, name, at });
}

function readColumn(name: string, cursor: Cursor, units: ReadonlyMap<string, Unit>, findings: Findings): Column {
  const says = ['kind', 'values', 'catalogue', 'unit'].filter((key) => cursor.member(key).present);
  const unitOfNumber = says.join() === 'kind,unit' && cursor.member('kind').text === 'number';
  // A key that is not known may be the one that is missing.
  if (says.length !== 1 && !unitOfNumber && !cursor.hasFault) {
    const found = says.length === 0 ? 'none of them' : says.join(' and ');
    findings.error(
      cursor.at,
      says.length === 0 ? 'missing-key' : 'surplus-key',
      `the column "${name}" says ${found}; expected exactly one of: kind, values, catalogue, unit`,
    );
  }
  const [inheritsFrom, intended] = [cursor.member('inheritsFrom').text, cursor.member('intended').text];
  const shape = {
    name,
    list: cursor.member('list').truth ?? false,
    ...(inheritsFrom === undefined ? {} : { inheritsFrom }),
    ...(intended === undefined ? {} : { intended }),
    ...readNotes(cursor),
    at: cursor.at,
  };
  const catalogue = cursor.member('catalogue').text;
  if (catalogue !== undefined) return { ...shape, kind: 'reference', catalogue };
  if (cursor.member('values').present) return { ...shape, kind: 'values', values: cursor.member('values').texts };
  const unit = readUnit(cursor.member('unit'), units, findings);
  if (unit || cursor.member('unit').present) return { ...shape, kind: 'number', ...(unit ? { unit } : {}) };
  const kind = cursor.member('kind').text;
  return { ...shape, kind: kind === 'number' || kind === 'boolean' ? kind : 'text' };
}
