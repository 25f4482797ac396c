import { expect } from 'chai';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Findings } from '../../../src/documents/findings/findings.js';
import { readWithYaml } from '../../../src/documents/yaml/yaml.js';
import { quickYaml } from '../../../src/documents/yaml/quick-yaml.js';
import { times } from '../../support/run/times.js';

const files = ['rules', 'screens', 'test/support/rules/tiny'].flatMap((folder) =>
  readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name)),
);
const texts = files.map((file) => readFileSync(resolve(file), 'utf8'));

type Lines = readonly string[];
/** Beside its key, or in lines below it. */
type Written = { readonly line: string; readonly below?: Lines } | { readonly lines: Lines };

const scalar = fc.constantFrom(
  'x',
  'a b',
  '1',
  '-1.5',
  '.5',
  '1e3',
  'true',
  'False',
  '"q: #"',
  '""',
  'x#y',
  '-x',
  'a-b',
);
const key = fc.constantFrom('a', 'b.c', '_d', 'e/f', '"g h"');
const comment = fc.constantFrom('', '', ' # why');
const indented = (lines: Lines, by: number): Lines => lines.map((line) => (line === '' ? line : ' '.repeat(by) + line));

const inBrackets = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc
      .uniqueArray(fc.tuple(key, tie('value')), { maxLength: 3, selector: ([name]) => name })
      .map((entries) => `{ ${entries.map((entry) => entry.join(': ')).join(', ')} }`),
  ),
})).value;

/** A text over several lines, deeper than its key or its dash. */
const folded = fc
  .array(fc.constantFrom('one', '# two', 'a: b', '- c', '"', '>-', ''), { maxLength: 4 })
  .map((lines) => ({ line: '>-', below: ['first', ...lines, 'last'] }));

const inBlocks = fc.letrec<{ value: Written; block: Lines }>((tie) => ({
  block: fc.oneof(
    fc
      .uniqueArray(fc.tuple(key, tie('value'), fc.integer({ min: 1, max: 3 })), {
        minLength: 1,
        maxLength: 3,
        selector: ([name]) => name,
      })
      .map((entries) =>
        entries.flatMap(([name, value, by]) =>
          'line' in value
            ? [`${name}: ${value.line}`, ...indented(value.below ?? [], by)]
            : [`${name}:`, ...indented(value.lines, by)],
        ),
      ),
    fc.array(fc.tuple(tie('value'), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 3 }).map((items) =>
      items.flatMap(([value, by]) => {
        const [first = '', ...more] = 'line' in value ? [value.line, ...(value.below ?? [])] : value.lines;
        return [`-${' '.repeat(by)}${first}`, ...indented(more, by + 1)];
      }),
    ),
  ),
  value: fc.oneof(
    { maxDepth: 4 },
    folded,
    fc.tuple(inBrackets, comment).map(([value, behind]) => ({ line: `${value}${behind}` })),
    tie('block').map((lines) => ({ lines })),
  ),
}));

const plainlyWritten = fc
  .tuple(inBlocks.block, fc.constantFrom('', '# why\n', '\n'))
  .map(([lines, above]) => `${above}${lines.join('\n')}\n`);

describe('the quick reader', () => {
  it('reads the files of this repository as yaml does, and hardly ever leaves one to it', () => {
    let left = 0;
    for (const [index, text] of texts.entries()) {
      const quick = quickYaml(text, files[index] ?? '');
      if (quick) expect(quick).to.deep.equal(readWithYaml(text, files[index] ?? '', new Findings()));
      else left++;
    }
    expect(left / texts.length).to.be.lessThan(0.1);
  });

  it('never reads a changed text in another way than yaml, nor passes over what yaml finds', () => {
    const short = texts.map((text) => text.split('\n').slice(0, 30).join('\n'));
    const pieces = fc.constantFrom(
      ' ',
      '  ',
      '\n',
      '\n  ',
      ':',
      ': ',
      '#',
      ' #',
      '-',
      '- ',
      ',',
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      '|',
      '&a',
      '*a',
      '!t',
      '~',
      '? ',
      'x',
      '1',
      '.5',
      '0x1',
      'null',
      '>-\n  ',
      '\\"',
      '\t',
      'é',
    );
    let read = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...short),
        fc.array(fc.tuple(fc.nat(2000), fc.nat(3), pieces), { minLength: 1, maxLength: 3 }),
        (text, changes) => {
          let changed = text;
          for (const [at, removed, piece] of changes) {
            const index = at % (changed.length + 1);
            changed = changed.slice(0, index) + piece + changed.slice(index + removed);
          }
          const quick = quickYaml(changed, 'file.yaml');
          if (!quick) return;
          read++;
          const findings = new Findings();
          const slow = readWithYaml(changed, 'file.yaml', findings);
          expect(findings.report(), changed).to.equal('');
          expect(quick, changed).to.deep.equal(slow);
        },
      ),
      { numRuns: 375 * times },
    );
    expect(read).to.be.greaterThan(38 * times);
  });

  it('reads what is plainly written itself, whatever the indentation, in blocks and in brackets', () => {
    fc.assert(
      fc.property(plainlyWritten, (text) => {
        const findings = new Findings();
        const slow = readWithYaml(text, 'file.yaml', findings);
        expect(findings.report(), text).to.equal('');
        expect(quickYaml(text, 'file.yaml'), text).to.deep.equal(slow);
      }),
      { numRuns: 65 * times },
    );
  });

  const left: readonly (readonly [string, string])[] = [
    ['a value that is missing', 'a:\nb: 1\n'],
    ['a key that stands twice', '{ a: 1, a: 2 }'],
    ['a tab', 'a:\tb\n'],
    ['an alias', 'a: *b\n'],
    ['a text over several lines', 'a: one\n  two\n'],
    ['a block text', 'a: |\n  one\n'],
    ['a folded text that ends with a line end', 'a: >\n  one\n'],
    ['a folded text with a line that is deeper', 'a: >-\n  one\n    two\n'],
    ['a folded text with a line in front of the others', 'a: >-\n    one\n  two\n'],
    ['a folded text that is not deeper than its key', 'a:\n  b: >-\n  one\n'],
    ['a folded text that begins with an empty line', 'a: >-\n\n  one\n'],
    ['a folded text with a blank at the end of a line', 'a: >-\n  one \n  two\n'],
    ['two documents', 'a: 1\n---\nb: 2\n'],
    ['a key that is a number', '{ 1: 2 }'],
    ['an escape', 'a: "\\n"\n'],
    ['a colon in a text', 'a: b: c\n'],
    ['a bracket that is not closed', 'a: [1, 2\n'],
    ['nothing', '# nothing\n'],
    ['a bracket that goes on in front of its key', 'a:\n b: [1,\n 2]\n'],
    ['a bracket on a line of its own that goes on in front of it', 'a:\n [1,\n2]\n'],
    ['an item in front of its list', 'a:\n  - 1\n - 2\n'],
    ['a key deeper than the one before', 'a: 1\n b: 2\n'],
    ['a key behind a bracket', 'a: [1] b\n'],
    ['a comment that is stuck to a bracket', 'a: [1]# b\n'],
    ['a comment that is stuck to a quoted text', 'a: "b"# c\n'],
    ['a text behind a quoted one', 'a: "b" c\n'],
    ['an item that is missing', '- 1\n-\n- 2\n'],
    ['a comma that is missing', 'a: [1 [2]]\n'],
    ['something behind all', 'a\n- b\n'],
  ];
  for (const [what, text] of left)
    it(`leaves to yaml ${what}`, () => expect(quickYaml(text, 'file.yaml')).to.equal(undefined));
});
