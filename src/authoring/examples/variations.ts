import { formatDate, type PartialDate, parseDate } from '../../case/values/date.js';
import type { Located } from '../../documents/located.js';
import type { Attribute } from '../../rules/model/attribute.js';
import { decimal } from '../../rules/model/decimal.js';
import type { ParameterValue } from '../../rules/model/parameter.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { partialDate } from '../../rules/values/partial-date.js';
import { type Change, scalarAt } from '../../rules/examples/changed-given.js';
import { type GivenObject, givenObjects } from './given-objects.js';
import { type Interests, wordsThatMatter } from './interests.js';

/** What was compared when an example was run: the values of an attribute that lie at a limit follow from it. */
export interface Seen {
  /** The differences between the sides of comparisons of numbers. */
  readonly differences: ReadonlySet<number>;
  readonly numbers: ReadonlySet<number>;
  readonly dates: ReadonlySet<PartialDate>;
}

/** What varying rests on: the rules, the scope of the example, and what its outcome can hang on. */
export interface Varying {
  readonly ruleSet: RuleSet;
  readonly scope: string;
  readonly interests: Interests;
  readonly seen: Seen;
  /** The values that the parameters have where the example is run. */
  readonly values: ReadonlyMap<string, ParameterValue>;
}

/**
 * What could stand in an example instead, one change at a time: another value of an answer, one answer or object more
 * or less, another value of a parameter. The nearest first.
 */
export function* variations(given: Located, varying: Varying): Iterable<Change> {
  const objects = givenObjects(given, varying.scope, varying.ruleSet);
  for (const object of objects) yield* otherAnswers(object, varying);
  for (const object of objects) yield* fewerAndMore(object, varying);
  for (const object of objects) yield* newAnswers(object, varying);
  yield* ofCase(given, varying);
  yield* otherParameters(given, varying);
}

function* otherAnswers({ kind, given, path }: GivenObject, varying: Varying): Iterable<Change> {
  for (const [name, { value }] of given.entries) {
    const attribute = kind.attributes.get(name);
    if (!attribute) continue;
    for (const other of valuesOf(attribute, value, varying, value.at)) yield { path: [...path, name], value: other };
    yield { path: [...path, name], value: undefined };
  }
}

function* newAnswers({ kind, given, path }: GivenObject, varying: Varying): Iterable<Change> {
  for (const attribute of kind.attributes.values())
    if (varying.interests.attributes.has(attribute) && !given.entries.has(attribute.fact))
      for (const value of valuesOf(attribute, undefined, varying, given.at))
        yield { path: [...path, attribute.fact], value };
}

/** An object of a relation less, one that nothing is known of more, one like the last more. */
function* fewerAndMore({ kind, given, path }: GivenObject, { interests, scope, ruleSet }: Varying): Iterable<Change> {
  const nothing: Located = { node: 'map', entries: new Map(), at: given.at };
  for (const [name, { value }] of given.entries) {
    const relation = kind.relations.get(name);
    if (!relation) continue;
    if (value.node !== 'list') {
      yield { path: [...path, name], value: undefined };
      continue;
    }
    const last = value.items.at(-1);
    for (const index of value.items.keys()) yield { path: [...path, name, index], value: undefined };
    yield { path: [...path, name, value.items.length], value: nothing };
    if (last) yield { path: [...path, name, value.items.length], value: last };
  }
  const isThis = kind === ruleSet.objects.get(scope) && path.length === 1;
  for (const relation of kind.relations.values()) {
    if (!interests.relations.has(relation) || given.entries.has(relation.name)) continue;
    // Relations of `this` stand beside it, as the examples write them.
    const place = isThis ? [relation.name] : [...path, relation.name];
    if (relation.kind === 'one') yield { path: place, value: nothing };
    else yield { path: place, value: { node: 'list', items: [nothing], at: given.at } };
  }
}

/**
 * Answers of the case that stand beside `this`, other ones and new ones; those of a `case` that is written out are an
 * object's.
 */
function* ofCase(given: Located, varying: Varying): Iterable<Change> {
  if (given.node !== 'map' || given.entries.has('case') || varying.scope === 'case') return;
  for (const attribute of varying.ruleSet.objects.get('case')?.attributes.values() ?? []) {
    if (!varying.interests.attributes.has(attribute)) continue;
    const fact = `case.${attribute.fact}`;
    const before = given.entries.get(fact)?.value;
    for (const value of valuesOf(attribute, before, varying, given.at)) yield { path: [fact], value };
    if (before) yield { path: [fact], value: undefined };
  }
}

/** Another value of a parameter that is a number: at the numbers it was compared with, and beside them. */
function* otherParameters(given: Located, { interests, seen, values }: Varying): Iterable<Change> {
  for (const { name, kind } of interests.parameters) {
    const value = values.get(name);
    if (kind !== 'number' || value?.kind !== 'number') continue;
    for (const difference of seen.differences) {
      const moved = decimal(value.value + difference);
      for (const other of [moved, moved - 1, moved + 1])
        if (other > 0 && other !== value.value) yield { path: [`csp.${name}`], value: scalarAt(given.at, other) };
    }
  }
}

function valuesOf(
  attribute: Attribute,
  present: Located | undefined,
  varying: Varying,
  at: Located['at'],
): readonly Located[] {
  const { interests } = varying;
  if (attribute.kind === 'number') return numbersFor(attribute, present, varying).map((each) => scalarAt(at, each));
  if (attribute.kind === 'date') return datesFor(present, varying).map((each) => scalarAt(at, each, true));
  if (attribute.kind !== 'reference' || !attribute.catalogue) return [];
  const words = wordsThatMatter(attribute.catalogue, interests).filter((word) => word !== scalarOf(present));
  return words.map((word) => scalarAt(at, word, !isPlainWord.test(word)));
}

const isPlainWord = /^[a-z][A-Za-z]*$/;

const scalarOf = (node: Located | undefined): unknown => (node?.node === 'scalar' ? node.value : undefined);

/** Where something is decided: at what is named, where a compared difference vanishes, and one step beside each. */
function numbersFor(
  attribute: Attribute,
  present: Located | undefined,
  { interests, seen, values }: Varying,
): readonly number[] {
  const step = 10 ** -(attribute.decimals ?? 0);
  const current = scalarOf(present);
  const parameters = [...interests.parameters].flatMap(({ name }) => {
    const value = values.get(name);
    return value?.kind === 'number' ? [value.value] : [];
  });
  const limits = [...interests.numbers, ...seen.numbers, ...parameters, 0];
  const shifted =
    typeof current === 'number'
      ? [...seen.differences].flatMap((difference) => [current + difference, current - difference])
      : [];
  // Whole numbers before the smallest step: they read better.
  const all = [...shifted, ...limits]
    .flatMap((limit) => [limit, limit + 1, limit - 1, limit + step, limit - step])
    .map(decimal);
  return [...new Set(all)].filter((value) => value !== current && fits(value, attribute));
}

/** Whether an answer can be so; bounds that are parameters are judged when the example is run. */
const fits = (value: number, { minimum, maximum, decimals = 0 }: Attribute): boolean =>
  (typeof minimum !== 'number' || value >= minimum) &&
  (typeof maximum !== 'number' || value <= maximum) &&
  decimal(value * 10 ** decimals) % 1 === 0;

function datesFor(present: Located | undefined, { interests, seen }: Varying): readonly string[] {
  const current = scalarOf(present);
  const all = [...interests.dates, ...seen.dates].flatMap((date) => {
    const beside = [partialDate.earliest(date) - 1, partialDate.latest(date) + 1].map(partialDate.ofDay);
    return [date, ...beside];
  });
  const coarser = typeof current === 'string' ? coarserDates(current) : [];
  return [...new Set([...all.map(formatDate), ...coarser])].filter((date) => date !== current);
}

function coarserDates(text: string): readonly string[] {
  const date = parseDate(text);
  if (date?.month === undefined) return [];
  const { year, month, day } = date;
  return day === undefined ? [formatDate({ year })] : [formatDate({ year, month }), formatDate({ year })];
}
