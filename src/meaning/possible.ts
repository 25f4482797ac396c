import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import { codeOf, columnOf } from '../rules/model/column-read.js';
import { remembered } from '../lists/remembered.js';
import type { LocatedMap } from '../documents/located.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import { oppositeDecorators } from '../rules/resolve/opposite-of.js';
import { comparisonOperators, type ComparisonOperator } from '../rules/operators/comparisons.js';
import { type Codes, codesWithWord, fittingCodes } from './codes-by-cell.js';
import { anything, type Domain, isEmpty } from './domain.js';
import type { Domains } from './domains.js';
import { identityOf } from './identity-of.js';
import { narrowing } from './narrowing.js';
import { notTrue, unfolded } from './not-true-of.js';
import { answerIn, answerOf, nothingGiven, withAnswer } from './witness.js';

type Comparison = NodeOf<'comparison', Condition>;

/**
 * What is assumed of values so far, by what they read (`identityOf`): what they can be, with `none` when they may be
 * absent, or that they are.
 */
export type Assumed = ReadonlyMap<string, Domain | 'absent'>;

/** So many ways through alternatives are followed; beyond them a condition counts as possible. */
const mostSteps = 20_000;

/** For so many of them alternatives are taken as they stand; that finds most ways without counting what is left. */
const stepsInOrder = 100;

/** Whether conditions can be true at all. Only what is surely impossible counts as such. */
export class Possible {
  #steps = 0;
  /** What the values are that something is assumed of. */
  readonly #read = new Map<string, Expression>();
  /** What is asked for again and again: what a value can be that may be absent, what a comparison leaves of it. */
  readonly #absentOr = new Map<Expression, Domain>();
  readonly #left = new WeakMap<Domain, WeakMap<Comparison, Domain>>();

  constructor(
    private readonly ruleSet: RuleSet,
    private readonly domains: Domains,
  ) {}

  /** Whether all of the conditions can be true of one object. */
  together(conditions: readonly Condition[]): boolean {
    return this.assumed(conditions) !== undefined;
  }

  /** What is assumed on the first way that makes all of them true; undefined: there is none. */
  assumed(conditions: readonly Condition[]): Assumed | undefined {
    this.#steps = 0;
    return this.#follow(conditions, new Map());
  }

  /** A case that makes all of the conditions true, as far as it follows from them; undefined: there is none. */
  given(conditions: readonly Condition[]): LocatedMap | undefined {
    const assumed = this.assumed(conditions);
    if (!assumed) return undefined;
    let given = nothingGiven;
    for (const [identity, domain] of assumed) {
      const expression = this.#read.get(identity);
      const answer = expression && answerOf(expression);
      const value = domain === 'absent' || !answer ? undefined : someOf(domain, answer.attribute);
      if (answer && value !== undefined) given = withAnswer(given, answer.path, answerIn(answer.attribute, value));
    }
    return given;
  }

  #follow(conditions: readonly Condition[], assumed: Assumed): Assumed | undefined {
    const first = conditions.reduce<Condition | undefined>(
      (best, each) => (best && rankOf(best) <= rankOf(each) ? best : each),
      undefined,
    );
    if (!first || ++this.#steps > mostSteps) return assumed;
    const rest = conditions.filter((each) => each !== first);
    switch (first.node) {
      case 'always':
        return first.value ? this.#follow(rest, assumed) : undefined;
      case 'all':
        return this.#follow([...first.conditions, ...rest], assumed);
      case 'any': {
        const { taken, ways } =
          this.#steps < stepsInOrder
            ? { taken: first, ways: first.conditions }
            : this.#fewestWays(first, rest, assumed);
        const others = conditions.filter((each) => each !== taken);
        for (const each of ways) {
          const found = this.#follow([each, ...others], assumed);
          if (found) return found;
        }
        return undefined;
      }
      case 'atLeast': {
        const possible = first.conditions.filter((each) => this.#follow([each], assumed));
        return possible.length >= first.count ? this.#follow(rest, assumed) : undefined;
      }
      case 'comparison': {
        const inner = unfolded(first);
        if (inner) return this.#follow([inner, ...rest], assumed);
        const next = this.#assume(first, assumed);
        return next && this.#follow(rest, next);
      }
    }
  }

  /**
   * Of alternatives those that what is assumed leaves the fewest ways through, and these ways: they are followed first,
   * since whatever is decided late is decided anew for every way before it.
   */
  #fewestWays(
    first: NodeOf<'any', Condition>,
    rest: readonly Condition[],
    assumed: Assumed,
  ): { readonly taken: Condition; readonly ways: readonly Condition[] } {
    let fewest = { taken: first, ways: this.#waysLeft(first, assumed) };
    for (const each of rest) {
      if (each.node !== 'any' || fewest.ways.length < 2) continue;
      const ways = this.#waysLeft(each, assumed);
      if (ways.length < fewest.ways.length) fewest = { taken: each, ways };
    }
    return fewest;
  }

  #waysLeft({ conditions }: NodeOf<'any', Condition>, assumed: Assumed): readonly Condition[] {
    return conditions.filter((each) => this.#isLeft(each, assumed));
  }

  /** Whether a condition can be true as far as each of its comparisons tells by itself. */
  #isLeft(condition: Condition, assumed: Assumed): boolean {
    switch (condition.node) {
      case 'always':
        return condition.value;
      case 'all':
        return condition.conditions.every((each) => this.#isLeft(each, assumed));
      case 'any':
        return condition.conditions.some((each) => this.#isLeft(each, assumed));
      case 'atLeast':
        return true;
      case 'comparison': {
        const inner = unfolded(condition);
        return inner ? this.#isLeft(inner, assumed) : this.#assume(condition, assumed) !== undefined;
      }
    }
  }

  /** What is assumed besides when a comparison is true; undefined when it cannot be. */
  #assume(comparison: Comparison, assumed: Assumed): Assumed | undefined {
    const { operator, left, right } = comparison;
    const leftName = identityOf(left);
    this.#read.set(leftName, left);
    if (operator === 'isKnown' && right.node === 'literal')
      return right.value === true ? this.#present(leftName, left, assumed) : this.#absent(leftName, assumed);
    if (operator !== 'isConfirmed') {
      if (opposedTo(comparison, right).some((each) => assumed.has(each))) return undefined;
      assumed = new Map(assumed).set(said(comparison, right), anything);
      // Both sides of what is true are there.
      if (right.node !== 'literal' && right.node !== 'parameter' && comparison.decorator === undefined) {
        const there = this.#present(identityOf(right), right, assumed);
        if (!there) return undefined;
        assumed = there;
      }
    }
    // One element among several says nothing about another.
    if (comparison.decorator) return this.#elementPossible(comparison) ? assumed : undefined;
    // A range that is reckoned can be narrower than all that it can be.
    const isSure = operator !== 'notBetween' || right.node === 'literal' || right.node === 'parameter';
    const narrow = isSure ? narrowing[operator] : undefined;
    if (!narrow) {
      const there = operator === 'isConfirmed' ? assumed : this.#present(leftName, left, assumed);
      const isAsked = operator === 'contains' || operator === 'doesNotContain';
      if (!there || !isAsked || right.node !== 'literal') return there;
      const word = String(right.value);
      return this.#withCode(left, new Map(there), (codes) => codesWithWord(codes, word, operator === 'contains'));
    }
    const known = assumed.get(leftName);
    const isNot = operator === 'isConfirmed' && right.node === 'literal' && right.value === false;
    if (known === 'absent') return isNot ? assumed : undefined;
    const before = known ?? remembered(this.#absentOr, left, () => ({ ...this.domains.of(left), none: true }));
    const ofBefore = remembered(this.#left, before, () => new WeakMap<Comparison, Domain>());
    const after = remembered(ofBefore, comparison, () => ({
      ...narrow(before, this.domains.of(right)),
      none: isNot && before.none,
    }));
    if (isEmpty(after)) return after.none ? new Map(assumed).set(leftName, 'absent') : undefined;
    if (isNot) return new Map(assumed).set(leftName, after);
    const along = this.#along(left, assumed);
    if (!along) return undefined;
    return this.#withCode(left, new Map(along).set(leftName, after), (codes) => fittingCodes(codes, after));
  }

  /** What is read along a relation is there only with the object to which that leads. */
  #along(value: Expression, assumed: Assumed): Assumed | undefined {
    if (value.node === 'column' || value.node === 'convert' || value.node === 'datePart')
      return this.#along(value.of, assumed);
    if (value.node !== 'related') return assumed;
    const { name } = value.relation;
    if (assumed.get(name) === 'absent') return undefined;
    return assumed.has(name) ? assumed : new Map(assumed).set(name, anything);
  }

  #elementPossible({ operator, decorator, left, right }: Comparison): boolean {
    const narrow = narrowing[operator];
    return decorator !== 'someFact' || !narrow || !isEmpty(narrow(this.domains.of(left), this.domains.of(right)));
  }

  #present(name: string, left: Expression, assumed: Assumed): Assumed | undefined {
    const known = assumed.get(name);
    if (known === 'absent') return undefined;
    const domain = { ...(known ?? this.domains.of(left)), none: false };
    const along = this.#along(left, assumed);
    return isEmpty(domain) || !along ? undefined : new Map(along).set(name, domain);
  }

  #absent(name: string, assumed: Assumed): Assumed | undefined {
    const known = assumed.get(name);
    return known && known !== 'absent' && !known.none ? undefined : new Map(assumed).set(name, 'absent');
  }

  /** What a column says narrows the code that it is a column of: only entries with such a cell are left. */
  #withCode(
    left: Expression,
    assumed: Map<string, Domain | 'absent'>,
    leaves: (codes: Codes) => Domain,
  ): Assumed | undefined {
    const column = columnOf(left);
    const whole = identityOf(left);
    const name = whole.slice(0, whole.lastIndexOf('.'));
    const codes = column && (assumed.get(name) ?? this.domains.of(column.of));
    if (!column || !codes) return assumed;
    if (codes === 'absent') return undefined;
    const catalogue = this.ruleSet.catalogues.get(column.catalogue);
    if (!codes.values || !catalogue) return assumed;
    this.#read.set(name, codeOf(left));
    const fitting = leaves({ words: codes.values, catalogue, column: column.column });
    return isEmpty(fitting) ? undefined : assumed.set(name, fitting);
  }
}

/** One value of those that it can be; undefined: any will do, or none is known. */
function someOf({ values, except, low, high }: Domain, { kind, decimals = 0 }: Attribute): string | number | undefined {
  if (values) {
    const [first] = values;
    return typeof first === 'boolean' ? undefined : first;
  }
  if (kind !== 'number') return undefined;
  const step = 10 ** -decimals;
  const from = Number.isFinite(low) ? low : Number.isFinite(high) ? high - step : 1;
  const rounded = Number((Math.ceil(from / step - 1e-6) * step).toFixed(decimals));
  const found = [rounded, rounded + step, from].find((value) => value >= low && value <= high && !except?.has(value));
  return found ?? from;
}

/** A comparison as it is remembered, and its opposite. */
const said = ({ operator, decorator, left }: Comparison, right: Expression): string =>
  `${identityOf(left)} ${decorator ?? ''}:${operator} ${identityOf(right)}`;

const opposed = new WeakMap<Comparison, readonly string[]>();

/** What cannot be true beside a comparison. */
const opposedTo = (comparison: Comparison, right: Expression): readonly string[] =>
  remembered(opposed, comparison, () => opposites(comparison, right));

function opposites(comparison: Comparison, right: Expression): readonly string[] {
  const { operator, decorator } = comparison;
  if (operator.startsWith(notTrue)) return [said({ ...comparison, operator: operator.slice(notTrue.length) }, right)];
  const opposite = {
    ...comparison,
    operator: (comparisonOperators.get(operator) as ComparisonOperator).opposite,
    decorator: decorator && oppositeDecorators[decorator],
  };
  return [opposite, { ...comparison, operator: `${notTrue}${operator}` }].map((each) => said(each, right));
}

/**
 * What says most comes first: it rules ways through alternatives out early. A hole in a range says something only of
 * what others have narrowed.
 */
const rankOf = (condition: Condition): number =>
  condition.node === 'comparison' ? (ranksOfComparisons[condition.operator] ?? 2) : ranks[condition.node];
const ranksOfComparisons: Readonly<Record<string, number>> = { equal: 1, in: 1, isKnown: 1, notBetween: 5 };
const ranks = { always: 0, all: 0, atLeast: 3, any: 4 } as const;
