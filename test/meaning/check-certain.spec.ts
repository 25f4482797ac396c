import { expect } from 'chai';
import { checkCertain } from '../../src/meaning/check-certain.js';
import { Domains } from '../../src/meaning/domains.js';
import type { Condition } from '../../src/rules/model/expression.js';
import type { ScreenDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const rules = realSystems().forCsp(2) as CaseRules;
const all = [...rules.screens.bySourceType.values()].flatMap(({ screens }) => screens);

function toldWith(change: (screen: ScreenDefinition) => ScreenDefinition): readonly string[] {
  const screens = withScreens(rules.screens, change);
  return [...checkCertain({ ...rules, screens }, new Domains(rules.program))]
    .filter(({ holds, intended }) => holds && !intended)
    .map(({ message }) => message);
}

describe('A condition of a screen that holds whatever is answered', () => {
  it('is told of whichever screen of one family that is shown as soon as the family is known', () => {
    const ofFamilies = all.filter(
      ({ shownWhen }) =>
        shownWhen.node === 'comparison' && shownWhen.operator === 'equal' && shownWhen.leftName === 'code.family',
    );
    expect(ofFamilies.length).to.be.above(20);
    for (const { key, shownWhen } of ofFamilies) {
      const known = {
        ...shownWhen,
        operator: 'isKnown',
        right: { node: 'literal', value: true, type: { kind: 'truth' } },
      };
      const told = toldWith((screen) => (screen.key === key ? { ...screen, shownWhen: known as Condition } : screen));
      expect(told, key).to.have.length(1);
      expect(told[0]).to.match(
        new RegExp(`^the screen ${key} is shown whatever code\\.family is; \\d+ other screens `),
      );
    }
  });

  it('is told of a notice that is shown for a yes and for a no', () => {
    const noticed = all.flatMap(({ questions }) => questions.flatMap(({ notices }) => notices));
    const conditional = noticed.filter(({ shownWhen }) => shownWhen.node === 'comparison');
    expect(conditional.length).to.be.above(0);
    for (const { shownWhen } of conditional) {
      const both = [true, false].map((value) => ({
        ...shownWhen,
        operator: 'equal',
        right: { node: 'literal', value, type: { kind: 'truth' } },
      }));
      const either = { node: 'any', conditions: both } as unknown as Condition;
      const told = toldWith((screen) => ({
        ...screen,
        questions: screen.questions.map((question) => ({
          ...question,
          notices: question.notices.map((notice) =>
            notice.shownWhen === shownWhen ? { ...notice, shownWhen: either } : notice,
          ),
        })),
      }));
      expect(told.filter((message) => /this is so: it asks only whether it is known$/.test(message))).to.have.length(1);
    }
  });
});
