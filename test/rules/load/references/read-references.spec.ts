import { expect } from 'chai';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

/** Ids of the references that are said to be unknown, when the small rules cite this. */
function unknown(reference: string): readonly string[] {
  const { findings } = loadEdited([
    {
      file: 'references.yaml',
      find: '',
      replace: 'C05: { when: "always", instead: "practice" }\nJ01: { when: "ever", instead: "practice" }\n',
    },
    {
      file: 'common/plausibility/benefit.yaml',
      find: 'reference: C03\n    examples',
      replace: `reference: "${reference}"\n    examples`,
    },
  ]);
  return findings.all
    .filter(({ code }) => code === 'unknown-reference')
    .map(({ message }) => /has no (\w+)/.exec(message)?.[1] ?? message);
}

describe('What a reference cites', () => {
  for (const [reference, expected] of [
    ['C05', []],
    ['C06', ['C06']],
    ['C05, C06 to C07', ['C06', 'C07']],
    ['practice; C06 for adults', ['C06']],
    ['C05; ICD-10 J45, I21', []],
    ['UW manual, sheet C4', []],
    ['C05 for adults, C07', []],
  ] as const)
    it(`of "${reference}" ${expected.join(' and ') || 'nothing'} is looked for in vain`, () =>
      expect(unknown(reference)).to.deep.equal(expected));
});
