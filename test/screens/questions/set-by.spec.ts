import { expect } from 'chai';
import { personaState } from '../../../src/authoring/explain/subjects/persona-state.js';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import type { Instance } from '../../../src/rules/program/program.js';
import { answersThatSet, attributesThatSet } from '../../../src/screens/questions/set-by.js';
import { realLoaded } from '../../support/explain/loaded.js';
import { realSystems } from '../../support/rules/real-systems.js';

const attributeOf = ({ kind }: Instance, fact: string): Attribute => {
  const attribute = kind.attributes.get(fact);
  if (!attribute) throw new Error(`${kind.name} has no ${fact}`);
  return attribute;
};

describe('What sets an attribute', () => {
  it('is every attribute that also sets it, at once or by way of another, and no other', () => {
    for (const ruleSet of realSystems().ruleSets) {
      const all = [...ruleSet.objects.values()].flatMap(({ attributes }) => [...attributes.values()]);
      const setBy = (attribute: Attribute): ReadonlySet<Attribute> => {
        const direct = all.filter(({ alsoSets }) => alsoSets.some((effect) => effect.attribute === attribute));
        return new Set(direct.flatMap((each) => [each, ...setBy(each)]));
      };
      for (const attribute of all)
        expect(new Set(attributesThatSet(attribute, ruleSet))).to.deep.equal(setBy(attribute));
    }
  });

  it('is the answer of the object itself, or of those that lead to it, and not of others', async () => {
    const { view } = await personaState('jointLifeMortgage', {}, realLoaded());
    const [first, second] = view.instancesOf('person');
    const benefits = view.instancesOf('benefit');
    if (!first || !second) throw new Error('there is one person only');
    const found = benefits.map((instance) =>
      answersThatSet({ instance, attribute: attributeOf(instance, 'ageAtEntry') }).map((answer) => answer.instance.id),
    );
    expect(new Set(found.flat())).to.deep.equal(new Set([first.id, second.id]));
    for (const ids of found) expect(ids).to.have.length(1);
    const [benefit] = benefits;
    if (!benefit) throw new Error('there is no benefit');
    const ofSum = answersThatSet({ instance: benefit, attribute: attributeOf(benefit, 'benefitSumFinancial') });
    expect(ofSum.map(({ instance, attribute }) => [instance.id, attribute.fact])).to.deep.equal([
      [benefit.id, 'benefitSum'],
    ]);
  });
});
