import type { ParameterPlaces, ParameterValue } from '../../model/parameter.js';
import { type Position, startOf } from '../../../documents/position.js';
import type { ParameterSet } from '../../model/rule-set.js';
import type { Severity } from '../../model/rule.js';
import type { Unit } from '../../model/unit.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { RuleSetReading } from '../draft/draft.js';
import { didYouMean, nearest } from '../../../documents/findings/nearest.js';
import { tellMissingValues } from './missing-values.js';
import { readParameterValue } from './read-parameter-value.js';
import { type Chosen, checkSameNames } from '../draft/check-same-names.js';
import { readName } from '../draft/read-words.js';
import { parameterSetSchema } from './parameter-set-schema.js';

const ownKeys = ['name', 'currencies', 'exchangeRates', 'severities'];

/** A changed severity, checked when the rules are known. */
export interface PendingSeverity {
  readonly rule: string;
  readonly cursor: Cursor;
}

/** `csp/<id>.yaml` of the system's folders: a value for every declared parameter, or a finding. */
export function readParameterSets(reading: RuleSetReading): readonly PendingSeverity[] {
  const { draft, sources, findings, folders } = reading;
  const severities: PendingSeverity[] = [];
  const chosen: Chosen[] = [];
  const documents = new Map<string, Cursor>();
  for (const file of folders.flatMap((folder) => sources.files(`${folder}/csp`))) {
    const fileName = nameOf(file);
    if (!/^[1-9]\d*$/.test(fileName)) {
      findings.error(
        startOf(file),
        'wrong-name',
        `found a parameter set "${fileName}"; its file is named by its number, as in 1.yaml`,
      );
      continue;
    }
    const document = sources.document(file, parameterSetSchema);
    if (document) documents.set(file, document);
  }
  for (const [file, document] of documents) {
    const id = Number(nameOf(file));
    const others = [...documents.values()].filter((other) => other !== document);
    const set = readParameterSet(id, document, { file, others }, reading);
    draft.parameterSets.set(id, set);
    const title = `the parameter set ${id}`;
    chosen.push({ name: set.name, title, placeOf: (locale) => document.member('name').member(locale).valueAt });
    severities.push(...document.member('severities').members.map(([rule, cursor]) => ({ rule, cursor })));
  }
  checkSameNames(chosen, findings);
  if (draft.parameterSets.size === 0) {
    findings.error(startOf(`${draft.system}/csp`), 'missing-file', 'the system has no parameter set: csp/<id>.yaml');
  }
  return severities;
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);

function readParameterSet(
  id: number,
  document: Cursor,
  { file, others }: { readonly file: string; readonly others: readonly Cursor[] },
  reading: RuleSetReading,
): ParameterSet {
  const { draft, findings } = reading;
  const values = new Map<string, ParameterValue>();
  const places = new Map<string, ParameterPlaces>();
  const misspelled = new Set<string | undefined>();
  for (const [key, cursor] of document.members) {
    if (ownKeys.includes(key)) continue;
    const parameter = draft.parameters.get(key);
    const rows = rowPlaces(cursor, file, reading);
    if (!parameter) {
      const known = [...ownKeys, ...draft.parameters.keys()];
      const meant = nearest(key, known);
      misspelled.add(meant);
      const [code, what] = ownKeys.includes(meant ?? '')
        ? (['unknown-key', 'key'] as const)
        : (['unknown-parameter', 'parameter'] as const);
      findings.error(cursor.at, code, `unknown ${what} "${key}"${didYouMean(key, known)}`, `csp.${key}`);
      continue;
    }
    findings.names?.mention({ kind: 'parameter', owner: '', name: key, at: cursor.at });
    const value = readParameterValue(parameter, cursor, file, reading);
    if (value) values.set(key, value);
    places.set(key, { at: cursor.at, rows });
  }
  const orders = others.map(({ members }) => members.map(([key]) => key));
  tellMissingValues(
    [...draft.parameters.values()].filter(({ name }) => !document.member(name).present && !misspelled.has(name)),
    document,
    [...orders, [...draft.parameters.keys()]],
    findings,
  );
  for (const [key, { at }] of document.members)
    if (key === 'currencies' || key === 'exchangeRates') places.set(key, { at, rows: [] });
  const { made: found, isRight } = findings.watch(() =>
    document.member('currencies').items.flatMap((item) => findCurrency(item.at, item.text, reading) ?? []),
  );
  // Of a set whose first currency may be what is misspelled nobody knows what is worth something in which.
  const currencies = isRight && !document.member('currencies').holdsFault ? found : [];
  return {
    id,
    name: readName(document.member('name'), draft.locales, findings),
    currencies,
    exchangeRates: readRates(document.member('exchangeRates'), currencies, reading),
    values,
    places,
    severities: new Map(
      document
        .member('severities')
        .members.flatMap(([rule, { text }]) => (text === undefined ? [] : [[rule, text as Severity | 'off'] as const])),
    ),
  };
}

function findCurrency(at: Position, word: string | undefined, { draft, findings }: RuleSetReading): Unit | undefined {
  if (word === undefined) return undefined;
  const currencies = [...draft.units.byWord.values()].filter(({ dimension }) => dimension === 'currency');
  const currency = currencies.find((each) => each.word === word);
  if (currency) findings.names?.mention({ kind: 'code', owner: 'units', name: word, at });
  else {
    const suggestion = didYouMean(
      word,
      currencies.map((each) => each.word),
    );
    findings.error(at, 'unknown-unit', `unknown currency "${word}"${suggestion}`, `unit ${word}`);
  }
  return currency;
}

/** What one unit of another currency of the set is worth in its first. */
function readRates(rates: Cursor, currencies: readonly Unit[], reading: RuleSetReading): ReadonlyMap<string, number> {
  const result = new Map<string, number>();
  for (const [word, cursor] of rates.members) {
    if (word === currencies[0]?.word)
      reading.findings.error(
        cursor.at,
        'surplus-rate',
        `${word} is the first currency of the set; others are worth something in it`,
      );
    else if (findCurrency(cursor.at, word, reading) && cursor.number !== undefined) result.set(word, cursor.number);
  }
  return result;
}

/** Where the rows of a table stand: in the list, or in the CSV file that is named. */
function rowPlaces(cursor: Cursor, file: string, { sources }: RuleSetReading): readonly Position[] {
  const rows = cursor.member('rows');
  if (rows.text === undefined) return cursor.items.map(({ at }) => at);
  const table = sources.table(`${file.slice(0, file.lastIndexOf('/'))}/${rows.text}`, rows.valueAt);
  return table ? table.rows.map((_, index) => table.place(index, 0)) : [];
}
