import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import type { Findings } from '../../../src/documents/findings.js';
import type { Reading } from '../../../src/documents/reading.js';
import { sampleSystem } from '../../support/design/sample-system.js';
import { toldOfSlips } from '../../support/findings/slips.js';
import { tinyRuleFiles } from '../../support/rules/tiny-rules.js';
import { expectText } from '../../support/words/expect-text.js';

const found = (directory: string, reading: Reading): Findings => loadRuleSystems(directory, reading).findings;

/** The rules of the reference, which have every key of every kind of file. */
const sampleRules = Object.fromEntries(
  Object.entries(sampleSystem).flatMap(([file, text]) =>
    /^rules\/(?!personas)/.test(file) ? [[file.slice('rules/'.length), text] as const] : [],
  ),
);

describe('Loading rules with a slip of the hand', () => {
  it('finds, for each key and value of the tiny rules, what is written down, and where', () =>
    expectText('slips-in-tiny-rules.txt', toldOfSlips(tinyRuleFiles, found)));

  it('finds, for what only the reference of the rule language has, what is written down, and where', () =>
    expectText('slips-in-the-reference.txt', toldOfSlips(sampleRules, found, tinyRuleFiles)));
});
