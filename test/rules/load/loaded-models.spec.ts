import { expectText } from '../../support/words/expect-text.js';
import { writtenModel } from '../../support/words/written-model.js';
import { lab } from '../../support/evaluator/lab.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';

describe('What the loader makes of rules', () => {
  it('is, of the tiny rules, to the last member and place what is written down', () => {
    expectText('model-of-tiny-rules.txt', writtenModel(loadEdited([]).systems));
  });

  it('is, of the laboratory with every kind of value and condition, what is written down', () => {
    expectText('model-of-laboratory.txt', writtenModel(lab.ruleSet));
  });
});
