import { remembered } from '../../lists/remembered.js';
import type { Attribute } from './attribute.js';
import type { Condition, DerivedFact, Expression } from './expression.js';
import { noteNames } from './notes.js';
import { choosersOf, partsOf } from './parts-of.js';
import type { RuleSet } from './rule-set.js';

type Whole = Expression | Condition;
type Definition = DerivedFact | Attribute;
type Definitions = ReadonlySet<Definition>;

/** Many rules read the same facts. */
const readByFacts = new WeakMap<DerivedFact, Definitions>();

/**
 * The attributes and derived facts that a value or a condition reads in the end, through others and through what
 * chooses objects.
 */
export function definitionsRead(whole: Whole, read = new Set<Definition>()): Definitions {
  if (whole.node === 'derived') {
    const { fact } = whole;
    const ofFact = remembered(readByFacts, fact, () => definitionsRead(fact.is, new Set([fact])));
    for (const each of ofFact) read.add(each);
    return read;
  }
  if (whole.node === 'attribute') read.add(whole.attribute);
  for (const part of partsOf(whole)) {
    if (part.of) definitionsRead(part.of, read);
    for (const chooser of choosersOf(part)) definitionsRead(chooser, read);
  }
  return read;
}

/** What chooses objects reads them, which any case asks for that has such objects. */
function readToChoose({ objects }: RuleSet): Definitions {
  const relations = [...objects.values()].flatMap((kind) => [...kind.relations.values()]);
  const choosers = relations.flatMap((relation) =>
    relation.kind !== 'many' && relation.where ? [relation.where] : [],
  );
  return new Set(choosers.flatMap((where) => [...definitionsRead(where)]));
}

/**
 * What a fact is, as text: the same as long as it comes to the same, however its files are written. What it reads
 * stands in it by name.
 */
const textOfFact = ({ is, type }: DerivedFact): string => JSON.stringify([type, is], named);

/** What an attribute is called and what is noted of it, and where its value stands in a case. */
const forPeople: ReadonlySet<string> = new Set(['name', 'slot', ...noteNames]);

/**
 * The same of an attribute: how its type is called, and where it stands, changes nothing that is made of its values.
 */
const textOfAttribute = ({ catalogue, ...attribute }: Attribute): string =>
  JSON.stringify([catalogue?.name, Object.entries(attribute).filter(([key]) => !forPeople.has(key))], named);

function named(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('line' in value && 'file' in value) return undefined;
  if ('slot' in value && 'fact' in value && 'object' in value) return `${value.object}.${value.fact}`;
  if ('slot' in value && 'scope' in value && 'name' in value) return `${value.scope}.${value.name}`;
  if ('word' in value && 'factor' in value) return value.word;
  if ('meaning' in value && 'name' in value) return value.name;
  return 'target' in value && 'name' in value ? value.name : value;
}

/**
 * The names of the attributes and facts that a value or a condition reads in a case, beside those by which objects are
 * chosen; the facts of a rule alone have none.
 */
export const namesRead = (ruleSet: RuleSet, whole: Whole): readonly string[] =>
  [...definitionsRead(whole)].map((each) => nameOf(ruleSet, each));

/** Those by which objects are chosen: every case rests on them. */
export const namesReadToChoose = (ruleSet: RuleSet): readonly string[] =>
  [...readToChoose(ruleSet)].map((each) => nameOf(ruleSet, each));

const byFact = new WeakMap<RuleSet, ReadonlyMap<string, readonly string[]>>();

/** The names of the attributes that are called so, on whatever object. */
export const namesOfAttributes = (ruleSet: RuleSet, fact: string): readonly string[] =>
  remembered(byFact, ruleSet, () => {
    const names = new Map<string, string[]>();
    for (const { attributes } of ruleSet.objects.values())
      for (const attribute of attributes.values())
        remembered(names, attribute.fact, () => []).push(nameOf(ruleSet, attribute));
    return names;
  }).get(fact) ?? [];

type NamedDefinition = readonly [name: string, definition: string];

const definitionsIn = new WeakMap<RuleSet, readonly NamedDefinition[]>();

/** What each attribute and fact of a rule set is, by the name that it has here. */
export const definitionsOf = (ruleSet: RuleSet): readonly NamedDefinition[] =>
  remembered(definitionsIn, ruleSet, () =>
    [...ruleSet.objects.values()].flatMap(({ attributes, facts }) => [
      ...[...attributes.values()].map((each) => [nameOf(ruleSet, each), textOfAttribute(each)] as const),
      ...[...facts.values()].map((each) => [nameOf(ruleSet, each), textOfFact(each)] as const),
    ]),
  );

const nameOf = ({ system }: RuleSet, definition: Definition): string =>
  'scope' in definition
    ? `the fact ${system} ${definition.scope}.${definition.name}`
    : `the attribute ${system} ${definition.object}.${definition.fact}`;
