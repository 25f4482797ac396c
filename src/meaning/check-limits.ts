import { placeOf, type Position, startOf } from '../documents/position.js';
import { append } from '../lists/append.js';
import { grouped } from '../lists/grouped.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import type { Parameter } from '../rules/model/parameter.js';
import { isStep } from '../rules/model/parts-of.js';
import type { Rule } from '../rules/model/rule.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Domain } from './domain.js';
import type { Domains } from './domains.js';
import { type Everywhere, excused } from './everywhere.js';
import { identityOf } from './identity-of.js';
import { walkRead } from './walk-read.js';
import { answerIn, answerOf, examplesOf, violatingAll, withAnswer } from './witness.js';

type Comparison = NodeOf<'comparison', Condition>;

/** A comparison of a number, and where it stands. */
interface Compared {
  readonly comparison: Comparison;
  readonly rule: Rule | undefined;
  readonly about: Everywhere['about'];
}

/** A limit that a number is compared with: its value, where that stands, and what it is called. */
interface Limit {
  readonly value: number;
  readonly at: Position;
  readonly name: string;
  /** What is taken out of the same row of a table, or of the same entry, has the same. */
  readonly row: string;
  readonly parameter?: Parameter;
}

/** What must be true of a number and a limit for a comparison to decide nothing. */
const never: Readonly<Record<string, (domain: Domain, limit: number) => boolean>> = {
  lessThan: ({ low }, limit) => limit <= low,
  lessThanInclusive: ({ low }, limit) => limit < low,
  greaterThan: ({ high }, limit) => limit >= high,
  greaterThanInclusive: ({ high }, limit) => limit > high,
  equal: ({ low, high }, limit) => limit < low || limit > high,
};
const always: Readonly<Record<string, (domain: Domain, limit: number) => boolean>> = {
  lessThan: ({ high }, limit) => limit > high,
  lessThanInclusive: ({ high }, limit) => limit >= high,
  greaterThan: ({ low }, limit) => limit < low,
  greaterThanInclusive: ({ low }, limit) => limit <= low,
  notEqual: ({ low, high }, limit) => limit < low || limit > high,
};

/** Limits that no answer comes to, and lower limits above the upper ones (rule language, "What checking proves"). */
export function* checkLimits(rules: CaseRules, domains: Domains): Iterable<Everywhere> {
  yield* crossedBounds(rules);
  const compared: Compared[] = [];
  walkRead(rules, (whole, rule, about) => {
    if (whole.node === 'comparison' && whole.decorator === undefined && whole.left.type.kind === 'number')
      compared.push({ comparison: whole, rule, about });
  });
  for (const each of compared) yield* beyondAnswers(each, rules, domains);
  yield* crossedRows(rules);
}

/** Answers of which none is between the bounds. */
function* crossedBounds({ ruleSet, program, parameterSet }: CaseRules): Iterable<Everywhere> {
  for (const kind of ruleSet.objects.values())
    for (const attribute of kind.attributes.values()) {
      const { minimum, maximum } = program.bounds(attribute);
      if (minimum === undefined || maximum === undefined || minimum <= maximum) continue;
      for (const at of placesOfBounds(attribute, parameterSet.places))
        yield {
          about: 'rules',
          at,
          code: 'crossed-limits',
          message: `no answer to ${attribute.object}.${attribute.fact} is accepted: it must be at least ${minimum} and at most ${maximum}`,
          holds: true,
          under: parameterSet.id,
        };
    }
}

function placesOfBounds(
  { minimum, maximum, at }: Attribute,
  places: CaseRules['parameterSet']['places'],
): readonly Position[] {
  const found = [minimum, maximum].flatMap((bound) =>
    typeof bound === 'object' ? (places.get(bound.name)?.at ?? []) : [],
  );
  return found.length > 0 ? found : [at];
}

/** A limit outside what the number can be: the comparison is never true, or always. */
function* beyondAnswers(
  { comparison: { left, leftName, operator, right, at }, rule, about }: Compared,
  rules: CaseRules,
  domains: Domains,
): Iterable<Everywhere> {
  const domain = domains.of(left);
  if (!right || (!Number.isFinite(domain.low) && !Number.isFinite(domain.high)) || domain.values) return;
  const where = rule ? `in the rule ${rule.id} ` : '';
  const hasOthers = rules.ruleSet.parameterSets.size > 1;
  for (const limit of limitsOf(right, rules, at)) {
    const { value, name, parameter } = limit;
    const found = {
      about: limit.at === at ? about : 'rules',
      at: limit.at,
      intended:
        (rule && excused(`the rule ${rule.id}`, rule)) ??
        (parameter && excused(`the parameter ${parameter.name}`, parameter)),
      code: 'unreachable-limit',
    } as const;
    if (limit.row !== '') {
      // Rows say the limits of all parameter sets; one that only reaches the bound of the answers is none.
      const message = `${name} is ${value}, which no ${leftName} comes to`;
      yield { ...found, message, holds: value < domain.low || value > domain.high };
      continue;
    }
    // That a number which is reckoned is above 0 is how a rule says that there is one; at or above it says nothing.
    if (right.node === 'literal' && !isAnswer(left) && !operator.endsWith('Inclusive')) continue;
    const isNever = never[operator]?.(domain, value) ?? false;
    const isAlways = always[operator]?.(domain, value) ?? false;
    const outcome = (often: string): string => `${often} ${words[operator] ?? operator}`;
    // Where no set gives another limit it is the comparison that is wrong.
    const underAll = (often: string, holds: boolean): Everywhere => ({
      ...found,
      about,
      at,
      message: `${name} is out of reach under every parameter set: ${where}${leftName} is ${outcome(often)}`,
      holds,
    });
    const whole = parameter && hasOthers && { never: underAll('never', isNever), always: underAll('always', isAlways) };
    if (whole) yield* Object.values(whole);
    if (!isNever && !isAlways) continue;
    const often = isNever ? 'never' : 'always';
    const message = `${name} is ${value}, but ${leftName} is ${shown(domain)}: ${where}it is ${outcome(often)}`;
    yield { ...found, message, holds: true, under: rules.parameterSet.id, ...(whole && { partOf: whole[often] }) };
  }
}

const isAnswer = (expression: Expression): boolean =>
  isStep(expression) ? isAnswer(expression.of) : expression.node === 'attribute';

const words: Readonly<Record<string, string>> = {
  lessThan: 'below it',
  lessThanInclusive: 'at or below it',
  greaterThan: 'above it',
  greaterThanInclusive: 'at or above it',
  equal: 'equal to it',
  notEqual: 'different from it',
};

function shown({ low, high }: Domain): string {
  if (!Number.isFinite(high)) return `at least ${low}`;
  return Number.isFinite(low) ? `from ${low} to ${high}` : `at most ${high}`;
}

/** The numbers that stand where a limit is read: written, a parameter's, or in each row or entry that it is read of. */
export function limitsOf(right: Expression, rules: CaseRules, at: Position): readonly Limit[] {
  const { parameterSet, ruleSet } = rules;
  switch (right.node) {
    case 'literal':
      return typeof right.value === 'number' ? [{ value: right.value, at, name: 'the limit', row: '' }] : [];
    case 'parameter': {
      const { parameter } = right;
      const value = parameterSet.values.get(parameter.name);
      const place = parameterSet.places.get(parameter.name)?.at ?? at;
      return value?.kind === 'number'
        ? [{ value: value.value, at: place, name: `csp.${parameter.name}`, row: '', parameter }]
        : [];
    }
    case 'derived':
      return limitsOf(right.fact.is, rules, at);
    case 'table': {
      const { parameter, gives } = right;
      const table = parameterSet.values.get(parameter.name);
      const places = parameterSet.places.get(parameter.name);
      return (table?.kind === 'table' ? table.rows : []).flatMap((row, index): Limit | readonly Limit[] => {
        const value = row[gives];
        if (typeof value !== 'number') return [];
        const name = `${gives} of csp.${parameter.name}`;
        return { value, at: places?.rows[index] ?? at, name, row: `${inputsOf(right)} ${index}`, parameter };
      });
    }
    case 'column': {
      const entries = ruleSet.catalogues.get(right.catalogue)?.entries ?? new Map<string, never>();
      return [...entries.values()].flatMap((entry) => {
        const value = entry.cells[right.column];
        const name = `${right.column} of ${entry.word}`;
        return typeof value === 'number'
          ? [{ value, at: entry.at, name, row: `${identityOf(right.of)} ${entry.word}` }]
          : [];
      });
    }
    default:
      return [];
  }
}

const inputsOf = ({ parameter, at }: NodeOf<'table', Expression>): string =>
  `${parameter.name} ${Object.entries(at)
    .map(([name, input]) => `${name}: ${identityOf(input)}`)
    .join()}`;

/**
 * Of a row of a table, or an entry of a catalogue, that gives a lower and an upper limit of one number: those the wrong
 * way round.
 */
function* crossedRows(rules: CaseRules): Iterable<Everywhere> {
  const lower = new Map<string, readonly [row: string, Limited]>();
  const upper: (readonly [string, Limited, string])[] = [];
  for (const rule of rules.ruleSet.rules) {
    const walk = (whole: Condition): void => {
      if (whole.node === 'all' || whole.node === 'any' || whole.node === 'atLeast') whole.conditions.forEach(walk);
      if (whole.node !== 'comparison' || whole.decorator) return;
      for (const limit of limitsOf(whole.right, rules, whole.at)) {
        if (limit.row === '') continue;
        const key = `${rule.scope} ${identityOf(whole.left)} ${limit.row}`;
        const limited = { limit, rule, left: whole.left, at: whole.at };
        if (whole.operator.startsWith('lessThan')) lower.set(`${key} ${limit.name}`, [key, limited]);
        if (whole.operator.startsWith('greaterThan')) upper.push([key, limited, whole.leftName]);
      }
    };
    walk(rule.violatedWhen);
  }
  const byRow = new Map<string, Limited[]>();
  for (const [row, limited] of lower.values()) append(byRow, row, limited);
  const pairs = upper.flatMap(([key, most, name]) =>
    (byRow.get(key) ?? []).flatMap((least) => (least.limit.name === most.limit.name ? [] : [{ least, most, name }])),
  );
  // Limits of a column are read by the same comparisons.
  for (const ofColumns of grouped(pairs, ({ least, most }) => `${placeOf(least.at)} ${placeOf(most.at)}`).values()) {
    const crossed = ofColumns.filter(({ least, most }) => least.limit.value > most.limit.value);
    const isWhole = crossed.length > mostCrossed && crossed.length === ofColumns.length;
    for (const { least, most, name } of isWhole ? crossed.slice(0, 1) : crossed) {
      const more = isWhole ? `; so are all others, ${crossed.length - 1} more: are the two columns exchanged?` : '';
      yield {
        about: 'rules',
        at: isWhole && most.limit.at.file.endsWith('.csv') ? startOf(most.limit.at.file) : most.limit.at,
        code: 'crossed-limits',
        message: `no ${name} is accepted: ${least.limit.name} is ${least.limit.value}, above ${most.limit.name}, which is ${most.limit.value}${more}`,
        holds: true,
        under: rules.parameterSet.id,
        witness: () => betweenLimits(least, most, rules),
      };
    }
  }
}

/** So many rows are told one by one, though all of a table are crossed. */
const mostCrossed = 3;

/** A limit of a number, and the rule that holds the number to it. */
interface Limited {
  readonly limit: Limit;
  readonly rule: Rule;
  readonly left: Expression;
  /** The comparison. */
  readonly at: Position;
}

/** A number between two crossed limits, which violates the rules of both: their own examples with it. */
function betweenLimits(least: Limited, most: Limited, { program }: CaseRules): string {
  const answer = answerOf(least.left);
  if (!answer) return '';
  const { attribute, path } = answer;
  const between = (least.limit.value + most.limit.value) / 2;
  const number = answerIn(attribute, Number(between.toFixed(attribute.decimals)));
  const rules = [...new Set([least.rule, most.rule])];
  const tried = rules.flatMap(examplesOf).map((given) => withAnswer(given, path, number));
  return violatingAll(rules, tried, program);
}
