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

describe('An attribute that references name with its id', () => {
  const told = (...whens: readonly string[]): readonly string[] =>
    loadEdited([
      {
        file: 'references.yaml',
        find: '',
        replace: whens.map((when, index) => `C0${index}: { when: "${when}", instead: "practice" }\n`).join(''),
      },
    ])
      .findings.all.filter(({ code }) => code === 'different-numbers')
      .map(({ at, message }) => `${at.line} ${message}`);

  it('has the same id in all of them: the one that has another is told', () => {
    expect(told('age(21) > 1', 'age(12) < 1 and sex(73)', 'abs(age(21) - 2)')).to.deep.equal([
      '2 found age(12); all others say age(21)',
    ]);
  });

  it('may be called otherwise, be named once each, or have several', () => {
    expect(told('age(21)', 'age(12)')).to.deep.equal([]);
    expect(told('age(21)', 'age at entry(37), policy-type(355)', 'age(21), type(11)')).to.deep.equal([]);
    expect(told('age(21)', 'age(12)', 'age(21)', 'age(12)')).to.deep.equal([]);
  });
});
