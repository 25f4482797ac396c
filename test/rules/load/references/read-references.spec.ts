import { expect } from 'chai';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

const findingsOf = (reference: string) =>
  loadEdited([
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
  ]).findings.all;

/** Ids of the references that are said to be unknown, when the small rules cite this. */
const unknown = (reference: string): readonly string[] =>
  findingsOf(reference)
    .filter(({ code }) => code === 'unknown-reference')
    .map(({ message }) => /has no (\w+)/.exec(message)?.[1] ?? message);

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

  it('has no blank twice', () => {
    const told = findingsOf('C05; general  knowledge').filter(({ code }) => code === 'wrong-spelling');
    expect(told.map(({ message }) => message)).to.deep.equal([
      'found a blank that does not belong there in "C05; general  knowledge"',
    ]);
  });
});
