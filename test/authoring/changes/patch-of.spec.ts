import { expect } from 'chai';
import { addedPlaces } from '../../../src/authoring/changes/added-places.js';
import { patchOf } from '../../../src/authoring/changes/patch-of.js';

const change = (before: string | undefined, after: string) => ({
  file: 'rules/a.yaml',
  path: '/x/a.yaml',
  before,
  after,
});
const lines = (...all: readonly (number | string)[]): string => all.map((line) => `${line}\n`).join('');
const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Two texts, the patch between them as `diff -U3` writes it, and the lines at which something new begins. */
const rows: readonly (readonly [
  what: string,
  before: string | undefined,
  after: string,
  patch: readonly string[],
  places: readonly number[],
])[] = [
  ['nothing that changed', lines(1, 2), lines(1, 2), [], []],
  [
    'a new file',
    undefined,
    lines('a', 'b'),
    ['--- /dev/null', '+++ b/rules/a.yaml', '@@ -0,0 +1,2 @@', '+a', '+b'],
    [1],
  ],
  ['a file that was empty', '', lines('a'), ['--- a/rules/a.yaml', '+++ b/rules/a.yaml', '@@ -0,0 +1,1 @@', '+a'], [1]],
  [
    'a file that becomes empty',
    lines('a', 'b'),
    '',
    ['--- a/rules/a.yaml', '+++ b/rules/a.yaml', '@@ -1,2 +0,0 @@', '-a', '-b'],
    [],
  ],
  [
    'one line among many, with three around it',
    lines(...numbers(1, 9)),
    lines(...numbers(1, 4), 'five', ...numbers(6, 9)),
    [
      ...['--- a/rules/a.yaml', '+++ b/rules/a.yaml', '@@ -2,7 +2,7 @@', ' 2', ' 3', ' 4', '-5', '+five'],
      ...[' 6', ' 7', ' 8'],
    ],
    [5],
  ],
  [
    'lines near each other as one part',
    lines(...numbers(1, 12)),
    lines(1, 'two', ...numbers(3, 8), 'nine', ...numbers(10, 12)),
    [
      ...['--- a/rules/a.yaml', '+++ b/rules/a.yaml', '@@ -1,12 +1,12 @@', ' 1', '-2', '+two'],
      ...[' 3', ' 4', ' 5', ' 6', ' 7', ' 8', '-9', '+nine', ' 10', ' 11', ' 12'],
    ],
    [2, 9],
  ],
  [
    'lines far from each other as two, the second counted behind what the first adds',
    lines(...numbers(1, 14)),
    lines(1, 'new', 'newer', ...numbers(2, 12), 14),
    [
      ...['--- a/rules/a.yaml', '+++ b/rules/a.yaml', '@@ -1,4 +1,6 @@', ' 1', '+new', '+newer', ' 2', ' 3', ' 4'],
      ...['@@ -10,5 +12,4 @@', ' 10', ' 11', ' 12', '-13', ' 14'],
    ],
    [2],
  ],
  [
    'a last line without an end',
    'a\nb',
    'a\nb\n',
    [
      ...['--- a/rules/a.yaml', '+++ b/rules/a.yaml', '@@ -1,2 +1,2 @@', ' a', '-b'],
      ...['\\ No newline at end of file', '+b'],
    ],
    [3],
  ],
  [
    'a last line that has no end, as before',
    'a\nb',
    'c\nb',
    [
      ...['--- a/rules/a.yaml', '+++ b/rules/a.yaml', '@@ -1,2 +1,2 @@', '-a', '+c', ' b'],
      '\\ No newline at end of file',
    ],
    [1],
  ],
];

describe('A patch', () => {
  for (const [what, before, after, patch, places] of rows) {
    it(`tells ${what}`, () => {
      expect(patchOf([change(before, after)]).split('\n')).to.deep.equal([...patch, '']);
    });
    it(`has the places of what is new, of ${what}`, () => {
      expect(addedPlaces([change(before, after)])).to.deep.equal(places.map((line) => `rules/a.yaml:${line}`));
    });
  }

  it('has each file that changed, in their order', () => {
    const other = { ...change('a\n', 'b\n'), file: 'screens/b.yaml' };
    expect(patchOf([change('a\n', 'b\n'), change('a\n', 'a\n'), other])).to.equal(
      lines(
        ...['--- a/rules/a.yaml', '+++ b/rules/a.yaml', '@@ -1,1 +1,1 @@', '-a', '+b'],
        ...['--- a/screens/b.yaml', '+++ b/screens/b.yaml', '@@ -1,1 +1,1 @@', '-a', '+b'],
      ),
    );
  });
});
