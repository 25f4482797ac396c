import { expect } from 'chai';
import type { FindingCode } from '../../../src/documents/finding-codes/finding-table.js';
import { loadTinyScreens } from '../screens/tiny-directory.js';
import { wordsOf } from '../words/words-of.js';
import type { Edit } from '../rules/edited-files.js';

/** A mistake in the tiny screens, and all that is found then. */
export interface ScreenMistake {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** All findings in the order of the report. */
  readonly report: readonly `${string}:${number}:${number} ${FindingCode}`[];
  /** Part of the first finding's message: what was found, or the nearest right spelling. */
  readonly says?: string;
}

/** One test for each mistake. The example of each code stands with it in the table of findings and is tested there. */
export function findsInScreens(mistakes: readonly ScreenMistake[]): void {
  const expectWords = wordsOf(mistakes.map(({ name }) => name));
  for (const { name, edits, report, says = '' } of mistakes) {
    it(name, () => {
      const { findings } = loadTinyScreens(...edits);
      const lines = findings.report().split('\n').filter(Boolean);
      expect(lines.map((line) => line.replace(/^(\S+) (?:error|warning) (\S+):.*$/s, '$1 $2'))).to.deep.equal(report);
      expect(lines[0] ?? '').to.contain(says);
      expectWords(
        name,
        findings.all.map(({ message }) => message),
      );
    });
  }
}
