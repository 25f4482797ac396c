import { toldOfSlips } from '../../support/findings/slips.js';
import { foundInRules } from '../../support/rules/found-in-rules.js';
import { tinyRuleFiles } from '../../support/rules/tiny-rules.js';
import { expectText } from '../../support/words/expect-text.js';

describe('Checking rules with a slip of the hand', () => {
  it('finds, for each key and value of the tiny rules, what is written down, and where', () =>
    expectText('slips-in-tiny-rules.txt', toldOfSlips(tinyRuleFiles, foundInRules)));
});
