import type { Attribute } from '../../rules/model/attribute.js';
import type { Rule } from '../../rules/model/rule.js';
import { severityIn } from '../../rules/model/rule-set.js';
import { oppositeOf } from '../../rules/resolve/opposite-of.js';
import { restsOn } from '../../rules/resolve/rests-on.js';
import type { CaseRules } from '../../screens/model/systems.js';
import { clausesOf } from '../clauses-of.js';
import { Domains } from '../domains.js';
import { type Everywhere, excused } from '../everywhere.js';
import { mayStandFor, restsOnNoMore, saysNothing, weightIn } from '../standing.js';
import { examplesOf, isViolated, nothingGiven, violatingAll } from '../witness.js';
import { leavingNoNumbers } from './number-witness.js';
import type { Solve } from './solver.js';
import { Terms } from './terms.js';

/** Something that is so when a question cannot be true. */
interface Claim {
  readonly question: readonly string[];
  readonly finding: Everywhere;
  /** Questions that must be possible, or else the claim says nothing. */
  readonly unless?: readonly (readonly string[])[];
  /** Whether the service says otherwise of an example. */
  isRefuted?(): boolean;
}

/**
 * What rules mean when their numbers are looked at together, facts unfolded: conditions that contradict themselves,
 * rules that imply or contradict others. A solver proves it, so that it is asked for (`check --deep`).
 */
export async function* checkDeep(rules: CaseRules, solve: Solve): AsyncIterable<Everywhere> {
  const domains = new Domains(rules.program);
  for (const scope of new Set(rules.ruleSet.rules.map((rule) => rule.scope))) {
    const terms = new Terms(rules.program, domains);
    const claims = [...claimsOf(scope, rules, terms)];
    const answers = await solve(claims.map(({ question }) => terms.asked(question)));
    for (const [index, { unless = [], finding, isRefuted = () => false }] of claims.entries()) {
      const isSo = answers[index] === 'impossible' && !isRefuted();
      const others = isSo ? await solve(unless.map((each) => terms.asked(each))) : [];
      yield { ...finding, holds: isSo && others.every((answer) => answer === 'possible') };
    }
  }
}

function* claimsOf(scope: string, rules: CaseRules, terms: Terms): Iterable<Claim> {
  const { ruleSet, parameterSet, program } = rules;
  const judged = ruleSet.rules.filter((rule) => rule.scope === scope && weightIn(parameterSet, rule) > 0);
  const violated = new Map(judged.map((rule) => [rule, terms.truth(rule.violatedWhen)]));
  const truth = (rule: Rule): string => violated.get(rule) ?? 'true';
  for (const rule of judged) {
    const about = { about: 'rules', at: rule.at, intended: excused(`the rule ${rule.id}`, rule), holds: true } as const;
    yield {
      question: [truth(rule)],
      isRefuted: () => examplesOf(rule).some((given) => isViolated(rule, given, program)),
      finding: {
        ...about,
        code: 'impossible-condition',
        message: `the rule ${rule.id} can never be violated: no value that a case can hold fulfils violatedWhen`,
      },
    };
    yield {
      question: [terms.truth(oppositeOf(rule.violatedWhen))],
      finding: {
        ...about,
        code: 'inevitable-violation',
        message: `the rule ${rule.id} is violated by every case: whatever a case holds fulfils violatedWhen`,
        witness: () => violatingAll([rule], [nothingGiven, ...examplesOf(rule)], program),
      },
    };
    for (const other of judged) {
      if (!mayStandFor(other, rule) || !restsOnNoMore(other, rule)) continue;
      if (weightIn(parameterSet, other) < weightIn(parameterSet, rule)) continue;
      const isLater = judged.indexOf(other) > judged.indexOf(rule);
      yield {
        question: [truth(rule), `(not ${truth(other)})`],
        isRefuted: () =>
          examplesOf(rule).some((given) => isViolated(rule, given, program) && !isViolated(other, given, program)),
        unless: [[truth(rule)], ...(isLater ? [[truth(other), `(not ${truth(rule)})`]] : [])],
        finding: {
          ...about,
          code: 'implied-rule',
          message: saysNothing(rule, other),
          witness: () => violatingAll([rule, other], examplesOf(rule), program),
        },
      };
    }
  }
  const bans = judged
    .filter((rule) => severityIn(parameterSet, rule) === 'error')
    .flatMap((rule) => bansOf(rule, terms));
  for (const [index, one] of bans.entries())
    for (const other of bans.slice(index + 1))
      if (one.rule !== other.rule && [...one.numbers].some((number) => other.numbers.has(number)))
        yield* contradiction(one, other, rules);
}

/** One way to violate an error rule by numbers: what it says of them, and what must hold besides. */
interface Ban {
  readonly rule: Rule;
  readonly numbers: ReadonlySet<Attribute>;
  readonly says: string;
  /** That what else it asks for is so, and the numbers are there. */
  readonly besides: readonly string[];
}

function bansOf(rule: Rule, terms: Terms): readonly Ban[] {
  return (clausesOf(rule.violatedWhen) ?? []).flatMap((clause) => {
    const of = clause.filter(({ decorator, left }) => decorator === undefined && left.type.kind === 'number');
    const sides = of.flatMap(({ left, right }) => [left, right]);
    const numbers = new Set([...restsOn(sides).attributes].filter(({ kind }) => kind === 'number'));
    const concerned = [...numbers].some(({ fact }) => rule.concerns.some((path) => path.split('.').at(-1) === fact));
    if (!concerned) return [];
    const besides = clause.filter((each) => !of.includes(each)).map((each) => terms.truth(each));
    const there = sides.flatMap((side) => (side.type.kind === 'number' ? terms.value(side).there : []));
    return [{ rule, numbers, says: terms.truth({ node: 'all', conditions: of }), besides: [...besides, ...there] }];
  });
}

/** Two rules that leave no numbers, where both speak and neither alone forbids them all: found at each of them. */
function* contradiction(one: Ban, other: Ban, { program, parameterSet }: CaseRules): Iterable<Claim> {
  const numbers = [...new Set([...one.numbers, ...other.numbers])];
  const both = [...one.besides, ...other.besides];
  for (const [ban, against] of [
    [one, other],
    [other, one],
  ] as const)
    yield {
      question: [...both, `(not ${one.says})`, `(not ${other.says})`],
      unless: [
        [...both, `(not ${one.says})`],
        [...both, `(not ${other.says})`],
      ],
      finding: {
        about: 'rules',
        at: ban.rule.at,
        code: 'contradictory-rules',
        message: `the rule ${ban.rule.id} and ${against.rule.id} leave no numbers: whatever they are, one of them is violated`,
        holds: true,
        under: parameterSet.id,
        witness: () => leavingNoNumbers(ban.rule, against.rule, numbers, program),
      },
    };
}
