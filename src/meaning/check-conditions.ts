import type { Condition } from '../rules/model/expression.js';
import { remembered } from '../lists/remembered.js';
import type { Rule } from '../rules/model/rule.js';
import { severityIn } from '../rules/model/rule-set.js';
import { namesRead } from '../rules/model/definitions-read.js';
import { oppositeOf } from '../rules/resolve/opposite-of.js';
import type { CaseRules } from '../screens/model/systems.js';
import { askedAnew } from './asked.js';
import { type Everywhere, excused } from './everywhere.js';
import type { Domains } from './domains.js';
import { checkScreens } from './check-screens.js';
import { patternOf, patternsOf } from './patterns-of.js';
import { excludingParts } from './excluding-parts.js';
import { listedAlone } from './listed-alone.js';
import { Possible } from './possible.js';
import { examplesOf, nothingGiven, violatingAll } from './witness.js';

const rested = new WeakMap<Rule, readonly string[]>();

/**
 * Rules that can never be violated or always are, questions and screens that are never shown (rule language, "What
 * checking proves").
 */
export function* checkConditions(
  { ruleSet, parameterSet, program, screens }: CaseRules,
  domains: Domains,
  possible = new Possible(ruleSet, domains),
  asked = askedAnew,
): Iterable<Everywhere> {
  const isPossible = (...conditions: readonly Condition[]): boolean => possible.together(conditions);
  for (const rule of ruleSet.rules) {
    const { id, violatedWhen, at } = rule;
    const intended = excused(`the rule ${id}`, rule);
    const restsOn = (): readonly string[] =>
      remembered(rested, rule, () => [at.file, ...namesRead(ruleSet, violatedWhen)]);
    const off = severityIn(parameterSet, rule) === 'off';
    const listed = [...listedAlone(violatedWhen, [])];
    const { never, always, neverMet } = asked.rules(
      restsOn,
      `${ruleSet.system} ${parameterSet.id} ${id} means`,
      () => ({
        never: !isPossible(violatedWhen),
        always: !off && !isPossible(oppositeOf(violatedWhen)),
        neverMet: listed.map(({ alone, withAny }) => !isPossible(...alone) && isPossible(...withAny)),
      }),
    );
    yield {
      about: 'rules',
      at,
      intended,
      code: 'disabled-rule',
      message: `the rule ${id} is switched off in every parameter set`,
      holds: off,
    };
    yield {
      about: 'rules',
      at,
      intended,
      code: 'impossible-condition',
      message: `the rule ${id} can never be violated: no value that a case can hold fulfils violatedWhen`,
      holds: never,
      witness: () => {
        const shown = excludingParts([violatedWhen], possible, domains);
        // What is written once for several rules is a slip in the row of the one that it does not fit.
        const ofPattern = patternsOf(ruleSet).get(patternOf(rule)) ?? [];
        return ofPattern.length > 1 ? shown.said : shown;
      },
    };
    yield {
      about: 'rules',
      at,
      intended,
      code: 'inevitable-violation',
      message: `the rule ${id} is violated by every case: whatever a case holds fulfils violatedWhen`,
      holds: always,
      witness: () => violatingAll([rule], [nothingGiven, ...examplesOf(rule)], program),
    };
    for (const [index, { comparison, value }] of listed.entries())
      yield {
        about: 'rules',
        at: comparison.at,
        intended,
        code: 'unreachable-value',
        message: `${comparison.leftName} is never ${value} where the rule ${id} asks so: what must hold beside it excludes that`,
        holds: neverMet[index] === true,
      };
  }
  yield* checkScreens({ ruleSet, parameterSet, screens }, domains, possible, asked);
}
