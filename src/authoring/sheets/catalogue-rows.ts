import type { DataDirectories } from '../../documents/data-directories.js';
import { didYouMean } from '../../documents/findings/nearest.js';
import { csvRecords } from '../../documents/csv/csv-records.js';
import { YamlNodes } from '../../documents/edits/yaml-nodes.js';
import type { Catalogue, Column } from '../../rules/model/catalogue.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { DataFile } from '../changes/data-file.js';

/** A catalogue as it is written: without defaults and what entries inherit. */
export interface CatalogueRows {
  readonly catalogue: Catalogue;
  /** The first column names the entries: `key`, or `word`. */
  readonly header: readonly string[];
  /** Columns that every catalogue may have, and this one has not. */
  readonly further: readonly string[];
  /** The columns that declare what a blank cell means. */
  readonly defaults: ReadonlySet<string>;
  readonly rows: readonly CatalogueRow[];
  /** Below the directory of the rules. */
  readonly yaml: string;
  readonly csv: string | undefined;
}

export interface CatalogueRow {
  readonly key: string;
  /** By column; one that is not written is not there. */
  readonly cells: Readonly<Record<string, string>>;
  readonly from: 'yaml' | 'csv';
}

/**
 * The catalogue of this name; two systems may each have one, then `german/benefit-types` says which.
 *
 * @throws Error when there is none, or more than one.
 */
export function findCatalogue(
  name: string,
  ruleSets: readonly RuleSet[],
): { readonly catalogue: Catalogue; readonly locales: readonly string[] } {
  const all = new Map(
    ruleSets.flatMap(({ catalogues, locales }) =>
      [...catalogues.values()].map((catalogue) => [nameIn(catalogue), { catalogue, locales }] as const),
    ),
  );
  const found = [...all].filter(([full, { catalogue }]) => full === name || catalogue.name === name);
  const [only] = found;
  if (only && found.length === 1) return only[1];
  if (only) throw new Error(`there are several catalogues ${name}: ${found.map(([full]) => full).join(', ')}`);
  throw new Error(
    `there is no catalogue ${name}${didYouMean(
      name,
      [...all.values()].map(({ catalogue }) => catalogue.name),
    )}`,
  );
}

/** With its folder: `german/benefit-types`. */
const nameIn = ({ name, at }: Catalogue): string => `${at.file.slice(0, at.file.indexOf('/'))}/${name}`;

/** The entries of a catalogue as rows, from the YAML file and the CSV file that it names. */
export function catalogueRows(
  { catalogue, locales }: { readonly catalogue: Catalogue; readonly locales: readonly string[] },
  directories: DataDirectories,
): CatalogueRows {
  const yaml = catalogue.at.file;
  const written = new YamlNodes(new DataFile(directories, 'rules', yaml).read()).plain as Written;
  const csv =
    written.entriesFrom === undefined ? undefined : `${yaml.slice(0, yaml.lastIndexOf('/'))}/${written.entriesFrom}`;
  const keyName = catalogue.keyed ? 'key' : 'word';
  const table = csv === undefined ? undefined : tableOf(new DataFile(directories, 'rules', csv).read());
  const inYaml = Object.entries(written.entries ?? {}).map(
    ([key, entry]): CatalogueRow => ({ key, cells: { [keyName]: key, ...cellsOf(entry, catalogue) }, from: 'yaml' }),
  );
  const inCsv = table?.rows.map((cells): CatalogueRow => ({ key: cells[keyName] as string, cells, from: 'csv' })) ?? [];
  const rows = [...inYaml, ...inCsv];
  const known = [
    keyName,
    ...(catalogue.keyed ? [] : ['id']),
    ...locales.map((locale) => `name.${locale}`),
    ...locales.map((locale) => `synonyms.${locale}`),
    ...catalogue.columns.keys(),
    ...ofValidity,
  ];
  const used = known.filter((column) => inYaml.length > 0 && !table?.header.includes(column));
  const defaults = new Set(
    Object.entries(written.columns ?? {}).flatMap(([name, column]) => (column?.default === undefined ? [] : [name])),
  );
  const header = [...(table?.header ?? []), ...used];
  const further = ofValidity.filter((column) => !header.includes(column));
  return { catalogue, header, further, defaults, rows, yaml, csv };
}

interface Written {
  readonly entries?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly entriesFrom?: string;
  readonly columns?: Readonly<Record<string, { readonly default?: unknown } | null>>;
}

/** What stands in `name` and `synonyms` by locale, and whatever else has a column; `forms` of units have none. */
function cellsOf(entry: Readonly<Record<string, unknown>>, { columns }: Catalogue): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [key, value] of Object.entries(entry)) {
    if (key === 'name' || key === 'synonyms')
      for (const [locale, text] of Object.entries(value as object)) cells[`${key}.${locale}`] = asCell(text);
    else if (columns.has(key) || builtIn.includes(key)) cells[key] = asCell(value);
  }
  return cells;
}

const ofValidity = ['validFrom', 'validTo', 'replacedBy'];
const builtIn = ['id', ...ofValidity];

const asCell = (value: unknown): string => (Array.isArray(value) ? value.map(String).join('|') : String(value));

function tableOf(text: string): {
  readonly header: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
} {
  const [header = [], ...rows] = csvRecords(text).records.map(({ texts }) => texts);
  return {
    header,
    rows: rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] as string]))),
  };
}

/** What a column of a sheet holds, for those that are declared; texts have none. */
export const columnOf = ({ catalogue }: CatalogueRows, name: string): Column | undefined => catalogue.columns.get(name);
