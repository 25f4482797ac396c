import type { Case } from '../../src/case/case.js';
import type { CaseAttribute } from '../../src/case/case-object.js';
import { caseWithoutParts } from '../../src/case/case.js';
import type { Attribute } from '../../src/rules/model/attribute.js';
import type { Catalogue, Entry } from '../../src/rules/model/catalogue.js';
import type { Condition, Expression } from '../../src/rules/model/expression.js';
import type { ObjectKind } from '../../src/rules/model/object-kind.js';
import type { Rule } from '../../src/rules/model/rule.js';
import type { RuleSet } from '../../src/rules/model/rule-set.js';

/** Made rules over 60 numbers and 20 codes of one object: three to five comparisons each, in `all` and `any`. */
const numbers = 60;
const codes = 20;
const entriesOfCode = 8;
const at = { file: 'bench', line: 1, column: 1 };

/** The same numbers for the same seed. */
export class Draws {
  constructor(private state: number) {}

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((this.state / 0x80000000) * limit);
  }
}

const entries: readonly Entry[] = Array.from({ length: entriesOfCode }, (_, index) => ({
  word: `w${index}`,
  id: index + 1,
  name: {},
  synonyms: {},
  cells: {},
  at,
}));
const catalogue: Catalogue = {
  name: 'bench',
  keyed: false,
  columns: new Map(),
  entries: new Map(entries.map((entry) => [entry.word, entry])),
  byId: new Map(entries.map((entry) => [entry.id ?? 0, entry])),
  notListed: undefined,
  retired: [],
  at,
};

const attributes: readonly Attribute[] = Array.from({ length: numbers + codes }, (_, slot) => ({
  id: slot + 1,
  fact: slot < numbers ? `n${slot}` : `c${slot - numbers}`,
  name: {},
  kind: slot < numbers ? 'number' : 'reference',
  object: 'person',
  storedOn: 'CaseObject',
  alsoIn: [],
  ...(slot < numbers ? {} : { catalogue }),
  alsoSets: [],
  zeroes: [],
  slot,
  at,
}));

const numberOperators = ['lessThan', 'lessThanInclusive', 'greaterThan', 'greaterThanInclusive', 'equal', 'notEqual'];
const codeOperators = ['equal', 'notEqual', 'in', 'notIn'];

function comparison(draws: Draws): Condition {
  const ofNumber = draws.below(10) < 7;
  const attribute = attributes[ofNumber ? draws.below(numbers) : numbers + draws.below(codes)] as Attribute;
  const word = (): string => `w${draws.below(entriesOfCode)}`;
  const operators = ofNumber ? numberOperators : codeOperators;
  const operator = operators[draws.below(operators.length)] as string;
  const isList = operator === 'in' || operator === 'notIn';
  const type = ofNumber ? ({ kind: 'number' } as const) : ({ kind: 'code', catalogue: 'bench' } as const);
  const right: Expression = {
    node: 'literal',
    value: ofNumber ? draws.below(100) : isList ? [word(), word(), word()] : word(),
    type: isList ? { kind: 'list', of: type } : type,
  };
  const left: Expression = { node: 'attribute', attribute, aspect: 'value', type };
  return {
    node: 'comparison',
    operator,
    decorator: undefined,
    left,
    leftName: attribute.fact,
    right,
    rightName: undefined,
    at,
  };
}

function condition(draws: Draws): Condition {
  const leaves = Array.from({ length: 3 + draws.below(3) }, () => comparison(draws));
  const [first, second, ...others] = leaves as [Condition, Condition, ...Condition[]];
  if (leaves.length < 4) return { node: 'all', conditions: leaves };
  return { node: 'all', conditions: [{ node: 'any', conditions: [first, second] }, ...others] };
}

/** So many made rules in a rule set of their own; what it needs beside them is that of another one. */
export function madeRules(count: number, of: RuleSet): RuleSet {
  const draws = new Draws(20_261_122);
  const rules = Array.from(
    { length: count },
    (_, index): Rule => ({
      id: `r${index}`,
      scope: 'person',
      severity: 'error',
      sources: undefined,
      with: new Map(),
      violatedWhen: condition(draws),
      message: {},
      concerns: [],
      reference: '',
      examples: [],
      intended: undefined,
      at,
    }),
  );
  const person: ObjectKind = {
    name: 'person',
    type: 2,
    title: {},
    relations: new Map(),
    attributes: new Map(attributes.map((attribute) => [attribute.fact, attribute])),
    attributesById: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    facts: new Map(),
  };
  const whole: ObjectKind = { ...person, name: 'case', type: 1, attributes: new Map(), attributesById: new Map() };
  return { ...of, rules, objects: new Map([whole, person].map((kind) => [kind.name, kind])) };
}

/** Facts of one object, by name; those that are missing are left out. */
export type MadeFacts = Readonly<Record<string, number | string>>;

/** The facts of so many objects, of which a share is missing. */
export function madeFacts(count: number, missing: number): readonly MadeFacts[] {
  const draws = new Draws(7 + Math.round(missing * 100));
  return Array.from({ length: count }, () => {
    const facts: Record<string, number | string> = {};
    for (const { fact, kind } of attributes) {
      const value = kind === 'number' ? draws.below(1000) / 10 : `w${draws.below(entriesOfCode)}`;
      if (draws.below(1000) >= missing * 1000) facts[fact] = value;
    }
    return facts;
  });
}

/** A case of one object with these facts, as it is stored. */
export function madeCase(facts: MadeFacts, unit: number): Case {
  const stored = attributes.flatMap(({ id, fact }): CaseAttribute[] => {
    const value = facts[fact];
    if (value === undefined) return [];
    if (typeof value === 'number') return [{ typeId: id, value: { kind: 'number', value, unit } }];
    return [{ typeId: id, value: { kind: 'reference', id: catalogue.entries.get(value)?.id ?? 0 } }];
  });
  return {
    ...caseWithoutParts({
      id: 'bench',
      versionId: 1,
      locale: 'en',
      csp: 1,
      complete: false,
      mode: 'STD',
      numberOfSourceChanges: 0,
    }),
    objects: [
      { element: 'CaseObject', id: 1, typeId: 1, attributes: [] },
      { element: 'CaseObject', id: 2, typeId: 2, attributes: stored },
    ],
  };
}
