import { Cursor } from '../documents/cursor.js';
import type { LocatedMap } from '../documents/located.js';
import type { Attribute } from '../rules/model/attribute.js';
import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import { oppositeOf } from '../rules/resolve/opposite-of.js';
import type { Rule } from '../rules/model/rule.js';
import { severityIn } from '../rules/model/rule-set.js';
import type { CaseRules } from '../screens/model/systems.js';
import { clausesOf } from './clauses-of.js';
import type { Domain } from './domain.js';
import type { Domains } from './domains.js';
import type { Everywhere } from './everywhere.js';
import { identityOf } from './identity-of.js';
import { notTrueOf } from './not-true-of.js';
import { Possible } from './possible.js';
import { unwritten } from './unwritten.js';
import {
  type Answer,
  answerAt,
  answerIn,
  answerOf,
  examplesOf,
  isViolated,
  nothingGiven,
  withAnswer,
  writtenGiven,
} from './witness.js';

type Comparison = NodeOf<'comparison', Condition>;

/**
 * One way to violate an error rule by the value of one answer: what it says of that value, and what must hold besides.
 */
interface Ban {
  readonly rule: Rule;
  readonly of: readonly Comparison[];
  readonly besides: readonly Comparison[];
}

/** An answer, or a number that is reckoned from some, as a comparison has it on its left. */
interface Compared {
  readonly left: Expression;
  readonly leftName: string;
  /** Undefined: it is reckoned. */
  readonly answer: Answer | undefined;
}

/** So many rules are looked at together that forbid one value each. */
const mostTogether = 12;

/** Error rules that together leave no answer: whatever is said, one of them is violated. */
export function* checkContradictions(
  rules: CaseRules,
  domains: Domains,
  possible = new Possible(rules.ruleSet, domains),
): Iterable<Everywhere> {
  const { parameterSet } = rules;
  for (const { name, left, answer, bans } of answersIn(rules))
    for (const together of contradictions(left, bans, possible, domains)) {
      const witness = answer
        ? witnessOf(answer, domains.of(left), together, possible, rules)
        : witnessInExamples(together, rules);
      if (!witness) continue;
      const found = [...new Set(together.map(({ rule }) => rule))];
      const names = found.map(({ id }) => id);
      for (const rule of found) {
        const others = names.filter((id) => id !== rule.id).join(', ');
        yield {
          about: 'rules',
          at: rule.at,
          code: 'contradictory-rules',
          message: `the rule ${rule.id} and ${others} leave no value of ${name}: each one violates one of them${witness}`,
          holds: true,
          under: parameterSet.id,
        };
      }
    }
}

/**
 * A case in which the service itself forbids every value that is tried: what must hold besides, or an example of the
 * rules; undefined: there is none.
 */
function witnessOf(
  { attribute, path }: Answer,
  domain: Domain,
  together: readonly Ban[],
  possible: Possible,
  { program }: CaseRules,
): string | undefined {
  const rules = [...new Set(together.map(({ rule }) => rule))];
  const besides = together.flatMap((ban) => ban.besides);
  const examples = rules.flatMap(examplesOf);
  const inExamples = examples
    .flatMap((given) => answerAt(given, path) ?? [])
    // What is not said exactly violates nothing.
    .filter(({ value }) => attribute.kind !== 'date' || String(value).length === '2026.01.31'.length);
  const samples = samplesOf(attribute, domain);
  const tried = [...samples.map((value) => answerIn(attribute, value)), ...inExamples];
  const isForbidden = (given: LocatedMap): boolean =>
    tried.length > 0 &&
    tried.every((value) => {
      const answered = withAnswer(given, path, value);
      return rules.some((rule) => isViolated(rule, answered, program));
    });
  const witness = [possible.given(besides) ?? nothingGiven, ...examples].find(isForbidden);
  return witness && `; with given: ${writtenGiven(witness)}`;
}

/**
 * An example of rules about a number that is reckoned: the service itself must forbid each of them that comes to
 * something; undefined: it does not, or they ask for something besides.
 */
function witnessInExamples(together: readonly Ban[], { program }: CaseRules): string | undefined {
  if (!together.every(({ of, besides }) => besides.length === 0 && of.every(isFixed))) return undefined;
  const rules = [...new Set(together.map(({ rule }) => rule))];
  const decided = rules.flatMap((rule) =>
    examplesOf({
      ...rule,
      examples: rule.examples.filter(({ expect }) => expect instanceof Cursor && expect.text !== 'undecided'),
    }),
  );
  const [first, ...others] = decided.filter((given) => rules.some((rule) => isViolated(rule, given, program)));
  return first && others.length === decided.length - 1 ? `; with given: ${writtenGiven(first)}` : undefined;
}

const isFixed = ({ right }: Comparison): boolean => right.node === 'literal' || right.node === 'parameter';

/** Values that stand for all: every code; of numbers the bounds and some between them, of dates some of each age. */
function samplesOf({ kind, decimals = 0 }: Attribute, { values, low, high }: Domain): readonly (string | number)[] {
  if (kind === 'date') return ['1900.01.01', '1960.06.15', '2000.01.01', '2020.12.31', '2100.01.01'];
  if (kind === 'string') return ['Anything'];
  if (values) return [...values].filter((value) => typeof value !== 'boolean');
  return [low, high, Number(((low + high) / 2).toFixed(decimals)), 0, 1000, 1e6].filter(
    (value) => Number.isFinite(value) && value >= low && value <= high,
  );
}

/** The single values that error rules compare, each with the ways in which they forbid some of its values. */
function answersIn({ ruleSet, parameterSet }: CaseRules) {
  const answers = new Map<string, Compared & { readonly name: string; readonly bans: Ban[] }>();
  for (const rule of ruleSet.rules) {
    if (severityIn(parameterSet, rule) !== 'error') continue;
    for (const clause of clausesOf(rule.violatedWhen) ?? []) {
      const compared = new Map(clause.flatMap(answersOf).map((each) => [identityOf(each.left), each]));
      for (const [identity, { left, leftName, answer: of }] of compared) {
        // Where it is not shown, another answer is what is wrong.
        if (of && !rule.concerns.includes(leftName)) continue;
        const isAbout = ({ left: other }: Comparison): boolean => isOrReads(identityOf(other), identity);
        const key = `${rule.scope} ${identity}`;
        const known = answers.get(key) ?? { name: `${rule.scope}.${leftName}`, left, leftName, answer: of, bans: [] };
        answers.set(key, known);
        known.bans.push({ rule, of: clause.filter(isAbout), besides: clause.filter((each) => !isAbout(each)) });
      }
    }
  }
  return answers.values();
}

/** What belongs to the entry of a catalogue is chosen with it. */
function answersOf({ decorator, left, leftName, operator }: Comparison): readonly Compared[] {
  if (decorator !== undefined || operator === 'isKnown') return [];
  const answer = answerOf(left);
  const isReckoned = left.node === 'derived' && left.type.kind === 'number';
  return answer || isReckoned ? [{ left, leftName, answer }] : [];
}

const isOrReads = (other: string, identity: string): boolean => other === identity || other.startsWith(`${identity}.`);

/** The fewest bans that leave nothing, each set once. */
function* contradictions(
  left: Expression,
  bans: readonly Ban[],
  possible: Possible,
  domains: Domains,
): Iterable<readonly Ban[]> {
  // What it is compared with is there; what belongs to the chosen entry need not be.
  const allowed = (each: Comparison): Condition =>
    identityOf(each.left) === identityOf(left) ? oppositeOf(each) : notTrueOf(each);
  const leaves = (answer: Condition, chosen: readonly Ban[]): boolean =>
    possible.together([answer, ...chosen.map(({ of }) => ({ node: 'any' as const, conditions: of.map(allowed) }))]);
  const reach = (chosen: readonly Ban[]): boolean => possible.together(chosen.flatMap(({ besides }) => besides));
  const found = new Set<string>();
  const isNew = (chosen: readonly Ban[]): boolean => {
    const ids = new Set(chosen.map(({ rule }) => rule.id));
    const key = [...ids].sort().join();
    if (ids.size < 2 || found.has(key)) return false;
    found.add(key);
    return true;
  };
  const there = unwritten(left, 'isKnown', { node: 'literal', value: true, type: { kind: 'truth' } });
  // A rule that alone forbids every value forbids what stands besides it.
  const some = bans.filter((ban) => leaves(there, [ban]));
  for (const [index, one] of some.entries())
    for (const other of some.slice(index + 1))
      if (one.rule !== other.rule && !leaves(there, [one, other]) && reach([one, other]) && isNew([one, other]))
        yield [one, other];
  const { values } = domains.of(left);
  if (!values || values.size < 3 || values.size > mostTogether) return;
  const forbidding = [...values].map((value) => {
    const answer = unwritten(left, 'equal', { node: 'literal', value, type: left.type });
    return some.filter((ban) => !leaves(answer, [ban]));
  });
  const chosen = oneOfEach(forbidding, reach);
  if (chosen && chosen.length > 2 && isNew(chosen)) yield chosen;
}

/** For each value one ban that forbids it, all of them possible together. */
function oneOfEach(
  forbidding: readonly (readonly Ban[])[],
  reach: (chosen: readonly Ban[]) => boolean,
  chosen: readonly Ban[] = [],
): readonly Ban[] | undefined {
  const [first, ...rest] = forbidding;
  if (!first) return chosen;
  if (first.some((ban) => chosen.includes(ban))) return oneOfEach(rest, reach, chosen);
  for (const ban of first) {
    const next = [...chosen, ban];
    const found = reach(next) ? oneOfEach(rest, reach, next) : undefined;
    if (found) return found;
  }
  return undefined;
}
