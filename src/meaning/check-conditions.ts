import type { Condition } from '../rules/model/expression.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Everywhere } from './everywhere.js';
import { Domains } from './domains.js';
import { opposite, Possible } from './possible.js';

/** Rules that can never be violated or always are, questions and screens that are never shown (rule language, "What checking proves"). */
export function* checkConditions({ ruleSet, parameterSet, program, screens }: CaseRules): Iterable<Everywhere> {
  const possible = new Possible(program, new Domains(program));
  const isPossible = (...conditions: readonly Condition[]): boolean => possible.together(conditions);
  for (const rule of ruleSet.rules) {
    const { id, violatedWhen, at } = rule;
    const intended = rule.intended === undefined ? undefined : rule;
    const off = parameterSet.severities.get(id) === 'off';
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
      holds: !isPossible(violatedWhen),
    };
    yield {
      about: 'rules',
      at,
      intended,
      code: 'inevitable-violation',
      message: `the rule ${id} is violated by every case: whatever a case holds fulfils violatedWhen`,
      holds: !off && !isPossible(opposite(violatedWhen)),
    };
  }
  for (const { screens: list } of screens.bySourceType.values())
    for (const screen of list) {
      yield {
        about: 'screens',
        at: screen.at,
        code: 'impossible-condition',
        message: `the screen ${screen.key} is never shown: no value that a case can hold fulfils shownWhen`,
        holds: !isPossible(screen.shownWhen),
      };
      for (const question of screen.questions) {
        const around = question.within === undefined ? [screen.shownWhen] : [];
        const shown = isPossible(...around, question.shownWhen);
        yield {
          about: 'screens',
          at: question.at,
          code: 'impossible-condition',
          message: `the question ${screen.key}.${question.key} is never shown: no value that a case can hold fulfils the conditions around it`,
          holds: !shown && isPossible(screen.shownWhen),
        };
        yield {
          about: 'screens',
          at: question.at,
          code: 'impossible-condition',
          message: `the question ${screen.key}.${question.key} is never mandatory when it is shown`,
          holds:
            shown &&
            question.mandatoryWhen.node !== 'always' &&
            !isPossible(...around, question.shownWhen, question.mandatoryWhen),
        };
      }
    }
}
