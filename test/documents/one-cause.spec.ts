import { expect } from 'chai';
import { Findings } from '../../src/documents/findings/findings.js';
import { loadYaml } from '../../src/documents/yaml/yaml.js';

/** What is typed, with `¦` where the only finding stands, its code, and what it says. */
const rows: readonly (readonly [what: string, text: string, code: string, says: string])[] = [
  ['a tab', 'a:\n¦\tb: 1\n\tc: 2\n', 'malformed-yaml', 'a tab stands at the beginning'],
  ['a tab behind a line in quotes', 'a:\n  b: "1"\n¦\tc: 2\n', 'malformed-yaml', 'a tab stands at the beginning'],
  [
    'a tab where another list is nested',
    'a:\n  - b: 1\n    c:\n¦\t  - d: 1\n      - e: 2\n',
    'malformed-yaml',
    'a tab stands',
  ],
  ['a line too far right', 'a:\n  b: ¦1\n   c: 2\n  d: 3\n', 'malformed-yaml', 'begins too far right'],
  ['a line too far left', 'a:\n  b: 1\n¦ c: 2\n', 'malformed-yaml', 'does not begin in the column'],
  ['a bracket that is not closed', 'a:\n  b: ¦[1, 2\n  c: 3\n', 'malformed-yaml', 'expected ]'],
  [
    'a bracket that is not closed, around braces that are',
    'a:\n  - { b: ¦[{ c: 1 }, { d: 2 } }\n  - { e: 1 }\n',
    'malformed-yaml',
    'the bracket that opens here is not closed; expected ]',
  ],
  [
    'a brace that is not closed, around others that are',
    'a: ¦{ b: { c: 1 }, d: { e: 2 }\nf: 3\n',
    'malformed-yaml',
    'the brace that opens here is not closed; expected }',
  ],
  ['a brace that is not closed', 'a:\n  b: ¦{ c: 1\n  d: 3\n', 'malformed-yaml', 'expected }'],
  [
    'a brace too many behind a key in brackets',
    'a: ¦[\n  { b: 1 }, c: 2 }, { d: 3 } ]\n',
    'malformed-yaml',
    'the bracket that opens here is not closed; expected ]',
  ],
  ['a quote that is not closed', 'a:\n  b: ¦"text\n  c: "more"\n', 'malformed-yaml', 'the quote that opens here'],
  ['a bracket too many', 'a: { b: 1 }¦}\n', 'malformed-yaml', 'no bracket of its kind is open'],
  ['a missing comma', 'a: { b: ¦1 c: 2 }\n', 'malformed-yaml', 'expected a comma'],
  [
    'a colon without a blank in a line',
    'a: 1\n¦b:c\nd: 2\n',
    'malformed-yaml',
    'a blank is missing behind the colon of "b:"',
  ],
  [
    'a dash without a blank',
    'a:\n  - b: 1\n  ¦-c: { d: 2 }\n\n    # e\n    f: 3\n  - g: 4\n',
    'malformed-yaml',
    'a blank is missing behind the dash of "-c:"',
  ],
  [
    'a dash without a blank before all others',
    'a:\n  ¦-{ b: 1 }\n  - { b: 2 }\n',
    'malformed-yaml',
    'a blank is missing behind the dash of "-{"',
  ],
  ['a missing colon', 'a:\n  ¦b 1\n  c: 2\n', 'malformed-yaml', 'expected a key with a colon'],
  ['a second colon', 'a: ¦b: c\n', 'malformed-yaml', 'double quotes'],
  ['a sign that begins nothing', 'a: ¦@b\n', 'malformed-yaml', 'cannot begin with this sign'],
  ['a backslash', 'a: "¦\\q"\n', 'malformed-yaml', 'backslash'],
  [
    'lines that were not merged',
    'a: 1\n¦<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> x\n',
    'unmerged-lines',
    'keep what is right',
  ],
  ['a quote for print', 'a: ¦“b”\n', 'wrong-quote', 'straight quote'],
  ['too deep a nesting', `${'['.repeat(100)}¦${'['.repeat(40_000)}`, 'malformed-yaml', 'nested too deeply'],
  ['too long a file', `¦${'a: 1\n'.repeat(60_000)}`, 'malformed-yaml', 'more than 250000 letters'],
];

describe('a YAML text that cannot be read', () => {
  for (const [what, marked, code, says] of rows)
    it(`has one finding for ${what}`, () => {
      const findings = new Findings();
      expect(loadYaml(marked.replace('¦', ''), 'file.yaml', findings)).to.equal(undefined);
      const before = (marked.split('¦')[0] ?? '').split('\n');
      expect(findings.all.map((finding) => finding.code)).to.deep.equal([code]);
      const [finding] = findings.all;
      expect(finding?.message).to.contain(says);
      expect(finding?.at).to.deep.equal({
        file: 'file.yaml',
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
      });
    });
});
