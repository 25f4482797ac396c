import { expect } from 'chai';
import type { Change } from '../../../../src/authoring/diff/change.js';
import { mergedChanges } from '../../../../src/authoring/diff/changes/merged-changes.js';

const change = (more: Partial<Change>): Change =>
  ({
    group: 'customers',
    kind: 'changed',
    about: 'rule',
    aspect: 'severity',
    name: 'a-rule',
    sentence: 'It warns.',
    systems: ['one'],
    before: 'error',
    after: 'warning',
    ...more,
  }) as Change;

const codes = (count: number, more: (index: number) => Partial<Change> = () => ({})): readonly Change[] =>
  Array.from({ length: count }, (_, index) =>
    change({ about: 'code', name: `sports.S${index}`, sentence: `S${index} is riskier.`, ...more(index) }),
  );

/** Changes, and the names of each change that is told of them, with the systems. */
const rows: readonly (readonly [what: string, changes: readonly Change[], told: readonly (readonly string[])[]])[] = [
  ['one of two systems, as one', [change({ systems: ['two'] }), change({})], [['a-rule', 'one two']]],
  [
    'two systems with other sentences, as two',
    [change({}), change({ systems: ['two'], sentence: 'It stops.' })],
    [
      ['a-rule', 'one'],
      ['a-rule', 'two'],
    ],
  ],
  ['five codes alike, one by one', codes(5), codes(5).map(({ name }) => [name, 'one'])],
  [
    'six codes alike, as one that names five',
    codes(6),
    [['sports.S0,sports.S1,sports.S2,sports.S3,sports.S4,sports.S5', 'one']],
  ],
  [
    'six codes of two catalogues, one by one',
    codes(6, (index) => ({ name: index < 3 ? `sports.S${index}` : `trades.S${index}` })),
    ['sports.S0', 'sports.S1', 'sports.S2', 'trades.S3', 'trades.S4', 'trades.S5'].map((name) => [name, 'one']),
  ],
  [
    'six codes of which one becomes something else: five are not many',
    codes(6, (index) => ({ after: index === 0 ? 'error' : 'warning' })),
    [0, 1, 2, 3, 4, 5].map((index) => [`sports.S${index}`, 'one']),
  ],
  [
    'one definition of two objects, as one',
    ['person.age', 'policyHolder.age'].map((name) =>
      change({ about: 'attribute', name, at: { file: 'a.yaml', line: 3 } as never, sentence: `${name} is longer.` }),
    ),
    [['person.age,policyHolder.age', 'one']],
  ],
  [
    'two definitions, as two',
    [3, 4].map((line) =>
      change({ about: 'attribute', name: `person.a${line}`, at: { file: 'a.yaml', line } as never }),
    ),
    [
      ['person.a3', 'one'],
      ['person.a4', 'one'],
    ],
  ],
  [
    'two rules alike, one by one',
    [change({}), change({ name: 'another', sentence: 'Another.' })],
    [
      ['a-rule', 'one'],
      ['another', 'one'],
    ],
  ],
];

describe('Changes that are alike', () => {
  for (const [what, changes, told] of rows)
    it(`are told of ${what}`, () =>
      expect(
        mergedChanges(changes).map(({ name, names, systems }) => [names?.join() ?? name, systems.join(' ')]),
      ).to.deep.equal(told));

  const sentences: readonly (readonly [number, string])[] = [
    [6, 'S0 is riskier. The same holds of sports.S1, sports.S2, sports.S3, sports.S4 and 1 more.'],
    [9, 'S0 is riskier. The same holds of sports.S1, sports.S2, sports.S3, sports.S4 and 4 more.'],
  ];
  for (const [count, sentence] of sentences)
    it(`name five of ${count}`, () => expect(mergedChanges(codes(count))[0]?.sentence).to.equal(sentence));
});
