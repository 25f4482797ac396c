import { expect } from 'chai';
import { checkFollowUps } from '../../src/meaning/check-follow-ups.js';
import { Domains } from '../../src/meaning/domains.js';
import { ownNodes } from '../../src/meaning/own-nodes.js';
import type { Attribute } from '../../src/rules/model/attribute.js';
import type { FollowedUp, ScreenDefinition } from '../../src/screens/model/definition.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';
import { withScreens } from '../support/screens/with-screens.js';

const systems = [1, 2].map((csp) => realSystems().forCsp(csp) as CaseRules);

const told = (rules: CaseRules): readonly string[] =>
  [...checkFollowUps(rules, new Domains(rules.program))].filter(({ holds }) => holds).map(({ message }) => message);

const screensOf = ({ screens }: CaseRules): readonly ScreenDefinition[] =>
  [...screens.bySourceType.values()].flatMap((source) => source.screens);

/** What a body system is called in the catalogue, by the answer that the shipped fact joins with it. */
function systemsByAnswer({ ruleSet }: CaseRules): ReadonlyMap<Attribute, string> {
  const fact = ruleSet.objects.get('disorder')?.facts.get('statedBySystem');
  if (!fact) throw new Error('the fact is not there');
  const found = new Map<Attribute, string>();
  for (const node of ownNodes(fact.is)) {
    if (node.node !== 'all') continue;
    const [answer, contains] = node.conditions;
    if (answer?.node !== 'comparison' || contains?.node !== 'comparison' || contains.operator !== 'contains') continue;
    const [read] = [...ownNodes(answer)].flatMap((each) => (each.node === 'attribute' ? [each.attribute] : []));
    if (read && contains.right.node === 'literal') found.set(read, String(contains.right.value));
  }
  return found;
}

/** The screens of one family of disorders: the family, by the key of the screen. */
function families(rules: CaseRules): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { key, shownWhen: shown, followsUp } of screensOf(rules))
    if (
      followsUp &&
      shown.node === 'comparison' &&
      shown.leftName === 'code.family' &&
      shown.operator === 'equal' &&
      shown.right.node === 'literal'
    )
      found.set(key, String(shown.right.value));
  return found;
}

describe('A screen that follows up another question than the one that asks for what it is shown for', () => {
  it('is none of the shipped ones', () => {
    for (const rules of systems) expect(told(rules)).to.deep.equal([]);
  });

  it('is told exactly where no disorder of its family is of the body system that the question asks for', () => {
    for (const rules of systems) {
      const words = systemsByAnswer(rules);
      expect(words.size).to.be.above(10);
      const disorders = [...(rules.ruleSet.catalogues.get('disorders')?.entries.values() ?? [])];
      let wrong = 0;
      for (const [key, family] of families(rules))
        for (const [attribute, word] of words) {
          const screens = withScreens(rules.screens, (screen) =>
            screen.key === key ? { ...screen, followsUp: { ...(screen.followsUp as FollowedUp), attribute } } : screen,
          );
          const isAsked = disorders.some(
            ({ cells: { family: of, systems: lists } }) =>
              of === family && Array.isArray(lists) && lists.includes(word),
          );
          const [message, ...others] = told({ ...rules, screens });
          expect(others).to.deep.equal([]);
          if (isAsked) expect(message, `${key} ${attribute.fact}`).to.equal(undefined);
          else
            expect(message, key).to.match(
              new RegExp(`^the screen ${key} follows up ${attribute.fact}, but is shown for`),
            );
          wrong += isAsked ? 0 : 1;
        }
      expect(wrong).to.be.above(100);
    }
  });
});
