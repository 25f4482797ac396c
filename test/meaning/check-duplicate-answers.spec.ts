import { expect } from 'chai';
import { askedAnew } from '../../src/meaning/asked.js';
import { checkDuplicateAnswers } from '../../src/meaning/check-duplicate-answers.js';
import { Domains } from '../../src/meaning/domains.js';
import { Possible } from '../../src/meaning/possible.js';
import type { Condition } from '../../src/rules/model/expression.js';
import type { ScreenDefinition, ScreenSet } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const always: Condition = { node: 'always', value: true };

describe('One answer for which two screens of this repository ask', () => {
  for (const csp of [1, 2]) {
    const rules = realSystems().forCsp(csp) as CaseRules;
    const possible = new Possible(rules.ruleSet, new Domains(rules.program));
    const found = (screens: ScreenSet) => [
      ...checkDuplicateAnswers({ ...rules, screens }, new Domains(rules.program), possible, askedAnew),
    ];
    /** Some screens are shown always, with all that they ask. */
    const withOpenScreens = (isOpen: (screen: ScreenDefinition) => boolean): ScreenSet => ({
      ...rules.screens,
      bySourceType: new Map(
        [...rules.screens.bySourceType].map(([id, source]) => {
          const screens = source.screens.map((screen) =>
            isOpen(screen)
              ? {
                  ...screen,
                  shownWhen: always,
                  questions: screen.questions.map((question) => ({ ...question, shownWhen: always })),
                }
              : screen,
          );
          return [id, { ...source, screens }] as const;
        }),
      ),
    });

    it(`is asked for by one of them only in each case (parameter set ${csp})`, () => {
      const pairs = found(rules.screens);
      expect(pairs.length).to.be.greaterThan(50);
      expect(pairs.filter(({ holds }) => holds).map(({ message }) => message)).to.deep.equal([]);
    });

    it(`is found at the second of them once that is shown always, with a case that is shown both (parameter set ${csp})`, () => {
      const pairs = found(rules.screens);
      for (const key of new Set(pairs.map(({ message }) => /^the question (\w+)/.exec(message)?.[1]))) {
        const open = found(withOpenScreens((screen) => screen.key === key));
        const ofScreen = open.filter(({ message }) => message.startsWith(`the question ${key}.`));
        expect(ofScreen.map(({ holds }) => holds)).to.not.include(false);
        for (const { witness } of ofScreen) expect(witness?.()).to.match(/^; with given: \{.+\}$/);
      }
    });
  }
});
