import { remembered } from '../../lists/remembered.js';
import type { Condition, DerivedFact, Expression } from './expression.js';
import { choosersOf, partsOf } from './parts-of.js';
import type { RuleSet } from './rule-set.js';

type Whole = Expression | Condition;
type Facts = ReadonlySet<DerivedFact>;

/** Many rules read the same facts. */
const readByFacts = new WeakMap<DerivedFact, Facts>();

/** The derived facts that a value or a condition reads in the end, through others and through what chooses objects. */
export function factsRead(whole: Whole, read = new Set<DerivedFact>()): Facts {
  if (whole.node === 'derived') {
    const { fact } = whole;
    const ofFact = remembered(readByFacts, fact, () => factsRead(fact.is, new Set([fact])));
    for (const each of ofFact) read.add(each);
    return read;
  }
  for (const part of partsOf(whole)) {
    if (part.of) factsRead(part.of, read);
    for (const chooser of choosersOf(part)) factsRead(chooser, read);
  }
  return read;
}

/** Those that choose objects, which any case asks for that has such objects. */
function factsThatChoose({ objects }: RuleSet): Facts {
  const relations = [...objects.values()].flatMap((kind) => [...kind.relations.values()]);
  const choosers = relations.flatMap((relation) =>
    relation.kind !== 'many' && relation.where ? [relation.where] : [],
  );
  return new Set(choosers.flatMap((where) => [...factsRead(where)]));
}

/**
 * What a fact is, as text: the same as long as it comes to the same, however its files are written. What it reads stands in it
 * by name.
 */
const definitionOf = ({ is, type }: DerivedFact): string => JSON.stringify([type, is], named);

function named(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('line' in value && 'file' in value) return undefined;
  if ('slot' in value && 'fact' in value && 'object' in value) return `${value.object}.${value.fact}`;
  if ('slot' in value && 'scope' in value && 'name' in value) return `${value.scope}.${value.name}`;
  if ('word' in value && 'factor' in value) return value.word;
  if ('meaning' in value && 'name' in value) return value.name;
  return 'target' in value && 'name' in value ? value.name : value;
}

const choosing = new WeakMap<RuleSet, Facts>();
/** Each is asked about several times, under each parameter set. */
const namesRead = new WeakMap<Whole, readonly string[]>();

/** The names of the facts on which it rests what a value or a condition comes to in a case; those of a rule alone have none. */
export const namesOfFacts = (ruleSet: RuleSet, whole: Whole): readonly string[] =>
  remembered(namesRead, whole, () => {
    const read = new Set([...remembered(choosing, ruleSet, () => factsThatChoose(ruleSet)), ...factsRead(whole)]);
    return [...read].map((fact) => nameOf(ruleSet, fact));
  });

/** What each fact of a rule set is, by the name that `namesOfFacts` gives it. */
export const definitionsOf = (ruleSet: RuleSet): readonly (readonly [name: string, definition: string])[] =>
  [...ruleSet.objects.values()].flatMap(({ facts }) =>
    [...facts.values()].map((fact) => [nameOf(ruleSet, fact), definitionOf(fact)] as const),
  );

const nameOf = ({ system }: RuleSet, { scope, name }: DerivedFact): string => `the fact ${system} ${scope}.${name}`;
