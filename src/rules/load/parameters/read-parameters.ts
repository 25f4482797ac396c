import { readNotes } from '../draft/read-notes.js';
import { OwnMeanings } from '../draft/own-meanings.js';
import { columnsOf, type Parameter, type TableColumn } from '../../model/parameter.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { Findings } from '../../../documents/findings/findings.js';
import type { RuleSetReading } from '../draft/draft.js';
import { namedCatalogue } from '../catalogues/named-catalogue.js';
import { tail } from '../../../documents/names.js';
import { didYouMean } from '../../../documents/findings/nearest.js';
import { boundKeys, readBounds } from './read-bounds.js';
import { readUnit } from '../draft/read-unit.js';
import { parametersSchema } from './parameters-schema.js';

/** Which keys go with which kind of parameter, beside `kind`, `meaning` and `reference`. */
const keysByKind: Readonly<Record<Parameter['kind'], readonly string[]>> = {
  number: ['unit', ...boundKeys],
  date: [],
  text: [],
  list: ['unit', 'catalogue', 'valuesOf', ...boundKeys],
  range: ['unit', ...boundKeys],
  table: ['columns', 'gives'],
};

/** `parameters.yaml` of each folder: what every parameter set must give a value for. */
export function readParameters(reading: RuleSetReading): void {
  const { draft, sources, findings, folders } = reading;
  const meanings = new OwnMeanings('meaning', findings);
  for (const folder of folders) {
    const file = `${folder}/parameters.yaml`;
    if (!sources.has(file)) continue;
    for (const [name, cursor] of sources.document(file, parametersSchema)?.members ?? []) {
      const before = draft.parameters.get(name);
      if (before)
        findings.error(
          cursor.at,
          'duplicate-key',
          `the parameter "${name}" stands twice; first at ${before.at.file}:${before.at.line}`,
        );
      else {
        findings.names?.define({ kind: 'parameter', owner: '', name, at: cursor.at });
        meanings.add(name, cursor);
        const { made: parameter, isRight } = findings.watch(() => readParameter(name, cursor, reading));
        if (isRight && !cursor.holdsFault) draft.parameters.set(name, parameter);
        else leaveOut(parameter, findings);
      }
    }
  }
}

function leaveOut(parameter: Parameter, findings: Findings): void {
  findings.leaveOut(`csp.${parameter.name}`);
  for (const column of columnsOf(parameter)) findings.leaveOut(`table column ${column.name}`);
}

function readParameter(name: string, cursor: Cursor, reading: RuleSetReading): Parameter {
  const { findings } = reading;
  const kind =
    (Object.keys(keysByKind) as Parameter['kind'][]).find((each) => each === cursor.member('kind').text) ?? 'number';
  for (const key of new Set(Object.values(keysByKind).flat())) {
    const member = cursor.member(key);
    if (
      member.present &&
      !cursor.member('kind').hasFault &&
      cursor.member('kind').present &&
      !keysByKind[kind].includes(key)
    )
      findings.error(member.at, 'surplus-key', `the key "${key}" does not go with the kind ${kind}`);
  }
  const holds = readHolds(cursor, reading);
  const intended = cursor.member('intended').text;
  // A key that is not known may be the one that is missing.
  if (kind === 'table' && !cursor.hasFault) {
    for (const key of ['columns', 'gives']) {
      if (!cursor.member(key).present) findings.error(cursor.at, 'missing-key', `the key "${key}" is missing`);
    }
  }
  return {
    name,
    kind,
    meaning: '',
    ...readNotes(cursor),
    ...holds,
    ...(kind === 'table'
      ? {
          columns: readTableColumns(name, cursor.member('columns'), 'upTo', reading),
          gives: readTableColumns(name, cursor.member('gives'), 'list', reading),
        }
      : {}),
    ...(intended !== undefined && { intended }),
    at: cursor.at,
  };
}

/** Inputs may say `upTo`, outputs `list`. */
function readTableColumns(
  owner: string,
  columns: Cursor,
  allowed: 'upTo' | 'list',
  reading: RuleSetReading,
): readonly TableColumn[] {
  return columns.members.map(([name, cursor]) => {
    reading.findings.names?.define({ kind: 'table column', owner, name, at: cursor.at });
    const surplus = cursor.member(allowed === 'upTo' ? 'list' : 'upTo');
    if (surplus.present)
      reading.findings.error(
        surplus.at,
        'surplus-key',
        `this key does not go here; ${allowed === 'upTo' ? 'an input may say upTo' : 'an output may say list'}`,
      );
    const holds = readHolds(cursor, reading);
    const date = cursor.member('kind').text === 'date';
    for (const key of date ? boundKeys.filter((each) => cursor.member(each).present) : [])
      reading.findings.error(cursor.member(key).at, 'surplus-key', `${key} goes with numbers, not with kind: date`);
    const upTo = cursor.member('upTo').truth ?? false;
    if (upTo && (holds.catalogue ?? holds.words) !== undefined)
      reading.findings.error(
        cursor.member('upTo').at,
        'wrong-kind',
        'upTo goes with numbers and dates, not with words',
      );
    if (date && allowed === 'upTo' && !upTo)
      reading.findings.error(
        cursor.at,
        'missing-key',
        'a date is looked up with upTo: true; no partial date is surely the same',
      );
    return {
      name,
      ...holds,
      ...readNotes(cursor),
      ...(date ? { date } : {}),
      upTo,
      list: cursor.member('list').truth ?? false,
    };
  });
}

/** What a list or a column holds: one of three keys says it; without one, plain numbers. Numbers may have bounds. */
function readHolds(
  cursor: Cursor,
  reading: RuleSetReading,
): Pick<TableColumn, 'unit' | 'bounds' | 'catalogue' | 'words'> {
  const keys = ['unit', 'catalogue', 'valuesOf'].filter((key) => cursor.member(key).present);
  const bounds = readBounds(cursor, reading.findings);
  if (cursor.member('kind').text === 'date' && keys.length === 0) return {};
  const [, second] = cursor.member('kind').text === 'date' ? ['kind: date', ...keys] : keys;
  if (second !== undefined)
    reading.findings.error(
      cursor.member(second).at,
      'surplus-key',
      `${second} does not go with what stands beside it; one key says what it holds`,
    );
  const unit = readUnit(cursor.member('unit'), reading.draft.units.byWord, reading.findings);
  const catalogue = namedCatalogue(cursor.member('catalogue'), reading)?.name;
  const words = namedWords(cursor.member('valuesOf'), reading);
  return {
    ...(unit ? { unit } : {}),
    ...(bounds ? { bounds } : {}),
    ...(catalogue === undefined ? {} : { catalogue }),
    ...(words ? { words } : {}),
  };
}

/** The words of `valuesOf: <catalogue>.<column>`. */
function namedWords(cursor: Cursor, { draft, findings }: RuleSetReading): readonly string[] | undefined {
  if (cursor.text === undefined) return undefined;
  const [name = '', column = ''] = cursor.text.split('.');
  const columns = [...draft.catalogues.values()].flatMap((catalogue) =>
    [...catalogue.columns].flatMap(([key, { values }]) =>
      values ? [[`${catalogue.name}.${key}`, values] as const] : [],
    ),
  );
  const words = new Map(columns).get(`${name}.${column}`);
  if (words) {
    findings.names?.mention({ kind: 'catalogue', owner: '', name, at: cursor.valueAt });
    const written = tail(cursor.text, [column]);
    findings.names?.mention({ kind: 'column', owner: name, at: cursor.valueAt, ...written });
    return words;
  }
  const advice = didYouMean(
    cursor.text,
    columns.map(([path]) => path),
  );
  findings.error(
    cursor.valueAt,
    'unknown-column',
    `there is no column ${cursor.text} with values${advice}`,
    `column ${cursor.text}`,
  );
  return undefined;
}
