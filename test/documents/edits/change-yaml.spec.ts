import { expect } from 'chai';
import { addToYaml } from '../../../src/documents/edits/add-to-yaml.js';
import { changeYaml, type YamlChange } from '../../../src/documents/edits/change-yaml.js';

/** What is changed, the text before, the changes, and the text after. */
type Change = readonly [what: string, before: string, changes: readonly YamlChange[], after: string];

const changes: readonly Change[] = [
  ['a number', 'a: 1   # one\nb: 2\n', [{ path: ['a'], value: 12.5 }], 'a: 12.5   # one\nb: 2\n'],
  ['a number without an exponent', 'a: 1\n', [{ path: ['a'], value: 1e-7 }], 'a: 0.0000001\n'],
  [
    'a text, in the quotes that it had',
    'a: "x"\nb: y\n',
    [
      { path: ['a'], value: 'z' },
      { path: ['b'], value: 'w' },
    ],
    'a: "z"\nb: w\n',
  ],
  ['a text of several lines', 'a: |\n  x\n  y\nb: 1\n', [{ path: ['a'], value: 'z' }], 'a: z\nb: 1\n'],
  [
    'an item inside, with the line ends of Windows',
    'a:\r\n  - { b: 1, c: 2 }\r\n',
    [{ path: ['a', 0, 'c'], value: 3 }],
    'a:\r\n  - { b: 1, c: 3 }\r\n',
  ],
  [
    'a key that comes, in its order',
    '- { a: 1, c: 3 }\n',
    [{ path: [0, 'b'], value: 2, order: ['a', 'b', 'c'] }],
    '- { a: 1, b: 2, c: 3 }\n',
  ],
  ['the first key that comes', '- { b: 2 }\n', [{ path: [0, 'a'], value: 1, order: ['a', 'b'] }], '- { a: 1, b: 2 }\n'],
  [
    'a key in a block',
    'x:\n  a: 1 # one\n  c: 3\n',
    [{ path: ['x', 'b'], value: 2, order: ['a', 'b', 'c'] }],
    'x:\n  a: 1 # one\n  b: 2\n  c: 3\n',
  ],
  [
    'keys that go',
    '- { a: 1, b: 2, c: 3 }\n- a: 1\n  b: 2\n',
    [
      { path: [0, 'c'], value: undefined },
      { path: [0, 'a'], value: undefined },
      { path: [1, 'b'], value: undefined },
    ],
    '- { b: 2 }\n- a: 1\n',
  ],
  [
    'items of a list over lines',
    'a: [b, c,  # two\n    d]\n',
    [{ path: ['a'], value: ['b', 'e', 'd', 'f'] }],
    'a: [b, e,  # two\n    d, f]\n',
  ],
  [
    'items that go, without their comments',
    'a: [b, c,  # two\n    d]\n',
    [{ path: ['a'], value: ['b', 'd'] }],
    'a: [b,   # two\n    d]\n',
  ],
  [
    'items of a block',
    'a:\n  # first\n  - b\n  - c # see\n',
    [{ path: ['a'], value: ['x', 'c', 'd'] }],
    'a:\n  # first\n  - x\n  - c # see\n  - d\n',
  ],
  ['all items of a block', 'a:\n- b # why\n- c\nd: 1\n', [{ path: ['a'], value: [] }], 'a:\n [] # why\nd: 1\n'],
  [
    'a value that stays, as it was written',
    'a: 0x10 # one\nb: 1\n',
    [
      { path: ['a'], value: 16 },
      { path: ['b'], value: 2 },
    ],
    'a: 0x10 # one\nb: 2\n',
  ],
  ['a key of an empty map in one line', 'a: {} # none\n', [{ path: ['a', 'b'], value: 1 }], 'a: { b: 1 } # none\n'],
  ['the only key of a map in one line that goes', 'a: { b: 1 }\n', [{ path: ['a', 'b'], value: undefined }], 'a: {}\n'],
  [
    'the first key of a block that comes',
    'x:\n  b: 2\n',
    [{ path: ['x', 'a'], value: 1, order: ['a', 'b'] }],
    'x:\n  a: 1\n  b: 2\n',
  ],
  [
    'a key whose place nobody knows, behind the last',
    'x: { b: 2, c: 3 }\n',
    [{ path: ['x', 'a'], value: 1, order: ['b'] }],
    'x: { b: 2, c: 3, a: 1 }\n',
  ],
  [
    'a key in a file that ends without a line end',
    'x:\n  a: 1',
    [{ path: ['x', 'b'], value: 'c' }],
    'x:\n  a: 1\n  b: c',
  ],
  [
    'keys with the line ends of Windows',
    'x:\r\n  a: 1\r\n  c: 3\r\n',
    [
      { path: ['x', 'b'], value: 2, order: ['a', 'b'] },
      { path: ['x', 'c'], value: undefined },
    ],
    'x:\r\n  a: 1\r\n  b: 2\r\n',
  ],
  [
    'a key that goes, behind what has no value',
    'x:\n  a:\n  b: 1\n',
    [{ path: ['x', 'b'], value: undefined }],
    'x:\n  a:\n',
  ],
  ['a list that was empty', 'a: [] # none\n', [{ path: ['a'], value: ['DE', 'x'] }], 'a: ["DE", x] # none\n'],
];

const additions: readonly (readonly [
  what: string,
  before: string,
  path: readonly string[],
  lines: readonly string[],
  after: string,
])[] = [
  [
    'an entry, before what follows the map',
    'a:\n  b: 1\n\n  # two\n  c: |\n    x\n\n# end\nd: 1\n',
    ['a'],
    ['e:', '  f: 1'],
    'a:\n  b: 1\n\n  # two\n  c: |\n    x\n  e:\n    f: 1\n\n# end\nd: 1\n',
  ],
  ['an item, as deep as the others', 'a:\n- b # one\n', ['a'], ['- c: 1', '  d: 2'], 'a:\n- b # one\n- c: 1\n  d: 2\n'],
  ['an entry of a map in one line', 'a: { b: 1 }\n', ['a'], ['c: 2'], 'a: { b: 1, c: 2 }\n'],
  ['an item of a list in one line', 'a: [b, c] # two\n', ['a'], ['- d-e'], 'a: [b, c, d-e] # two\n'],
  ['an item that has a dash inside', 'a: [b]\n', ['a'], ['- c - d'], 'a: [b, c - d]\n'],
  ['the first item of a list in one line', 'a: [ ] # none\n', ['a'], ['- b'], 'a: [b] # none\n'],
  ['the first entry of a map in one line', 'a: {} # none\n', ['a'], ['b: 1'], 'a: { b: 1 } # none\n'],
  [
    'an entry with the line ends of Windows',
    'a:\r\n  b: 1\r\nc: 2\r\n',
    ['a'],
    ['d: 3'],
    'a:\r\n  b: 1\r\n  d: 3\r\nc: 2\r\n',
  ],
  ['an entry behind one without a value', 'a:\n  b:\nc: 2\n', ['a'], ['d: 3'], 'a:\n  b:\n  d: 3\nc: 2\n'],
  ['the first lines of a file', '', [], ['a:', '  b: 1'], 'a:\n  b: 1\n'],
];

describe('Editing YAML', () => {
  for (const [what, before, wanted, after] of changes)
    it(`changes ${what}, and nothing else`, () => expect(changeYaml(before, wanted)).to.equal(after));

  for (const [what, before, path, lines, after] of additions)
    it(`adds ${what}`, () => expect(addToYaml(before, path, lines)).to.equal(after));

  it('refuses a place that is not there', () => {
    expect(() => changeYaml('a: 1\n', [{ path: ['b', 'c'], value: 1 }])).to.throw('there is no b.c in the file');
    expect(() => changeYaml('a: { b: 1 }\n', [{ path: ['a', 'c'], value: undefined }])).to.throw(
      'there is no a.c in the file',
    );
    expect(() => changeYaml('a:\n', [{ path: ['a', 'c'], value: 1 }])).to.throw('there is no a.c in the file');
    expect(() => addToYaml('a: { b: 1 }\n', ['a'], ['c:', '  d: 1'])).to.throw(
      'there is no place for several lines in { b: 1 }',
    );
    expect(() => addToYaml('a: { b: 1 }\n', ['a', 'b'], ['c: 1', 'd: 2'])).to.throw(
      'there is no place for c: 1 at a.b',
    );
  });

  it('refuses what would not say what was asked for: where one place stands for another', () => {
    const shared = 'a: &one [1]\nb: *one\nc: { d: 1 }\n';
    expect(() =>
      changeYaml(shared, [
        { path: ['a'], value: [2] },
        { path: ['c', 'd'], value: 2 },
      ]),
    ).to.throw('the file cannot be changed at a, c.d');
  });
});
