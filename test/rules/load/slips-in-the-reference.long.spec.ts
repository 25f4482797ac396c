import { sampleSystem } from '../../support/design/sample-system.js';
import { toldOfSlips } from '../../support/findings/slips.js';
import { foundInRules } from '../../support/rules/found-in-rules.js';
import { tinyRuleFiles } from '../../support/rules/tiny-rules.js';
import { expectText } from '../../support/words/expect-text.js';

/** The rules of the reference, which have every key of every kind of file. */
const sampleRules = Object.fromEntries(
  Object.entries(sampleSystem).flatMap(([file, text]) =>
    /^rules\/(?!personas)/.test(file) ? [[file.slice('rules/'.length), text] as const] : [],
  ),
);

describe('Checking the rules of the reference with a slip of the hand', () => {
  it('finds, for what the tiny rules do not have, what is written down, and where', () =>
    expectText('slips-in-the-reference.txt', toldOfSlips(sampleRules, foundInRules, tinyRuleFiles)));
});
