import { expect } from 'chai';
import type { CaseObject } from '../../../src/case/case-object.js';
import type { ParameterValue } from '../../../src/rules/model/parameter.js';
import { questionText } from '../../../src/screens/assess/capture-texts.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';
import { askedQuestions } from '../../../src/screens/questions/asked-question.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';
import { minimalCase } from '../../support/cases/minimal-case.js';
import { realSystems } from '../../support/rules/real-systems.js';

/** The texts of all questions of a person in the questionnaire, shown or not, by the fact that they ask. */
function texts(rules: CaseRules, language: string): ReadonlyMap<string, string> {
  const source = sourceProgram(rules, 2);
  if (!source) throw new Error('there is no questionnaire');
  const [application] = minimalCase('C').objects;
  if (!application) throw new Error('there is no application');
  const person: CaseObject = { element: 'CaseObject', id: 2, typeId: 27, attributes: [] };
  const view = rules.program.view(minimalCase('C', { highestObjectId: 2, objects: [application, person] }), {
    year: 2026,
    month: 11,
    day: 22,
  });
  const [instance] = view.instancesOf('person');
  if (!instance) throw new Error('there is no person');
  const items = source.screens
    .filter(({ definition }) => definition.scope === 'person')
    .map((screen) => ({ screen, instance, person: instance }));
  const asked = items.flatMap((item) => askedQuestions(rules.program, item));
  return new Map(
    asked.map((each) => [each.question.attribute.fact, questionText({ rules, language }, { asked: each })]),
  );
}

const rulesOf = (csp: number): CaseRules => {
  const rules = realSystems().forCsp(csp);
  if (!rules) throw new Error(`there is no parameter set ${csp}`);
  return rules;
};

/** The rules with another value of a parameter in the set. */
function withValue(rules: CaseRules, name: string, value: number): CaseRules {
  const values = new Map<string, ParameterValue>([...rules.parameterSet.values, [name, { kind: 'number', value }]]);
  return { ...rules, parameterSet: { ...rules.parameterSet, values } };
}

describe('A question about a look-back period', () => {
  it('prints the period of the parameter set, in the language of the capture', () => {
    expect(texts(rulesOf(1), 'en').get('treatmentLast5Years')).to.match(/^In the last 5 years, /);
    expect(texts(rulesOf(2), 'de').get('treatmentLast5Years')).to.contain(' in den letzten 5 Jahren ');
    const longer = withValue(rulesOf(2), 'healthLookBack', 7);
    expect(texts(longer, 'de').get('treatmentLast5Years')).to.contain(' in den letzten 7 Jahren ');
  });

  it('says one year, month or week as people do', () => {
    const one = ['healthLookBack', 'symptomLookBack'].reduce((rules, name) => withValue(rules, name, 1), rulesOf(2));
    expect(texts(one, 'de').get('treatmentLast5Years')).to.contain(' in den letzten 12 Monaten ');
    expect(texts(one, 'de').get('currentComplaints')).to.contain(' in den letzten 30 Tagen ');
    expect(texts(one, 'en').get('currentComplaints')).to.contain(' in the last 30 days ');
  });

  for (const csp of [1, 2, 3, 4])
    it(`has a whole text in both languages, parameter set ${csp}`, () => {
      for (const language of ['en', 'de'])
        for (const [fact, text] of texts(rulesOf(csp), language)) expect(text, fact).not.to.match(/[{}]|undefined|NaN/);
    });
});
