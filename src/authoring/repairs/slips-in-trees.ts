import type { Position } from '../../documents/position.js';
import type { Cursor } from '../../documents/cursor.js';
import { parametersRead } from '../../rules/examples/differing-sets.js';
import { definitionsRead } from '../../rules/model/definitions-read.js';
import type { Example } from '../../rules/model/example.js';
import {
  attributeValue,
  type Condition,
  type DerivedFact,
  type Expression,
  type NodeOf,
  parameterValue,
} from '../../rules/model/expression.js';
import type { Parameter } from '../../rules/model/parameter.js';
import { isCondition, partsOf } from '../../rules/model/parts-of.js';
import type { Rule } from '../../rules/model/rule.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { unitWord } from '../../rules/model/unit.js';
import { nameOfValue, shownCondition } from '../../rules/operators/shown-condition.js';
import { inTypeOf, isAlike } from './alike-types.js';
import type { Slip, SlipKind } from './slip.js';

type Comparison = NodeOf<'comparison', Condition>;

/** What is written of a rule or fact itself: derived facts that it reads are written elsewhere. */
interface Written {
  readonly whole: Condition | Expression;
  readonly at: Position;
  /** The fact that it is written in, if it is one. */
  readonly fact: DerivedFact | undefined;
}

/**
 * Slips of who wrote a rule or fact: another name of the same kind, another operator, two sides exchanged. Beside those
 * that `mutate` tries, which change what is there and not what was meant.
 */
export function* slipsInTree(ruleSet: RuleSet, of: Rule | DerivedFact, examples: readonly Example[]): Iterable<Slip> {
  const meant: Meant = { ruleSet, of, given: parametersGiven(ruleSet, of, examples) };
  for (const written of writtenOf(of)) {
    const { whole, at } = written;
    if (!isCondition(whole)) {
      for (const { by, how, kind } of otherValues(whole, written, meant))
        yield { kind, at, how, mended: { of: 'tree', written: whole, by } };
      continue;
    }
    if (whole.node === 'comparison') yield* slipsInComparison(whole, written, meant);
    if (whole.node === 'all' || whole.node === 'any') yield* exchanged(whole.conditions);
  }
}

/** What may have been meant: something of these rules, and what the examples give that nobody reads. */
interface Meant {
  readonly ruleSet: RuleSet;
  readonly of: Rule | DerivedFact;
  readonly given: readonly Parameter[];
}

function* writtenOf(of: Rule | DerivedFact): Iterable<Written> {
  if ('is' in of) return yield* writtenIn({ whole: of.is, at: of.at, fact: of });
  yield* writtenIn({ whole: of.violatedWhen, at: of.at, fact: undefined });
  for (const fact of of.with.values()) yield* writtenIn({ whole: fact.is, at: fact.at, fact });
}

function* writtenIn({ whole, at: around, fact }: Written): Iterable<Written> {
  const at = whole.node === 'comparison' ? whole.at : around;
  yield { whole, at, fact };
  if (whole.node === 'derived') return;
  for (const part of partsOf(whole)) if (part.of) yield* writtenIn({ whole: part.of, at, fact });
}

/** The operator of the other direction, which the opposite of an operator is not where both sides are alike. */
const mirrored: Readonly<Record<string, string>> = {
  lessThan: 'greaterThan',
  greaterThan: 'lessThan',
  lessThanInclusive: 'greaterThanInclusive',
  greaterThanInclusive: 'lessThanInclusive',
  before: 'after',
  after: 'before',
  notBefore: 'notAfter',
  notAfter: 'notBefore',
};

function* slipsInComparison(whole: Comparison, written: Written, meant: Meant): Iterable<Slip> {
  const { at } = written;
  const operator = mirrored[whole.operator];
  if (operator !== undefined) {
    const by = { ...whole, operator };
    const how = insteadOf(shownCondition(by), shownCondition(whole));
    yield { kind: 'operator', at, how, mended: { of: 'tree', written: whole, by } };
  }
  const { left, right } = whole;
  if (left.type.kind !== 'truth' || right.node !== 'literal') return;
  // Of another fact the opposite.
  for (const { by: other, kind } of otherValues(left, written, meant)) {
    const by: Condition = {
      ...whole,
      left: other,
      leftName: nameOfValue(other),
      right: { ...right, value: !right.value },
    };
    const how = insteadOf(shownCondition(by), shownCondition(whole));
    yield { kind, at, how, mended: { of: 'tree', written: whole, by } };
  }
}

/** Two comparisons beside each other whose operators, or what they compare with, were exchanged. */
function* exchanged(conditions: readonly Condition[]): Iterable<Slip> {
  const comparisons = conditions.filter((each) => each.node === 'comparison');
  for (const [index, one] of comparisons.entries())
    for (const other of comparisons.slice(index + 1)) {
      if (one.operator !== other.operator && isAlike(one.right.type, other.right.type))
        yield exchangeOf(one, other, ({ operator, decorator }) => ({ operator, decorator }));
      if (isAlike(one.right.type, other.right.type) && nameOfValue(one.right) !== nameOfValue(other.right))
        yield exchangeOf(one, other, ({ right, rightName }) => ({ right, rightName }));
    }
}

function exchangeOf(one: Comparison, other: Comparison, what: (of: Comparison) => Partial<Comparison>): Slip {
  const first = { ...one, ...what(other) };
  const second = { ...other, ...what(one) };
  const by = new Map<Condition, Condition>([
    [one, first],
    [other, second],
  ]);
  const how = `with ${shownCondition(first)} and ${shownCondition(second)} instead of ${shownCondition(one)} and ${shownCondition(other)}`;
  return { kind: 'operator', at: one.at, how, mended: { of: 'trees', by } };
}

interface OtherValue extends Pick<Slip, 'kind' | 'how'> {
  readonly by: Expression;
}

const opposites: Readonly<Record<string, string>> = {
  add: 'subtract',
  subtract: 'add',
  addTime: 'subtractTime',
  subtractTime: 'addTime',
  multiply: 'divide',
  divide: 'multiply',
  lowest: 'highest',
  highest: 'lowest',
};

/** What could have been meant by a value: of the same type, in the same object. */
function* otherValues(value: Expression, { fact: around }: Written, meant: Meant): Iterable<OtherValue> {
  const { ruleSet, of, given } = meant;
  const named = (by: Expression, kind: SlipKind = 'name'): OtherValue => ({
    kind,
    by: inTypeOf(value, by),
    how: insteadOf(nameOfValue(by), nameOfValue(value)),
  });
  switch (value.node) {
    case 'attribute':
    case 'derived': {
      const object = value.node === 'attribute' ? value.attribute.object : value.fact.scope;
      const { attributes, facts } = ruleSet.objects.get(object) ?? {};
      const own = 'with' in of && of.scope === object ? [...of.with.values()] : [];
      for (const fact of [...own, ...(facts?.values() ?? [])])
        if (
          !(value.node === 'derived' && fact === value.fact) &&
          isAlike(fact.type, value.type) &&
          !reads(fact, around)
        )
          yield named({ node: 'derived', fact, type: fact.type });
      const aspect = value.node === 'attribute' ? value.aspect : 'value';
      for (const attribute of attributes?.values() ?? []) {
        const by = attributeValue(attribute);
        if (value.node === 'attribute' && attribute === value.attribute) continue;
        const type = value.node === 'attribute' ? attributeValue(value.attribute).type : value.type;
        if (isAlike(by.type, type)) yield named({ ...by, aspect } as Expression);
      }
      return;
    }
    case 'parameter':
      for (const other of ruleSet.parameters.values()) {
        const by = other === value.parameter ? undefined : parameterValue(other);
        if (by && isAlike(by.type, value.type)) yield named(by, given.includes(other) ? 'given' : 'name');
      }
      return;
    case 'literal':
      for (const parameter of given) {
        const by = parameterValue(parameter);
        if (by && isAlike(by.type, value.type)) yield named(by, 'given');
      }
      return;
    case 'table':
      yield* otherTables(value, ruleSet, named);
      return;
    case 'operation': {
      const operator = opposites[value.operator];
      if (operator === undefined) return;
      yield { kind: 'operator', by: { ...value, operator }, how: insteadOf(operator, value.operator) };
    }
  }
}

/** A fact cannot be what it is made of. */
const reads = (fact: DerivedFact, around: DerivedFact | undefined): boolean =>
  around !== undefined && (fact === around || definitionsRead(fact.is).has(around));

function* otherTables(
  written: NodeOf<'table', Expression>,
  { parameters }: RuleSet,
  named: (by: Expression) => OtherValue,
): Iterable<OtherValue> {
  const inputs = ({ columns = [] }: Parameter): string => columns.map(({ name }) => name).join();
  const unit = written.parameter.gives?.find(({ name }) => name === written.gives)?.unit;
  for (const parameter of parameters.values()) {
    if (parameter.kind !== 'table' || inputs(parameter) !== inputs(written.parameter)) continue;
    for (const { name, unit: other, list } of parameter.gives ?? []) {
      const isItself = parameter === written.parameter && name === written.gives;
      if (!isItself && !list && unitWord(other) === unitWord(unit)) yield named({ ...written, parameter, gives: name });
    }
  }
}

/** Parameters that examples give and nothing reads: who wrote the examples meant these. */
function parametersGiven(
  { parameters }: RuleSet,
  of: Rule | DerivedFact,
  examples: readonly Example[],
): readonly Parameter[] {
  const keys = new Set(examples.flatMap(({ given }) => (given as Cursor).members.map(([key]) => key)));
  const given = [...keys].flatMap((key) => (key.startsWith('csp.') && parameters.get(key.slice('csp.'.length))) || []);
  return given.filter((parameter) => !parametersRead(of).has(parameter));
}

const insteadOf = (by: string, written: string): string => `with ${by} instead of ${written}`;
