import type { Parameter } from '../rules/model/parameter.js';
import { addTo } from '../lists/add-to.js';
import type { Catalogue, Entry } from '../rules/model/catalogue.js';
import type { CaseRules } from '../screens/model/systems.js';
import { checkEnded } from './check-ended.js';
import { codesOf } from './codes-of.js';
import type { Everywhere } from './everywhere.js';
import { ownNodes } from './own-nodes.js';
import { walkRead } from './walk-read.js';

/** Of a catalogue whose entries conditions name one by one, so many may be left out before it is none of that kind. */
const mostLeftOut = 0.1;
/** One of fewer entries may well be named by chance. */
const fewestEntries = 10;

/** Entries of catalogues that nothing leads to or reads, and ended ones on which something rests. */
export function* checkEntries(rules: CaseRules, now: number): Iterable<Everywhere> {
  yield* unreadEntries(rules);
  yield* unreadWords(rules);
  yield* unofferedEntries(rules);
  yield* checkEnded(rules, now);
}

/** The catalogues that only columns of other catalogues name: families and classes, which nobody chooses. */
function* unreadEntries(rules: CaseRules): Iterable<Everywhere> {
  const { ruleSet } = rules;
  const chosen = new Set<string>();
  for (const { attributes } of ruleSet.objects.values())
    for (const { catalogue } of attributes.values()) if (catalogue) chosen.add(catalogue.name);
  const inCells = entriesInCells(rules);
  const [named, compared] = [entriesNamed(rules, false), entriesNamed(rules, true)];
  for (const catalogue of ruleSet.catalogues.values()) {
    const cells = inCells.get(catalogue.name);
    if (!cells || chosen.has(catalogue.name) || catalogue.name === 'units') continue;
    const isCompared = (entry: Entry): boolean => compared.get(catalogue.name)?.has(entry.word) ?? false;
    const entries = [...catalogue.entries.values()];
    const leftOut = entries.filter((entry) => !isCompared(entry)).length;
    const oneByOne = entries.length >= fewestEntries && leftOut <= entries.length * mostLeftOut;
    for (const entry of entries) {
      const isNamed = named.get(catalogue.name)?.has(entry.word) ?? false;
      yield unread(catalogue, entry, 'no entry of another catalogue has it', !cells.has(entry.word) && !isNamed);
      yield unread(
        catalogue,
        entry,
        'no condition asks for it, as for the others: no screen and no rule is about it',
        oneByOne && !isCompared(entry),
      );
    }
  }
}

/** Words of a column that conditions name one by one, and one that none names: what has it is asked nothing. */
function* unreadWords(rules: CaseRules): Iterable<Everywhere> {
  const compared: Words = new Map();
  walkRead(rules, (whole) => {
    if (whole.node !== 'comparison' || whole.right.node !== 'literal') return;
    const { value } = whole.right;
    for (const each of ownNodes(whole.left))
      if (each.node === 'column')
        forEachWord(value, (word) => addTo(compared, `${each.catalogue}.${each.column}`, word));
  });
  for (const { name, columns, entries } of rules.ruleSet.catalogues.values())
    for (const { name: column, values = [], at } of columns.values()) {
      const leftOut = values.filter((word) => !compared.get(`${name}.${column}`)?.has(word));
      if (values.length < fewestEntries || leftOut.length > values.length * mostLeftOut) continue;
      for (const word of leftOut)
        yield {
          about: 'rules',
          at: [...entries.values()].find(({ cells }) => cells[column] === word)?.at ?? at,
          code: 'unused-definition',
          message: `no condition asks for ${word} of the column ${column} of ${name}, as for the others: no screen and no rule is about it`,
          holds: true,
        };
    }
}

/** Of answers that parameter sets choose from: entries that none of them offers. */
function* unofferedEntries({ ruleSet }: CaseRules): Iterable<Everywhere> {
  for (const { attributes } of ruleSet.objects.values())
    for (const attribute of attributes.values()) {
      const { offered } = attribute;
      const catalogue = ruleSet.catalogues.get(attribute.catalogue?.name ?? '');
      if (!catalogue || !offered) continue;
      const lists = [...ruleSet.parameterSets.values()].map(({ values }) => values.get(offered.name));
      const some = new Set(lists.flatMap((list) => (list?.kind === 'list' ? list.values : [])));
      for (const entry of catalogue.entries.values())
        if (entry.validTo === undefined)
          yield unread(catalogue, entry, `no parameter set has it in csp.${offered.name}`, !some.has(entry.word));
    }
}

const unread = ({ name }: Catalogue, { word, at }: Entry, why: string, holds: boolean): Everywhere => ({
  about: 'rules',
  at,
  code: 'unused-definition',
  message: `nothing reads the entry ${word} of the catalogue ${name}: ${why}`,
  holds,
});

type Words = Map<string, Set<unknown>>;

function entriesInCells({ ruleSet }: CaseRules): Words {
  const words: Words = new Map();
  for (const { columns, entries } of ruleSet.catalogues.values())
    for (const { name, catalogue } of columns.values())
      if (catalogue !== undefined)
        for (const { cells } of entries.values()) forEachWord(cells[name], (word) => addTo(words, catalogue, word));
  return words;
}

function forEachWord(cell: unknown, visit: (word: unknown) => void): void {
  if (Array.isArray(cell)) cell.forEach(visit);
  else visit(cell);
}

/** Entries that rules, facts, screens and parameters name; only those that comparisons do. */
function entriesNamed(rules: CaseRules, onlyCompared: boolean): Words {
  const words: Words = new Map();
  walkRead(rules, (whole) => {
    const written = whole.node === 'comparison' ? whole.right : onlyCompared ? undefined : whole;
    const codes = written?.node === 'literal' ? codesOf(written) : undefined;
    if (codes) for (const word of codes.words) addTo(words, codes.catalogue, word);
  });
  if (onlyCompared) return words;
  const { parameters, parameterSets } = rules.ruleSet;
  for (const { values } of parameterSets.values())
    for (const [name, value] of values) {
      const { catalogue, columns = [], gives = [] } = parameters.get(name) as Parameter;
      if (value.kind === 'list' && catalogue !== undefined)
        for (const word of value.values) addTo(words, catalogue, word);
      if (value.kind !== 'table') continue;
      for (const { name: column, catalogue: ofColumn } of [...columns, ...gives])
        if (ofColumn !== undefined)
          for (const row of value.rows) forEachWord(row[column], (word) => addTo(words, ofColumn, word));
    }
  return words;
}
