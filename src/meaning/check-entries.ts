import type { Position } from '../documents/position.js';
import type { Parameter, ParameterPlaces, TableColumn } from '../rules/model/parameter.js';
import { parseDate } from '../case/values/date.js';
import { addTo } from '../lists/add-to.js';
import type { Catalogue, Entry } from '../rules/model/catalogue.js';
import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import { dayIn } from '../rules/values/day-in.js';
import { partialDate } from '../rules/values/partial-date.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, type Excused, excused, excusedQuestion } from './everywhere.js';
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
  yield* endedEntries(rules, now);
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
    if (whole.node !== 'comparison' || whole.right?.node !== 'literal') return;
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

/** What a question says whose conditions a comparison is part of. */
function intendedBy({ at }: NodeOf<'comparison', Condition>, { screens }: CaseRules): Excused | undefined {
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const question of ofSource.flatMap(({ questions }) => questions))
      if ([...ownNodes(question.shownWhen)].some((node) => node.node === 'comparison' && node.at === at))
        return excusedQuestion(question);
  return undefined;
}

/** The codes that a literal names. */
function codesOf({ type, value }: Expression & { readonly node: 'literal' }) {
  const of = type.kind === 'list' ? type.of : type;
  return of.kind === 'code' ? { catalogue: of.catalogue, words: [value].flat() as readonly string[] } : undefined;
}

/**
 * Entries that are offered no longer, and yet in a list of what is offered, or alone what a comparison or a row asks
 * for.
 */
function* endedEntries(rules: CaseRules, now: number): Iterable<Everywhere> {
  const { ruleSet } = rules;
  const day = partialDate.latest(dayIn(ruleSet.timeZone, now));
  const isEnded = (catalogue: string | undefined, word: unknown): boolean => {
    const validTo = ruleSet.catalogues.get(catalogue ?? '')?.entries.get(String(word))?.validTo;
    const last = validTo === undefined ? undefined : parseDate(validTo);
    return last !== undefined && partialDate.latest(last) < day;
  };
  /** What is chosen since then: what replaces a code, or those into which it was divided. */
  const successorsOf = (word: string, catalogue: string): readonly string[] => {
    const entries = ruleSet.catalogues.get(catalogue)?.entries;
    const replacedBy = entries?.get(word)?.replacedBy;
    if (replacedBy !== undefined) return [replacedBy];
    return [...(entries?.keys() ?? [])].filter((each) => each.startsWith(`${word}.`) && !isEnded(catalogue, each));
  };
  const lists = new Set(
    [...ruleSet.objects.values()].flatMap(({ attributes }) =>
      [...attributes.values()].flatMap(({ offered }) => offered?.name ?? []),
    ),
  );
  const found: Everywhere[] = [];
  const report = (at: Everywhere['at'], message: string, about: Everywhere['about'] = 'rules'): number =>
    found.push({ about, at, code: 'withdrawn-code', message, holds: true });
  walkRead(rules, (whole, rule, about) => {
    if (whole.node !== 'comparison' || whole.right.node !== 'literal') return;
    const codes = codesOf(whole.right);
    if (!codes || codes.words.length === 0) return;
    const who = rule ? `the rule ${rule.id}` : 'the condition';
    if (!codes.words.every((word) => isEnded(codes.catalogue, word))) {
      for (const word of codes.words.filter((each) => isEnded(codes.catalogue, each))) {
        const next = successorsOf(word, codes.catalogue);
        if (next.length === 0 || next.some((each) => codes.words.includes(each))) continue;
        const message = `${who} asks for ${word}, which nobody can choose any more, and not for ${next.join(', ')}`;
        const intended = rule ? excused(who, rule) : intendedBy(whole, rules);
        found.push({ about, at: whole.at, code: 'withdrawn-code', message, holds: true, intended });
      }
      return;
    }
    report(whole.at, `${who} asks for ${codes.words.join(', ')}, which nobody can choose any more`, about);
  });
  for (const { id, values, places } of ruleSet.parameterSets.values())
    for (const [name, value] of values) {
      const { catalogue, columns } = ruleSet.parameters.get(name) as Parameter;
      const place = places.get(name) as ParameterPlaces;
      if (value.kind === 'list' && lists.has(name))
        for (const [index, word] of value.values.entries()) {
          const { entries } = ruleSet.catalogues.get(catalogue as string) as Catalogue;
          const { replacedBy } = entries.get(String(word)) as Entry;
          if (!isEnded(catalogue, word) && replacedBy === undefined) continue;
          const instead = replacedBy === undefined ? '' : `; ${replacedBy} stands for it`;
          report(
            place.rows[index] as Position,
            `csp.${name} of the parameter set ${id} offers ${word}, which is offered no longer${instead}`,
          );
        }
      if (value.kind !== 'table') continue;
      for (const [index, row] of value.rows.entries())
        for (const column of columns as readonly TableColumn[])
          if (isEnded(column.catalogue, row[column.name]))
            report(
              place.rows[index] as Position,
              `this row of csp.${name} is for ${String(row[column.name])}, which nobody can choose any more`,
            );
    }
  yield* found;
}
