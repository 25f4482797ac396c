import type { Rule } from '../../rules/model/rule.js';
import { severityIn } from '../../rules/model/rule-set.js';
import { oppositeOf } from '../../rules/resolve/opposite-of.js';
import type { CaseRules } from '../../screens/model/systems.js';
import { Domains } from '../domains.js';
import { type Everywhere, excused } from '../everywhere.js';
import { mayStandFor, restsOnNoMore, saysNothing, weightIn } from '../standing.js';
import { examplesOf, isViolated, nothingGiven, violatingAll } from '../witness.js';
import { type Ban, bansOf } from './bans.js';
import { checkCodes } from './check-codes.js';
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
 * rules that imply or contradict others, codes of which they leave no numbers. A solver proves it, so that it is
 * asked for (`check --deep`).
 */
export async function* checkDeep(rules: CaseRules, solve: Solve): AsyncIterable<Everywhere> {
  const domains = new Domains(rules.program);
  const { ruleSet, parameterSet } = rules;
  for (const scope of new Set(ruleSet.rules.map((rule) => rule.scope))) {
    const terms = new Terms(rules.program, domains);
    const judged = ruleSet.rules.filter((rule) => rule.scope === scope && weightIn(parameterSet, rule) > 0);
    const bans = judged
      .filter((rule) => severityIn(parameterSet, rule) === 'error')
      .flatMap((rule) => bansOf(rule, terms));
    const claims = [...claimsOf(judged, bans, rules, terms)];
    const answers = await solve(claims.map(({ question }) => terms.asked(question)));
    for (const [index, { unless = [], finding, isRefuted = () => false }] of claims.entries()) {
      const isSo = answers[index] === 'impossible' && !isRefuted();
      const others = isSo ? await solve(unless.map((each) => terms.asked(each))) : [];
      yield { ...finding, holds: isSo && others.every((answer) => answer === 'possible') };
    }
    yield* checkCodes(bans, rules, terms, solve);
  }
}

function* claimsOf(judged: readonly Rule[], bans: readonly Ban[], rules: CaseRules, terms: Terms): Iterable<Claim> {
  const { parameterSet, program } = rules;
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
      unless: [[truth(rule)]],
      finding: {
        ...about,
        code: 'inevitable-violation',
        message: `the rule ${rule.id} is violated by every case: whatever a case holds fulfils violatedWhen`,
        witness: () => violatingAll([rule], [nothingGiven, ...examplesOf(rule)], program),
      },
    };
    for (const other of judged) {
      if (!mayStandFor(other, rule) || !restsOnNoMore(other, rule)) continue;
      const more = weightIn(parameterSet, other) - weightIn(parameterSet, rule);
      if (more < 0) continue;
      const isFirst = more === 0 && judged.indexOf(other) > judged.indexOf(rule);
      yield {
        question: [truth(rule), `(not ${truth(other)})`],
        isRefuted: () =>
          examplesOf(rule).some((given) => isViolated(rule, given, program) && !isViolated(other, given, program)),
        unless: [[truth(rule)], ...(isFirst ? [[truth(other), `(not ${truth(rule)})`]] : [])],
        finding: {
          ...about,
          code: 'implied-rule',
          message: saysNothing(rule, other),
          witness: () => violatingAll([rule, other], examplesOf(rule), program),
        },
      };
    }
  }
  for (const [index, one] of bans.entries())
    for (const other of bans.slice(index + 1))
      if (one.rule !== other.rule && [...one.numbers].some((number) => other.numbers.has(number)))
        yield* contradiction(one, other, rules);
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
