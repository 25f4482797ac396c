import { remembered } from '../../lists/remembered.js';
import type { Example } from '../model/example.js';
import type { Condition, DerivedFact, Expression, FactType } from '../model/expression.js';
import type { Parameter, ParameterValue } from '../model/parameter.js';
import { choosersOf, partsOf } from '../model/parts-of.js';
import type { Rule } from '../model/rule.js';
import type { ParameterSet, RuleSet } from '../model/rule-set.js';
import { dimensionOf, type UnitSpec } from '../model/unit.js';
import type { ExampleSubject } from './example-subject.js';
import { namesGiven } from './examples-of.js';

/**
 * What two parameter sets differ in. An example that takes nothing of that from its set comes to the same under both,
 * when both can hold what it gives.
 */
export class DifferingSets {
  readonly #parameters: ReadonlySet<Parameter>;
  /** In what the unit `currency` stands for, or in the rates of other currencies. */
  readonly #isMoney: boolean;
  readonly #ofSubjects = new Map<Rule | DerivedFact, readonly string[]>();
  readonly #ofNames = new Map<string, readonly string[]>();

  constructor(
    private readonly ruleSet: RuleSet,
    one: ParameterSet,
    other: ParameterSet,
  ) {
    const differs = ({ name }: Parameter): boolean => !same(one.values.get(name), other.values.get(name));
    this.#parameters = new Set([...ruleSet.parameters.values()].filter(differs));
    this.#isMoney = moneyOf(one) !== moneyOf(other);
  }

  /** Whether an example comes to the same under both; never one that is of a single set. */
  agreeOn({ of }: ExampleSubject, example: Example): boolean {
    const given = namesGiven(example);
    const isGiven = (name: string): boolean => given.includes(name);
    return (
      remembered(this.#ofSubjects, of, () => this.#differingOf(takenBy(of))).every(isGiven) &&
      given.every((name) => name !== 'csp' && this.#ofName(name).every(isGiven))
    );
  }

  /** For the objects that an example gives under a name. */
  #ofName(name: string): readonly string[] {
    return remembered(this.#ofNames, name, () => this.#differingOf(takenByName(this.ruleSet, name)));
  }

  /** As examples give it; that of money none can. */
  #differingOf({ parameters, isOfMoney }: Taken): readonly string[] {
    const names = [...parameters].filter((each) => this.#parameters.has(each)).map(({ name }) => `csp.${name}`);
    return isOfMoney && this.#isMoney ? [...names, 'money'] : names;
  }
}

/** What something takes from a parameter set. */
interface Taken {
  readonly parameters: Set<Parameter>;
  isOfMoney: boolean;
}

const nothing = (): Taken => ({ parameters: new Set(), isOfMoney: false });

function add({ parameters, isOfMoney }: Taken, into: Taken): void {
  for (const each of parameters) into.parameters.add(each);
  into.isOfMoney ||= isOfMoney;
}

const known = new WeakMap<Rule | DerivedFact, Taken>();

const takenBy = (of: Rule | DerivedFact): Taken =>
  remembered(known, of, () => {
    const taken = nothing();
    take('violatedWhen' in of ? of.violatedWhen : of.is, taken);
    return taken;
  });

function take(whole: Expression | Condition, taken: Taken): void {
  if (whole.node === 'derived') return add(takenBy(whole.fact), taken);
  if (whole.node === 'parameter' || whole.node === 'table') taken.parameters.add(whole.parameter);
  taken.isOfMoney ||=
    (whole.node === 'attribute' && isMoney(whole.attribute.unit)) ||
    (whole.node === 'environment' && whole.name === 'csp.currency') ||
    ('type' in whole && isAmount(whole.type));
  for (const part of partsOf(whole)) {
    if (part.of) take(part.of, taken);
    for (const chooser of choosersOf(part)) take(chooser, taken);
  }
}

/** What chooses the objects that an example gives under the name of a relation, of whatever object. */
function takenByName(ruleSet: RuleSet, name: string, taken = nothing(), seen = new Set<string>()): Taken {
  if (seen.has(name)) return taken;
  seen.add(name);
  for (const { relations } of ruleSet.objects.values()) {
    const way = relations.get(name);
    if (!way || way.kind === 'many') continue;
    if (way.where) take(way.where, taken);
    for (const step of way.of) takenByName(ruleSet, step, taken, seen);
  }
  return taken;
}

/** The parameters that the condition of a rule, or the value of a fact, reads, through facts too. */
export const parametersRead = (of: Rule | DerivedFact): ReadonlySet<Parameter> => takenBy(of).parameters;

/** What the message of a rule prints, by its last names. */
const printedBy = ({ message }: Rule): ReadonlySet<string> =>
  new Set(
    Object.values(message).flatMap((text) => [...text.matchAll(/\{(?:\w+\.)*(\w+)/g)].map(([, name = '']) => name)),
  );

/**
 * Whether an example of a rule or fact can rest on a parameter: its condition or value reads it, or what chooses the
 * objects that the example gives, what answers are held to, or what the facts read that a message prints.
 */
export function canRestOn(ruleSet: RuleSet, of: Rule | DerivedFact, example: Example, parameter: Parameter): boolean {
  if (takenBy(of).parameters.has(parameter)) return true;
  const taken = nothing();
  if ('violatedWhen' in of) {
    for (const fact of of.with.values()) take(fact.is, taken);
    for (const name of printedBy(of))
      for (const { facts } of ruleSet.objects.values()) {
        const fact = facts.get(name);
        if (fact) add(takenBy(fact), taken);
      }
  }
  for (const name of namesGiven(example)) {
    takenByName(ruleSet, name, taken);
    for (const { attributes } of ruleSet.objects.values()) {
      const { minimum, maximum, lookBack, offered } = attributes.get(name) ?? {};
      if ([minimum, maximum, lookBack, offered].includes(parameter)) return true;
    }
  }
  return taken.parameters.has(parameter);
}

const isMoney = (unit: UnitSpec | undefined): boolean =>
  unit !== undefined && ['currency', 'currencyPerTime'].includes(dimensionOf(unit));

const isAmount = (type: FactType): boolean =>
  type.kind === 'list' ? isAmount(type.of) : (type.kind === 'number' || type.kind === 'range') && isMoney(type.unit);

const same = (one: ParameterValue | undefined, other: ParameterValue | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const moneyOf = ({ currencies, exchangeRates }: ParameterSet): string =>
  JSON.stringify([currencies.map(({ word }) => word), [...exchangeRates]]);
