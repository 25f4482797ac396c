import { expect } from 'chai';
import { explainCase } from '../../../src/authoring/explain/explain-case.js';
import { exampleStates } from '../../../src/authoring/explain/subjects/example-states.js';
import { personaState } from '../../../src/authoring/explain/subjects/persona-state.js';
import { explanationText } from '../../../src/authoring/explain/text/explanation-text.js';
import { examplesOf } from '../../../src/rules/examples/examples-of.js';
import { realLoaded, sampleLoaded } from '../../support/explain/loaded.js';
import { expectText } from '../../support/words/expect-text.js';

/**
 * What is said of an example of the reference of the rule language, without its first three lines and the places in
 * files.
 */
function told(example: string): string {
  const [state] = exampleStates(example, {}, sampleLoaded());
  if (!state) throw new Error(`there is no example ${example}`);
  const text = explanationText(explainCase(state, {}, sampleLoaded()));
  return text
    .split('\n')
    .slice(3)
    .join('\n')
    .replace(/ {2}rules\/\S+:\d+/g, '')
    .trim();
}

const texts: readonly (readonly [what: string, example: string, text: string])[] = [
  [
    'a violation: its tree, what its values are computed from, the nearest other answers',
    'period-too-long#3',
    `
VIOLATED (error)  period-too-long, benefit 3  checked in technical
  "The benefit ends too late, after 51 years."
  true     all of
    true     benefitType (accidentalDeath) is one of [termLife, accidentalDeath]
    true     any of
      true     endAge (71 years) > limit (70 years)
                endAge = 71 years
                  add
                    ageAtEntry = 20 years  answer
                    insurancePeriod = 51 years  answer
                limit = 70 years
                  lowest
                    latestEndAge = 85 years
                      endAge of the table csp.endAges = 85 years  row 2
                        benefitType.group = accidentalDeath  of benefitType = accidentalDeath
                    add = 70 years
                      person.age = 20 years  answer of person 2
                      benefitType.longestPeriod = 50 years  of benefitType = accidentalDeath
      false    insurancePeriod (51 years) ≤ 0 years
  No longer violated with one other answer:
    ageAtEntry of benefit 3: 19 years, instead of 20 years
    insurancePeriod of benefit 3: 50 years, instead of 51 years
    benefitType of benefit 3: termLife or disabilityIncome or tontine, instead of accidentalDeath`,
  ],
  [
    'the objects that an operator looked at, and what is not sure of them',
    'old-pursuits#1',
    `
VIOLATED (information)  old-pursuits, person 2  checked in applicant
  "Practised for long: Diving."
  true     at least one of oldPursuits ([DIVING "Diving", unknown]) is known
            oldPursuits = [DIVING "Diving", unknown]
              list over pursuits = [DIVING "Diving", unknown]
                pursuit 3  counts
                  true     since (2009) is before 2010
                  code = DIVING "Diving"  answer
                pursuit 4  may count
                  unknown  since (not answered) is before 2010
  No longer violated with one other answer:
    since of pursuit 3: 2010, instead of 2009`,
  ],
  [
    'the case of a choice that was taken',
    'longestAllowed#2',
    `
longestAllowed = 67 years
  false    smokerType (nonSmoker) = smoker
    csp.retirementAge = 67 years`,
  ],
  [
    'an answer in the unit in which it was given',
    'typedHeight#1',
    `
typedHeight = 6
  height.entered = 6  answer given as 6 ft`,
  ],
];

describe('the text of an explanation', () => {
  for (const [what, example, text] of texts)
    it(`tells ${what}`, () => {
      expect(told(example)).to.equal(text.trim());
    });

  it('names every rule of a case: violated and undecided ones in full, the others in lists', async () => {
    const state = await personaState('diver', {}, sampleLoaded());
    const explanation = explainCase(state, {}, sampleLoaded());
    const text = explanationText(explanation);
    for (const { rule, verdict } of explanation.rules) {
      if (verdict === 'undecided') expect(text).to.match(new RegExp(`^UNDECIDED .*${rule}, `, 'm'));
      if (verdict === 'satisfied') expect(text).to.match(new RegExp(`^satisfied .*${rule}`, 'm'));
      if (verdict === 'off') expect(text).to.match(new RegExp(`^switched off .*${rule}`, 'm'));
    }
    expect(text).to.contain('dateOfBirth of person 2\n      no question of these source types asks for it');
  });

  it('says what each derived fact of an object is computed from once, and then that it stands above', () => {
    const [state] = exampleStates('death-cover-above-income-multiple#1', {}, realLoaded());
    if (!state) throw new Error('there is no example');
    const text = explanationText(explainCase(state, {}, realLoaded()));
    const ofFact = text.split('\n').filter((line) => line.trim().startsWith('requestedDeathSum = '));
    expect(ofFact).to.have.length(2);
    expect(ofFact[0]).not.to.contain('as above');
    expect(ofFact[1]).to.match(/ as above$/);
  });
});

describe('the explanations of all examples of the reference', () => {
  it('are word for word what is written down', () => {
    const loaded = sampleLoaded();
    const named = loaded.systems.ruleSets.flatMap((ruleSet) =>
      examplesOf(ruleSet).map(([{ of }]) => ('id' in of ? of.id : `${of.scope}.${of.name}`)),
    );
    const explained = [...new Set(named)].flatMap((name) =>
      exampleStates(name, {}, loaded).map((state) => explanationText(explainCase(state, {}, loaded))),
    );
    expectText('explained-examples-of-the-reference.txt', explained.join('\n\n'));
  });
});
