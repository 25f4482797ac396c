import type { Catalogue } from '../../rules/model/catalogue.js';
import type { PartialDate } from '../../case/values/date.js';
import type { Condition, Expression, NodeOf } from '../../rules/model/expression.js';
import { oppositeOf } from '../../rules/resolve/opposite-of.js';
import type { Program } from '../../rules/program/program.js';
import { partialDate } from '../../rules/values/partial-date.js';
import { plainFactor } from '../../rules/model/unit.js';
import type { Domains } from '../domains.js';
import { identityOf } from '../identity-of.js';
import { unfolded } from '../not-true-of.js';
import { fixed, joined, linear, ofDates, ofNumbers, real, type Term } from './sentences.js';

type Comparison = NodeOf<'comparison', Condition>;

/** A code of more entries than these can be any number: what its columns say of it is not followed. */
export const mostEntries = 120;

/**
 * Conditions in the language of solvers (SMT-LIB 2): comparisons of numbers, codes and dates, sums and differences,
 * facts unfolded. Whatever else there is can be anything, so that what cannot be true here can surely never be.
 */
export class Terms {
  /** What is said of each name, when it is made. */
  readonly #said = new Map<string, string[]>();
  readonly #terms = new Map<string, Term>();
  readonly #truths = new Map<string, string>();
  readonly #words = new Map<string, number>();
  #next = 0;

  constructor(
    private readonly program: Program,
    private readonly domains: Domains,
  ) {}

  /** Assertions with all that must be said before: what they speak of, and what that can be. */
  asked(assertions: readonly string[]): string {
    const needed = new Set<string>();
    const lines: string[] = [];
    const need = (text: string): void => {
      for (const [name] of text.matchAll(/v\d+/g)) {
        if (needed.has(name)) continue;
        needed.add(name);
        const said = this.#said.get(name) as readonly string[];
        for (const each of said) need(each);
        lines.push(...said);
      }
    };
    const asserted = assertions.map((each) => `(assert ${each})`);
    for (const each of asserted) need(each);
    // What declares a name stands before what says something of it.
    const [declared, rest] = [true, false].map((is) => lines.filter((line) => line.startsWith('(declare') === is));
    return [declared, rest, asserted].flat().join('\n');
  }

  /** That a condition is true of the object at a path. */
  truth(condition: Condition, path = ''): string {
    switch (condition.node) {
      case 'always':
        return String(condition.value);
      case 'all':
      case 'any':
        return joined(
          condition.node === 'all' ? 'and' : 'or',
          condition.conditions.map((each) => this.truth(each, path)),
        );
      case 'atLeast': {
        const ones = condition.conditions.map((each) => `(ite ${this.truth(each, path)} 1 0)`);
        return `(>= (+ ${ones.join(' ')}) ${condition.count})`;
      }
      case 'comparison':
        return this.#comparison(condition, path);
    }
  }

  #comparison(comparison: Comparison, path: string): string {
    const inner = unfolded(comparison);
    if (inner) return this.truth(inner, path);
    const { operator, decorator, left, right } = comparison;
    if (decorator || left.type.kind === 'list') return this.#opaque(comparison, path);
    if (operator === 'isKnown' || operator === 'isConfirmed') {
      const asked = this.value(left, path);
      const yes = left.type.kind === 'truth' ? this.#word(true) : this.#word('yes');
      const holds = operator === 'isKnown' ? asked.there : `(and ${asked.there} (= ${asked.low} ${yes}))`;
      return right.node === 'literal' && right.value === false ? `(not ${holds})` : holds;
    }
    const one = this.value(left, path);
    const list = this.#listed(right);
    if (list && (operator === 'in' || operator === 'notIn')) {
      const among = joined(
        'or',
        list.map((each) => `(= ${one.low} ${each})`),
      );
      return `(and ${one.there} ${operator === 'in' ? among : `(not ${among})`})`;
    }
    const range = this.#range(right);
    if (range && (operator === 'between' || operator === 'notBetween')) {
      const between = `(and (>= ${one.low} ${range[0]}) (<= ${one.low} ${range[1]}))`;
      return `(and ${one.there} ${operator === 'between' ? between : `(not ${between})`})`;
    }
    const say = left.type.kind === 'date' ? ofDates[operator] : ofNumbers[operator];
    if (!say || right.type.kind === 'list') return this.#opaque(comparison, path);
    const other = this.value(right, path);
    return `(and ${one.there} ${other.there} ${say(one, other)})`;
  }

  /** A comparison of which is known only that it is not true together with its opposite. */
  #opaque(comparison: Comparison, path: string): string {
    const name = (each: Comparison): string =>
      `${path}${identityOf(each.left)} ${each.decorator ?? ''}:${each.operator} ${identityOf(each.right)}`;
    const known = this.#truths.get(name(comparison));
    if (known) return known;
    const own = this.#declared('Bool');
    this.#truths.set(name(comparison), own);
    const opposite = oppositeOf(comparison);
    if (opposite.node === 'comparison') {
      const other = this.#truths.get(name(opposite));
      if (other) this.#say(own, `(not (and ${own} ${other}))`);
    }
    return own;
  }

  /** A value of the object at a path. */
  value(expression: Expression, path = ''): Term {
    if (expression.node === 'literal') return this.#literal(expression);
    const key = `${path}${identityOf(expression)}`;
    const known = this.#terms.get(key);
    if (known) return known;
    const made = this.#made(expression, path) ?? this.#free(expression);
    this.#terms.set(key, made);
    return made;
  }

  #made(expression: Expression, path: string): Term | undefined {
    switch (expression.node) {
      case 'parameter':
        return this.#parameter(expression);
      case 'derived':
        return this.value(expression.fact.is, path);
      case 'case':
        return this.value(expression.of, 'case.');
      case 'related':
        return expression.relation.kind === 'one'
          ? this.value(expression.of, `${path}${expression.relation.name}.`)
          : undefined;
      case 'column':
        return this.#column(expression, path);
      case 'choice':
        return this.#choice(expression, path);
      case 'convert':
        return this.#converted(expression, path);
      case 'operation':
        return this.#operation(expression, path);
      default:
        return undefined;
    }
  }

  /** Anything that its domain allows. */
  #free(expression: Expression): Term {
    const there = this.#declared('Bool');
    const low = this.#declared('Real');
    const isDate = expression.type.kind === 'date';
    const high = isDate ? this.#declared('Real') : low;
    if (isDate) this.#say(high, `(<= ${low} ${high})`);
    if (['number', 'code', 'word', 'truth'].includes(expression.type.kind)) {
      const domain = this.domains.of(expression);
      const bounds = [];
      if (domain.values && domain.values.size > 0 && domain.values.size <= mostEntries)
        bounds.push(
          joined(
            'or',
            [...domain.values].map((each) => `(= ${low} ${this.#word(each)})`),
          ),
        );
      if (Number.isFinite(domain.low)) bounds.push(`(>= ${low} ${real(domain.low)})`);
      if (Number.isFinite(domain.high)) bounds.push(`(<= ${low} ${real(domain.high)})`);
      if (bounds.length > 0) this.#say(low, `(=> ${there} ${joined('and', bounds)})`);
    }
    return { there, low, high };
  }

  #literal({ value }: NodeOf<'literal', Expression>): Term {
    if (typeof value === 'object' && 'year' in value) return this.#date(value);
    return fixed(typeof value === 'object' ? '0.0' : this.#word(value));
  }

  #date(value: PartialDate): Term {
    return { there: 'true', low: real(partialDate.earliest(value)), high: real(partialDate.latest(value)) };
  }

  #parameter({ parameter }: NodeOf<'parameter', Expression>): Term | undefined {
    const value = this.program.parameterSet.values.get(parameter.name);
    if (value?.kind === 'number') return fixed(real(value.value));
    return value?.kind === 'date' ? this.#date(value.value) : undefined;
  }

  /** What an entry has in a column follows from which entry it is. */
  #column(expression: NodeOf<'column', Expression>, path: string): Term | undefined {
    const { of, catalogue, column } = expression;
    const entries = [...(this.program.ruleSet.catalogues.get(catalogue) as Catalogue).entries.values()];
    if (entries.length > mostEntries || column === 'validFrom' || column === 'validTo') return undefined;
    if (entries.some(({ cells }) => typeof cells[column] === 'object')) return undefined;
    const code = this.value(of, path);
    const cell = this.#free(expression);
    this.#say(cell.there, `(=> ${cell.there} ${code.there})`);
    for (const { word, cells } of entries) {
      const found = cells[column] as string | number | boolean | undefined;
      const says =
        found === undefined ? `(not ${cell.there})` : `(and ${cell.there} (= ${cell.low} ${this.#word(found)}))`;
      this.#say(cell.there, `(=> (and ${code.there} (= ${code.low} ${this.#word(word)})) ${says})`);
    }
    return cell;
  }

  /** The first case that applies, while those before it surely do not. */
  #choice(expression: NodeOf<'choice', Expression>, path: string): Term {
    const made = this.#free(expression);
    const ways: string[] = [];
    const before: string[] = [];
    for (const { when, is } of expression.cases) {
      const value = this.value(is, path);
      const way = joined('and', [...before, when ? this.truth(when, path) : 'true', value.there]);
      this.#say(made.there, `(=> ${way} (and (= ${made.low} ${value.low}) (= ${made.high} ${value.high})))`);
      ways.push(way);
      if (when) before.push(this.truth(oppositeOf(when), path));
    }
    this.#say(made.there, `(= ${made.there} ${joined('or', ways)})`);
    return made;
  }

  #converted({ of, from, to }: NodeOf<'convert', Expression>, path: string): Term | undefined {
    const [plain, target] = [plainFactor(from), plainFactor(to)];
    if (plain === undefined || target === undefined) return undefined;
    const value = this.value(of, path);
    const low = plain === target ? value.low : `(* ${value.low} ${real(plain / target)})`;
    return { there: value.there, low, high: low };
  }

  #operation({ operator, operands }: NodeOf<'operation', Expression>, path: string): Term | undefined {
    const reckon = linear[operator];
    if (!reckon || operands.some(({ type }) => type.kind !== 'number')) return undefined;
    const terms = operands.map((each) => this.value(each, path));
    const low = reckon(terms.map((each) => each.low));
    if (low === undefined) return undefined;
    const there = joined(
      'and',
      terms.map((each) => each.there),
    );
    return { there, low, high: low };
  }

  #listed(right: Expression): readonly string[] | undefined {
    const value = right.node === 'parameter' ? this.program.parameterSet.values.get(right.parameter.name) : undefined;
    if (value?.kind === 'list') return value.values.map((each) => this.#word(each));
    return right.node === 'literal' && Array.isArray(right.value)
      ? right.value.map((each: string | number) => this.#word(each))
      : undefined;
  }

  #range(right: Expression): readonly [low: string, high: string] | undefined {
    const value = right.node === 'parameter' ? this.program.parameterSet.values.get(right.parameter.name) : undefined;
    if (value?.kind === 'range') return [real(value.low), real(value.high)];
    if (right.node !== 'literal' || !Array.isArray(right.value)) return undefined;
    const [low, high] = right.value as readonly (string | number)[];
    return typeof low === 'number' && typeof high === 'number' ? [real(low), real(high)] : undefined;
  }

  /** A number for itself, any other value by the number of the word that it is. */
  #word(value: string | number | boolean): string {
    if (typeof value === 'number') return real(value);
    const word = String(value);
    const number = this.#words.get(word) ?? this.#words.size + 1;
    this.#words.set(word, number);
    return real(number);
  }

  #declared(sort: 'Bool' | 'Real'): string {
    const name = `v${this.#next++}`;
    this.#said.set(name, [`(declare-const ${name} ${sort})`]);
    return name;
  }

  /** Something that is so, of a name that was made for it. */
  #say(name: string, what: string): void {
    this.#said.get(name)?.push(`(assert ${what})`);
  }
}
