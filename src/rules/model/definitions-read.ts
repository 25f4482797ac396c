import { remembered } from '../../lists/remembered.js';
import type { Attribute } from './attribute.js';
import type { Condition, DerivedFact, Expression } from './expression.js';
import { noteNames } from './notes.js';
import type { Parameter, ParameterValue } from './parameter.js';
import { choosersOf, partsOf } from './parts-of.js';
import type { RuleSet } from './rule-set.js';

type Whole = Expression | Condition;
type Definition = DerivedFact | Attribute;

/** What a value or a condition reads in the end, through facts and through what chooses objects. */
interface Read {
  readonly definitions: Set<Definition>;
  readonly parameters: Set<Parameter>;
}

const nothing = (): Read => ({ definitions: new Set(), parameters: new Set() });

/** Many rules read the same facts. */
const readByFacts = new WeakMap<DerivedFact, Read>();

function readIn(whole: Whole, read = nothing()): Read {
  if (whole.node === 'derived') {
    const { definitions, parameters } = readByFact(whole.fact);
    for (const each of definitions) read.definitions.add(each);
    for (const each of parameters) read.parameters.add(each);
    return read;
  }
  if (whole.node === 'attribute') read.definitions.add(whole.attribute);
  if (whole.node === 'parameter' || whole.node === 'table') read.parameters.add(whole.parameter);
  for (const part of partsOf(whole)) {
    if (part.of) readIn(part.of, read);
    for (const chooser of choosersOf(part)) readIn(chooser, read);
  }
  return read;
}

const readByFact = (fact: DerivedFact): Read =>
  remembered(readByFacts, fact, () => {
    const read = readIn(fact.is);
    read.definitions.add(fact);
    return read;
  });

/**
 * The attributes and derived facts that a value or a condition reads in the end, through others and through what
 * chooses objects.
 */
export const definitionsRead = (whole: Whole): ReadonlySet<Definition> => readIn(whole).definitions;

/** What chooses objects reads them, which any case asks for that has such objects. */
function readToChoose({ objects }: RuleSet): Read {
  const read = nothing();
  for (const { relations } of objects.values())
    for (const relation of relations.values())
      if (relation.kind !== 'many' && relation.where) readIn(relation.where, read);
  return read;
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

/** What a parameter is, and what every set gives it. */
const textOfParameter = (
  { kind, unit, bounds, catalogue, words, columns, gives }: Parameter,
  values: readonly (readonly [set: number, value: ParameterValue | undefined])[],
): string => JSON.stringify([kind, unit, bounds, catalogue, words, columns, gives], named) + JSON.stringify(values);

/** What every parameter set is beside its values. */
const textOfSets = ({ parameterSets }: RuleSet): string =>
  JSON.stringify(
    [...parameterSets.values()].map(({ id, currencies, exchangeRates, severities }) => [
      id,
      currencies,
      [...exchangeRates],
      [...severities],
    ]),
    named,
  );

/**
 * The names of the attributes, facts and parameters that a value or a condition rests on in a case, beside those by
 * which objects are chosen; the facts of a rule alone have none.
 */
export const namesRead = (ruleSet: RuleSet, whole: Whole): readonly string[] => namesOf(ruleSet, readIn(whole));

/** On which every case rests: those by which objects are chosen, and what parameter sets are. */
export const namesReadToChoose = (ruleSet: RuleSet): readonly string[] => [
  ...namesOf(ruleSet, readToChoose(ruleSet)),
  nameOfSets(ruleSet),
];

/** The names of all attributes, with what they are held to, and of all facts. */
export const namesOfAll = (ruleSet: RuleSet): readonly string[] => {
  const definitions = [...ruleSet.objects.values()].flatMap(({ attributes, facts }) => [
    ...attributes.values(),
    ...facts.values(),
  ]);
  return namesOf(ruleSet, { definitions: new Set(definitions), parameters: new Set() });
};

function namesOf(ruleSet: RuleSet, { definitions, parameters }: Read): readonly string[] {
  const names = new Set<string>();
  for (const each of definitions) for (const name of namesWith(ruleSet, each)) names.add(name);
  for (const each of parameters) names.add(nameOfParameter(ruleSet, each));
  return [...names];
}

const namesOfDefinitions = new WeakMap<Definition, readonly string[]>();

/** Its own and those of what it is held to. */
const namesWith = (ruleSet: RuleSet, definition: Definition): readonly string[] =>
  remembered(namesOfDefinitions, definition, () => {
    const own = nameOf(ruleSet, definition);
    if ('scope' in definition) return [own];
    return [own, ...parametersOf(definition).map((each) => nameOfParameter(ruleSet, each))];
  });

/** What the values of an attribute are held to, and the period of which it speaks. */
const parametersOf = ({ minimum, maximum, offered, lookBack }: Attribute): readonly Parameter[] =>
  [minimum, maximum, offered, lookBack].filter((each) => typeof each === 'object');

const byGiven = new WeakMap<RuleSet, ReadonlyMap<string, readonly string[]>>();

/**
 * The names of what an example gives under a name: of the attributes that are called so, on whatever object, with what
 * they are held to, or of a parameter (`csp.<name>`).
 */
export const namesOfGiven = (ruleSet: RuleSet, given: string): readonly string[] =>
  remembered(byGiven, ruleSet, () => {
    const names = new Map<string, string[]>();
    for (const { attributes } of ruleSet.objects.values())
      for (const attribute of attributes.values())
        remembered(names, attribute.fact, () => []).push(
          ...namesOf(ruleSet, { definitions: new Set([attribute]), parameters: new Set() }),
        );
    for (const parameter of ruleSet.parameters.values())
      names.set(`csp.${parameter.name}`, [nameOfParameter(ruleSet, parameter)]);
    return names;
  }).get(given) ?? [];

type NamedDefinition = readonly [name: string, definition: string];

const definitionsIn = new WeakMap<RuleSet, readonly NamedDefinition[]>();

/** What each attribute, fact and parameter of a rule set is, by the name that it has here, and what its sets are. */
export const definitionsOf = (ruleSet: RuleSet): readonly NamedDefinition[] =>
  remembered(definitionsIn, ruleSet, () => {
    const sets = [...ruleSet.parameterSets.values()];
    return [
      ...[...ruleSet.objects.values()].flatMap(({ attributes, facts }) => [
        ...[...attributes.values()].map((each) => [nameOf(ruleSet, each), textOfAttribute(each)] as const),
        ...[...facts.values()].map((each) => [nameOf(ruleSet, each), textOfFact(each)] as const),
      ]),
      ...[...ruleSet.parameters.values()].map((each) => {
        const values = sets.map((set) => [set.id, set.values.get(each.name)] as const);
        return [nameOfParameter(ruleSet, each), textOfParameter(each, values)] as const;
      }),
      [nameOfSets(ruleSet), textOfSets(ruleSet)],
    ];
  });

const nameOf = ({ system }: RuleSet, definition: Definition): string =>
  'scope' in definition
    ? `the fact ${system} ${definition.scope}.${definition.name}`
    : `the attribute ${system} ${definition.object}.${definition.fact}`;

/** The name of a parameter of a rule set, as definitions have it. */
export const nameOfParameter = ({ system }: RuleSet, { name }: Parameter): string => `the parameter ${system} ${name}`;

const nameOfSets = ({ system }: RuleSet): string => `the parameter sets of ${system}`;
