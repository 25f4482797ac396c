import { comparisonOperators } from '../rules/operators/comparisons.js';
import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import type { Program } from '../rules/program/program.js';
import { type Domain, isEmpty, only } from './domain.js';
import type { Domains } from './domains.js';

type Comparison = NodeOf<'comparison', Condition>;

/** What is assumed of facts so far, by their names: what they can be, with `none` when they may be absent, or that they are. */
type Assumed = ReadonlyMap<string, Domain | 'absent'>;

/** So many ways through alternatives are followed; beyond them a condition counts as possible. */
const mostSteps = 20_000;

/** Whether conditions can be true at all. Only what is surely impossible counts as such. */
export class Possible {
  #steps = 0;

  constructor(
    private readonly program: Program,
    private readonly domains: Domains,
  ) {}

  /** Whether all of the conditions can be true of one object. */
  together(conditions: readonly Condition[]): boolean {
    this.#steps = 0;
    return this.#follow(conditions, new Map());
  }

  #follow(conditions: readonly Condition[], assumed: Assumed): boolean {
    const first = conditions.reduce<Condition | undefined>(
      (best, each) => (best && rankOf(best) <= rankOf(each) ? best : each),
      undefined,
    );
    if (!first || ++this.#steps > mostSteps) return true;
    const rest = conditions.filter((each) => each !== first);
    switch (first.node) {
      case 'always':
        return first.value && this.#follow(rest, assumed);
      case 'all':
        return this.#follow([...first.conditions, ...rest], assumed);
      case 'any':
        return first.conditions.some((each) => this.#follow([each, ...rest], assumed));
      case 'atLeast': {
        const possible = first.conditions.filter((each) => this.#follow([each], assumed));
        return possible.length >= first.count && this.#follow(rest, assumed);
      }
      case 'comparison': {
        const next = this.#assume(first, assumed);
        return next !== undefined && this.#follow(rest, next);
      }
    }
  }

  /** What is assumed besides when a comparison is true; undefined when it cannot be. */
  #assume(comparison: Comparison, assumed: Assumed): Assumed | undefined {
    const { operator, left, leftName, right } = comparison;
    if (operator === 'isKnown' && right?.node === 'literal')
      return right.value === true ? this.#present(leftName, left, assumed) : this.#absent(leftName, assumed);
    // One element among several says nothing about another.
    if (comparison.decorator) return this.#elementPossible(comparison) ? assumed : undefined;
    const narrow = narrowing[operator];
    if (!narrow || !right) return assumed;
    const known = assumed.get(leftName);
    const isNot = operator === 'isConfirmed' && right.node === 'literal' && right.value === false;
    if (known === 'absent') return isNot ? assumed : undefined;
    const before = known ?? { ...this.domains.of(left), none: true };
    const after = { ...narrow(before, this.#right(comparison)), none: isNot && before.none };
    if (isEmpty(after)) return after.none ? new Map(assumed).set(leftName, 'absent') : undefined;
    if (isNot) return new Map(assumed).set(leftName, after);
    return this.#withCode(comparison, after, new Map(assumed).set(leftName, after));
  }

  #elementPossible({ operator, decorator, left, right }: Comparison): boolean {
    const narrow = narrowing[operator];
    return (
      decorator !== 'someFact' || !narrow || !right || !isEmpty(narrow(this.domains.of(left), this.domains.of(right)))
    );
  }

  #right({ operator, right }: Comparison): Domain {
    if (!right) return only([]);
    if (right.node === 'literal' && Array.isArray(right.value)) return only(right.value as (string | number)[]);
    if (right.node === 'parameter') {
      const value = this.program.parameterSet.values.get(right.parameter.name);
      if (value?.kind === 'list') return only(value.values);
      if (value?.kind === 'range') return { ...this.domains.of(right), low: value.low, high: value.high };
    }
    return operator.endsWith('Between') || operator === 'between' ? this.domains.of(right) : this.domains.of(right);
  }

  #present(name: string, left: Expression, assumed: Assumed): Assumed | undefined {
    const known = assumed.get(name);
    if (known === 'absent') return undefined;
    const domain = { ...(known ?? this.domains.of(left)), none: false };
    return isEmpty(domain) ? undefined : new Map(assumed).set(name, domain);
  }

  #absent(name: string, assumed: Assumed): Assumed | undefined {
    const known = assumed.get(name);
    return known && known !== 'absent' && !known.none ? undefined : new Map(assumed).set(name, 'absent');
  }

  /** What a column says narrows the code that it is a column of: only entries with such a cell are left. */
  #withCode(
    { left, leftName }: Comparison,
    cell: Domain,
    assumed: Map<string, Domain | 'absent'>,
  ): Assumed | undefined {
    const column = columnOf(left);
    const name = leftName.slice(0, leftName.lastIndexOf('.'));
    const codes = column && (assumed.get(name) ?? this.domains.of(column.of));
    if (!column || !codes) return assumed;
    if (codes === 'absent') return undefined;
    const entries = this.program.ruleSet.catalogues.get(column.catalogue)?.entries;
    if (!codes.values || !entries) return assumed;
    const left_ = [...codes.values].filter((word) => {
      const found = entries.get(String(word))?.cells[column.column];
      return found !== undefined && (typeof found === 'object' || holds(cell, found));
    });
    return left_.length === 0 ? undefined : assumed.set(name, only(left_));
  }
}

const holds = ({ values, except, low, high }: Domain, value: string | number | boolean): boolean =>
  values ? values.has(value) : !except?.has(value) && (typeof value !== 'number' || (value >= low && value <= high));

/** What says most comes first: it rules ways through alternatives out early. */
function rankOf(condition: Condition): number {
  if (condition.node === 'comparison') return ['equal', 'in', 'isKnown'].includes(condition.operator) ? 1 : 2;
  return { always: 0, all: 0, atLeast: 3, any: 4 }[condition.node];
}

/** The column that a value reads in the end, along relations to one object. */
function columnOf(expression: Expression): NodeOf<'column', Expression> | undefined {
  if (expression.node === 'column') return expression;
  if (expression.node === 'related') return expression.relation.kind === 'one' ? columnOf(expression.of) : undefined;
  return expression.node === 'this' || expression.node === 'case' ? columnOf(expression.of) : undefined;
}

const filtered = (domain: Domain, keep: (value: string | number | boolean) => boolean): Domain =>
  domain.values ? only([...domain.values].filter(keep)) : domain;

const bounded = (domain: Domain, low: number, high: number): Domain =>
  domain.values
    ? filtered(domain, (value) => typeof value !== 'number' || (value >= low && value <= high))
    : { ...domain, low: Math.max(domain.low, low), high: Math.min(domain.high, high) };

/** The next number beyond a bound that is not reached itself. */
const above = (value: number): number =>
  Number.isFinite(value) ? value + Math.max(Math.abs(value), 1) * 1e-12 : value;
const below = (value: number): number => -above(-value);

/** What is left of the left side when a comparison with the right side is true. */
const narrowing: Readonly<Record<string, (left: Domain, right: Domain) => Domain>> = {
  equal: (left, right) => (right.values ? among(left, right.values) : bounded(left, right.low, right.high)),
  notEqual: (left, right) => (right.values?.size === 1 ? without(left, right.values) : left),
  in: (left, right) => (right.values ? among(left, right.values) : left),
  notIn: (left, right) => (right.values ? without(left, right.values) : left),
  lessThan: (left, right) => bounded(left, -Infinity, below(right.high)),
  lessThanInclusive: (left, right) => bounded(left, -Infinity, right.high),
  greaterThan: (left, right) => bounded(left, above(right.low), Infinity),
  greaterThanInclusive: (left, right) => bounded(left, right.low, Infinity),
  between: (left, right) => bounded(left, right.low, right.high),
  isConfirmed: (left, right) =>
    filtered(left, (value) => (value === 'yes' || value === true) === right.values?.has(true)),
};

/** A domain without values that are listed. */
const without = (domain: Domain, listed: ReadonlySet<string | number | boolean>): Domain =>
  domain.values
    ? filtered(domain, (value) => !listed.has(value))
    : { ...domain, except: new Set([...(domain.except ?? []), ...listed]) };

/** Of a domain the values that are listed; of numbers within bounds those between them. */
function among(left: Domain, listed: ReadonlySet<string | number | boolean>): Domain {
  return only([...listed].filter((value) => holds(left, value)));
}

/** The condition that is true exactly when this one is false. */
export function opposite(condition: Condition): Condition {
  switch (condition.node) {
    case 'always':
      return { node: 'always', value: !condition.value };
    case 'all':
      return { node: 'any', conditions: condition.conditions.map(opposite) };
    case 'any':
      return { node: 'all', conditions: condition.conditions.map(opposite) };
    case 'atLeast': {
      const { count, conditions } = condition;
      return { node: 'atLeast', count: conditions.length - count + 1, conditions: conditions.map(opposite) };
    }
    case 'comparison':
      return oppositeComparison(condition);
  }
}

function oppositeComparison(comparison: Comparison): Condition {
  const { operator, decorator, right } = comparison;
  const other = comparisonOperators.get(operator)?.opposite ?? operator;
  const turned = other === operator && right?.node === 'literal' ? { ...right, value: right.value !== true } : right;
  const decorated = decorator && (decorator === 'someFact' ? 'everyFact' : 'someFact');
  return { ...comparison, operator: other, decorator: decorated, right: turned };
}
