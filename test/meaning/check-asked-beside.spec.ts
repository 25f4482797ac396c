import { expect } from 'chai';
import { checkAskedBeside } from '../../src/meaning/check-asked-beside.js';
import { Domains } from '../../src/meaning/domains.js';
import { oppositeOf } from '../../src/rules/resolve/opposite-of.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] =>
  [...checkAskedBeside(rules, new Domains(rules.program))].flatMap(({ holds, message }) => (holds ? [message] : []));

describe('Answers that a fact asks for together', () => {
  it('are asked for together by a screen, in all facts of this repository', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('are told where their screen is shown for everything else, whichever screen of pursuits it is', () => {
    let count = 0;
    const [rules] = systems as [CaseRules];
    for (const { screens } of rules.screens.bySourceType.values())
      for (const screen of screens) {
        const { shownWhen } = screen;
        if (screen.scope !== 'pursuit' || shownWhen.node !== 'comparison') continue;
        const otherwise = withScreens(rules.screens, (each) =>
          each === screen ? { ...each, shownWhen: oppositeOf(shownWhen) } : each,
        );
        const messages = told({ ...rules, screens: otherwise });
        if (messages.some((message) => message.includes('pursuit.ratingByAnswers asks here for '))) count++;
      }
    expect(count).to.be.at.least(8);
  });
});
