import { expect } from 'chai';
import { askedAnew } from '../../src/meaning/asked.js';
import { checkDuplicateAnswers } from '../../src/meaning/check-duplicate-answers.js';
import { Domains } from '../../src/meaning/domains.js';
import type { Everywhere } from '../../src/meaning/everywhere.js';
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

    it(`is asked for by one of them only in each case (parameter set ${csp})`, () =>
      expect(found(rules.screens).map(({ message }) => message)).to.deep.equal([]));

    it(`is told once, with a case that is shown both, where one screen is shown always that asks what others ask (parameter set ${csp})`, () => {
      let open = 0;
      for (const { screens } of rules.screens.bySourceType.values())
        for (const { key } of screens) {
          const findings = found(withOpenScreens((screen) => screen.key === key));
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
      const findings = found(withOpenScreens(() => true));
      const pairs = findings.reduce((sum, { message }) => sum + pairsIn(message), 0);
      expect(pairs).to.be.greaterThan(50);
      expect(findings.length).to.be.lessThan(pairs / 2);
    });
  }

  it('is not told of a question that says why it is meant so, and is a finding there when it is not so', () => {
    const rules = realSystems().forCsp(1) as CaseRules;
    const possible = new Possible(rules.ruleSet, new Domains(rules.program));
    const opened = (intended: string | undefined): ScreenSet => ({
      ...rules.screens,
      bySourceType: new Map(
        [...rules.screens.bySourceType].map(([id, source]) => [
          id,
          {
            ...source,
            screens: source.screens.map((screen) => ({
              ...screen,
              shownWhen: always,
              questions: screen.questions.map((question) => ({ ...question, shownWhen: always, intended })),
            })),
          },
        ]),
      ),
    });
    const of = (screens: ScreenSet) => [
      ...checkDuplicateAnswers({ ...rules, screens }, new Domains(rules.program), possible, askedAnew),
    ];
    expect(of(opened(undefined)).filter(({ intended }) => intended)).to.deep.equal([]);
    const excused = of(opened('both are wanted'));
    expect(excused.length).to.be.greaterThan(100);
    expect(excused.filter(({ intended, holds }) => !intended || !holds)).to.deep.equal([]);
  });
});

/** How many pairs of questions a message tells of. */
const pairsIn = (message: string): number =>
  message.split(' asks what ').length - 1 + Number(/, and (\d+) more;/.exec(message)?.[1] ?? 0);
