import { expect } from 'chai';
import { askedAnew } from '../../src/meaning/asked.js';
import { checkDuplicateAnswers } from '../../src/meaning/check-duplicate-answers.js';
import { Domains } from '../../src/meaning/domains.js';
import type { Everywhere } from '../../src/meaning/everywhere.js';
import { Possible } from '../../src/meaning/possible.js';
import type { Condition } from '../../src/rules/model/expression.js';
import type { ScreenDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const always: Condition = { node: 'always', value: true };

/** A screen that is shown always, with all that it asks. */
const opened = (screen: ScreenDefinition): ScreenDefinition => ({
  ...screen,
  shownWhen: always,
  questions: screen.questions.map((question) => ({ ...question, shownWhen: always })),
});

describe('One answer for which two screens of this repository ask', () => {
  for (const csp of [1, 2]) {
    const rules = realSystems().forCsp(csp) as CaseRules;
    const domains = new Domains(rules.program);
    const possible = new Possible(rules.ruleSet, domains);
    /** What is found of the screens with each changed. */
    const found = (change: (screen: ScreenDefinition) => ScreenDefinition) => [
      ...checkDuplicateAnswers({ ...rules, screens: withScreens(rules.screens, change) }, domains, possible, askedAnew),
    ];

    it(`is asked for by one of them only in each case (parameter set ${csp})`, () =>
      expect(found((screen) => screen).map(({ message }) => message)).to.deep.equal([]));

    it(`is told once, with a case that is shown both, where one screen is shown always that asks what others ask (parameter set ${csp})`, () => {
      let open = 0;
      for (const { screens } of rules.screens.bySourceType.values())
        for (const { key } of screens) {
          const all = found((screen) => (screen.key === key ? opened(screen) : screen));
          // What a question says to be meant is no finding.
          const findings = all.filter(({ intended }) => !intended);
          if (findings.length === 0) continue;
          open++;
          expect(
            findings.map(({ holds, under }) => [holds, under]),
            key,
          ).to.deep.equal([[true, csp]]);
          const [finding] = findings as [Everywhere];
          expect(finding.message).to.contain(`${key}.`);
          expect(finding.message).to.match(/^\S+ asks what \S+ asks \(\S+\)(, .+)?; both may be shown$/);
          expect(finding.witness?.()).to.match(/^; with given: \{.*\}$/);
        }
      expect(open).to.be.greaterThan(20);
    });

    it(`is told once for each screen that another one repeats, when all are shown always (parameter set ${csp})`, () => {
      const findings = found(opened);
      const pairs = findings.reduce((sum, { message }) => sum + pairsIn(message), 0);
      expect(pairs).to.be.greaterThan(50);
      expect(findings.length).to.be.lessThan(pairs / 2);
    });

    it(`is not told of questions that say why it is meant so, but to each of them (parameter set ${csp})`, () => {
      const meant = (intended: string | undefined) =>
        found((screen) => {
          const { questions, ...rest } = opened(screen);
          return { ...rest, questions: questions.map((question) => ({ ...question, intended })) };
        });
      expect(meant(undefined).filter(({ intended }) => intended)).to.deep.equal([]);
      const excused = meant('both are wanted');
      expect(excused.length).to.be.greaterThan(100);
      expect(excused.filter(({ intended, holds }) => !intended || !holds)).to.deep.equal([]);
    });
  }
});

/** How many pairs of questions a message tells of. */
const pairsIn = (message: string): number =>
  message.split(' asks what ').length - 1 + Number(/, and (\d+) more;/.exec(message)?.[1] ?? 0);
