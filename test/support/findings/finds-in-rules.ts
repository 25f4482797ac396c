import { expect } from 'chai';
import type { FindingCode } from '../../../src/documents/finding-codes/finding-table.js';
import { wordsOf } from '../words/words-of.js';
import { loadEdited } from '../rules/tiny-rules.js';

/**
 * What is wrong, the file of the tiny rules, what stands there, what is written instead (`¦` where the finding is), the
 * code of the finding, what its message says, and its place where no `¦` can mark it.
 */
export type RuleMistake = readonly [
  sentence: string,
  file: string,
  find: string,
  replace: string,
  code: FindingCode,
  says: string,
  place?: string,
];

/** One test for each mistake. The example of each code stands with it in the table of findings and is tested there. */
export function findsInRules(mistakes: readonly RuleMistake[]): void {
  const expectWords = wordsOf(mistakes.map(([sentence]) => sentence));
  for (const [sentence, file, find, replace, code, says, place] of mistakes) {
    it(sentence, () => {
      const { findings, marks } = loadEdited([{ file, find, replace }]);
      const found = findings.errors.filter(
        ({ code: each, at }) => each === code && `${at.file}:${at.line}:${at.column}` === (place ?? marks[0]),
      );
      expect(found.map(({ message }) => message).join('\n'), findings.report()).to.include(says);
      expect(found, findings.report()).to.not.deep.equal([]);
      // What follows from the mistake is told too, and nothing else is.
      expectWords(sentence, findings.report().split('\n').filter(Boolean));
    });
  }
}
