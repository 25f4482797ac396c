import { expect } from 'chai';
import { exampleStates } from '../../../src/authoring/explain/subjects/example-states.js';
import { realLoaded, sampleLoaded } from '../../support/explain/loaded.js';

const file = 'common/plausibility/benefits.yaml';

const named: readonly (readonly [what: string, name: string, found: readonly string[]])[] = [
  ['all of a rule', 'starts-too-early', ['starts-too-early#1', 'starts-too-early#2']],
  ['one by its number', 'starts-too-early#2', ['starts-too-early#2']],
  ['all of a derived fact', 'endAge', ['benefit.endAge#1', 'benefit.endAge#2']],
  ['one of a derived fact, with its object', 'benefit.endAge#2', ['benefit.endAge#2']],
  ['what stands at a line', `rules/${file}:22`, ['period-too-long#2']],
  ['what stands at a line, from the folder of the rules on', `${file}:22`, ['period-too-long#2']],
  [
    'each rule of a pattern that has the example',
    `${file}:85`,
    ['term-life-starts-late#1', 'disability-starts-late#1'],
  ],
];

const wrong: readonly (readonly [what: string, name: string, message: RegExp])[] = [
  ['a rule that is not there', 'period-to-long', /did you mean .*period-too-long/],
  ['a fact that is not there', 'benefit.endAgee', /did you mean .*benefit\.endAge/],
  ['a number that the rule does not have', 'starts-too-early#3', /^starts-too-early has 2 examples, no 3$/],
  ['a line without example', `rules/${file}:5`, /^no example stands at /],
  ['a line behind another rule has begun', `rules/${file}:26`, /^no example stands at /],
  [
    'a line behind the last of its file',
    `rules/${file}:9999`,
    /^rules\/common\/plausibility\/benefits\.yaml has \d+ lines$/,
  ],
  ['a file that is not there', 'rules/common/plausibility/benefit.yaml:22', /^there is no rule and no derived fact/],
];

describe('the examples that are named', () => {
  for (const [what, name, found] of named)
    it(`are ${what}`, () => {
      const states = exampleStates(name, {}, sampleLoaded());
      expect(states.map(({ subject }) => subject.name)).to.deep.equal(found);
    });

  for (const [what, name, message] of wrong)
    it(`are none for ${what}, and the message says so`, () => {
      expect(() => exampleStates(name, {}, sampleLoaded())).to.throw(message);
    });

  it('are evaluated with the parameters and on the day that they give, or on another that is asked for', () => {
    const [given] = exampleStates('starts-too-early#1', {}, sampleLoaded());
    expect(given?.rules.program.parameterSet.values.get('soldFrom')).to.deep.include({ kind: 'date' });
    const today = { year: 2031, month: 5, day: 6 };
    expect(exampleStates('starts-too-early#1', { today }, sampleLoaded())[0]?.view.today).to.deep.equal(today);
  });

  it('are evaluated under the first parameter set that can hold them, or under the one that is asked for', () => {
    const [first] = exampleStates('end-age-above-maximum#1', {}, realLoaded());
    expect(first?.rules.parameterSet.id).to.equal(1);
    const [german] = exampleStates('end-age-above-maximum#1', { csp: 4 }, realLoaded());
    expect(german?.rules.ruleSet.system).to.equal('german');
    expect(() => exampleStates('end-age-above-maximum#1', { csp: 9 }, realLoaded())).to.throw(/no parameter set 9/);
  });
});
