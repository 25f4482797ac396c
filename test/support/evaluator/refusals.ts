import { expect } from 'chai';
import { Findings } from '../../../src/documents/findings/findings.js';
import type { ResolveScope } from '../../../src/rules/resolve/resolve-scope.js';
import { wordsOf } from '../words/words-of.js';
import { labScope } from './lab.js';
import type { Written } from './located.js';

/** Title, what is written, the code of the finding, its line (each key and value counts one), a part of its message. */
export type Refusal = readonly [title: string, written: Written, code: string, line: number, message?: string];

/** A test for each: it resolves to nothing, and the one finding says why and where. */
export function checkRefusals(
  refusals: readonly Refusal[],
  resolve: (written: Written, scope: ResolveScope, findings: Findings) => unknown,
): void {
  const expectWords = wordsOf(refusals.map(([title]) => title));
  for (const [title, written, code, line, message] of refusals) {
    it(title, () => {
      const findings = new Findings();
      expect(resolve(written, labScope('person'), findings)).to.equal(undefined);
      expect(
        findings.all.map((finding) => [finding.code, finding.at.line]),
        findings.report(),
      ).to.deep.equal([[code, line]]);
      if (message) expect(findings.all[0]?.message).to.include(message);
      expectWords(
        title,
        findings.all.map((finding) => finding.message),
      );
    });
  }
}
