import { expect } from 'chai';
import { conditionText } from '../../../../src/authoring/diff/items/condition-text.js';
import { lab } from '../../../support/evaluator/lab.js';
import { sampleLoaded } from '../../../support/explain/loaded.js';
import { realSystems } from '../../../support/rules/real-systems.js';
import { expectText } from '../../../support/words/expect-text.js';

describe('a condition as compact text', () => {
  const rules = realSystems().ruleSets.flatMap((ruleSet) => ruleSet.rules);
  const facts = realSystems().ruleSets.flatMap(({ objects }) =>
    [...objects.values()].flatMap((kind) => [...kind.facts.values()]),
  );

  for (const [id, text] of [
    ['smoker-types-differ', 'asSmoker = yes and asNonSmoker = yes'],
    ['entry-age-below-minimum', 'ageAtEntry < benefitType.minimumEntryAge'],
    ['alcohol-advice-to-be-assessed', 'alcoholAdvice = yes and alcoholAdviceDate is known'],
  ] as const)
    it(`of the rule ${id} is: ${text}`, () => {
      const rule = rules.find((each) => each.id === id);
      expect(rule && conditionText(rule.violatedWhen)).to.equal(text);
    });

  for (const [operator, text] of [
    ['equal', '='],
    ['notEqual', '≠'],
    ['lessThan', '<'],
    ['lessThanInclusive', '≤'],
    ['greaterThan', '>'],
    ['greaterThanInclusive', '≥'],
    ['in', 'is one of'],
    ['notIn', 'is none of'],
  ] as const)
    it(`says ${text} for ${operator}`, () => {
      const compared = rules.find(({ id }) => id === 'entry-age-below-minimum')?.violatedWhen;
      if (compared?.node !== 'comparison') throw new Error('the rule compares no more');
      expect(conditionText({ ...compared, operator })).to.equal(`ageAtEntry ${text} benefitType.minimumEntryAge`);
    });

  it('is, of every kind of value and condition, what is written down', () => {
    const [sample] = sampleLoaded().systems.ruleSets;
    const told = [lab.ruleSet, ...(sample ? [sample] : [])].flatMap(({ objects, rules: all }) => [
      ...[...objects.values()].flatMap((kind) =>
        [...kind.facts.values()].map(({ name, is }) => `${kind.name}.${name}: ${conditionText(is)}`),
      ),
      ...all.flatMap(({ id, violatedWhen, with: own }) => [
        `${id}: ${conditionText(violatedWhen)}`,
        ...[...own.values()].map(({ name, is }) => `  ${name}: ${conditionText(is)}`),
      ]),
    ]);
    expectText('conditions-as-compact-text.txt', `${told.join('\n')}\n`);
  });

  it('is said of every rule and fact of this repository, with nothing that only the program knows', () => {
    const texts = [
      ...rules.flatMap(({ violatedWhen, with: own }) => [violatedWhen, ...[...own.values()].map(({ is }) => is)]),
      ...facts.map(({ is }) => is),
    ].map(conditionText);
    for (const text of texts)
      expect(text)
        .to.match(/\S/)
        .and.not.match(/undefined|\[object|NaN|\(\)/);
  });
});
