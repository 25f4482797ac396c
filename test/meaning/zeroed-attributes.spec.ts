import { expect } from 'chai';
import { checkUse } from '../../src/meaning/check-use.js';
import type { Attribute } from '../../src/rules/model/attribute.js';
import { askedAttribute } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const rules = realSystems().forCsp(2) as CaseRules;
const benefit = rules.ruleSet.objects.get('benefit')?.attributes;

/** What is said of what no question asks for, when an answer no longer sets what it sets. */
function toldWithout(setting: Attribute, set: Attribute): readonly string[] {
  const changed = { ...setting, alsoSets: setting.alsoSets.filter(({ attribute }) => attribute !== set) };
  const asking = withScreens(rules.screens, (screen) => ({
    ...screen,
    questions: screen.questions.map((question) =>
      askedAttribute(question) !== setting
        ? question
        : question.kind === 'attribute'
          ? { ...question, attribute: changed }
          : { ...question, by: changed },
    ),
  }));
  return [...checkUse({ ...rules, screens: asking })]
    .filter(({ code, holds, intended }) => code === 'unasked-attribute' && holds && !intended)
    .map(({ message }) => message);
}

describe('what an answer sets beside it', () => {
  it('is asked for by nothing when the answer no longer sets it, though another answer sets it to 0', () => {
    const pairs = [...(benefit?.values() ?? [])].flatMap((setting) =>
      setting.alsoSets.map(({ attribute }) => [setting, attribute] as const),
    );
    const ofSums = pairs.filter(([setting]) => ['benefitSum', 'sumInsured'].includes(setting.fact));
    expect(ofSums).to.have.length.above(3);
    for (const [setting, set] of ofSums) {
      const [told] = toldWithout(setting, set).filter((message) => message.includes(` on benefit.${set.fact}, `));
      expect(told, set.fact).to.match(
        /^\w+ rely on benefit\.\w+, which no question asks for; it is set to 0 with \w+, and nothing sets it otherwise$/,
      );
    }
  });
});
