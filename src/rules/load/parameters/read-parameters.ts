import type { Parameter, TableColumn } from '../../model/parameter.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { RuleSetReading } from '../draft/draft.js';
import { namedCatalogue } from '../catalogues/named-catalogue.js';
import { readUnit } from '../draft/read-unit.js';
import { parametersSchema } from './parameters-schema.js';

/** Which keys go with which kind of parameter, beside `kind`, `meaning` and `reference`. */
const keysByKind: Readonly<Record<Parameter['kind'], readonly string[]>> = {
  number: ['unit'],
  text: [],
  list: ['unit', 'catalogue'],
  range: ['unit'],
  table: ['columns', 'gives'],
};

/** `parameters.yaml` of each folder: what every parameter set must give a value for. */
export function readParameters(reading: RuleSetReading): void {
  const { draft, sources, findings, folders } = reading;
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
      else draft.parameters.set(name, readParameter(name, cursor, reading));
    }
  }
}

function readParameter(name: string, cursor: Cursor, reading: RuleSetReading): Parameter {
  const { findings } = reading;
  const kind =
    (Object.keys(keysByKind) as Parameter['kind'][]).find((each) => each === cursor.member('kind').text) ?? 'number';
  for (const key of Object.values(keysByKind).flat()) {
    const member = cursor.member(key);
    if (member.present && !keysByKind[kind].includes(key))
      findings.error(member.at, 'surplus-key', `the key "${key}" does not go with the kind ${kind}`);
  }
  const unit = readUnit(cursor.member('unit'), reading.draft.units.byWord, findings);
  const catalogue = namedCatalogue(cursor.member('catalogue'), reading)?.name;
  if (kind === 'table') {
    for (const key of ['columns', 'gives']) {
      if (!cursor.member(key).present) findings.error(cursor.at, 'missing-key', `the key "${key}" is missing`);
    }
  }
  return {
    name,
    kind,
    meaning: cursor.member('meaning').text ?? '',
    ...(unit ? { unit } : {}),
    ...(catalogue === undefined ? {} : { catalogue }),
    ...(kind === 'table'
      ? {
          columns: readTableColumns(cursor.member('columns'), 'upTo', reading),
          gives: readTableColumns(cursor.member('gives'), 'list', reading),
        }
      : {}),
    at: cursor.at,
  };
}

/** Inputs may say `upTo`, outputs `list`. */
function readTableColumns(columns: Cursor, allowed: 'upTo' | 'list', reading: RuleSetReading): readonly TableColumn[] {
  return columns.members.map(([name, cursor]) => {
    const surplus = cursor.member(allowed === 'upTo' ? 'list' : 'upTo');
    if (surplus.present)
      reading.findings.error(
        surplus.at,
        'surplus-key',
        `this key does not go here; ${allowed === 'upTo' ? 'an input may say upTo' : 'an output may say list'}`,
      );
    const unit = readUnit(cursor.member('unit'), reading.draft.units.byWord, reading.findings);
    const catalogue = namedCatalogue(cursor.member('catalogue'), reading)?.name;
    if (cursor.member('upTo').truth && catalogue !== undefined) {
      reading.findings.error(cursor.member('upTo').at, 'wrong-kind', 'upTo goes with numbers, not with codes');
    }
    return {
      name,
      ...(unit ? { unit } : {}),
      ...(catalogue === undefined ? {} : { catalogue }),
      upTo: cursor.member('upTo').truth ?? false,
      list: cursor.member('list').truth ?? false,
    };
  });
}
