import { expect } from 'chai';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Findings } from '../../src/documents/findings.js';
import { readWithYaml } from '../../src/documents/yaml.js';
import { quickYaml } from '../../src/documents/quick-yaml.js';

const files = ['rules', 'screens', 'test/support/rules/tiny'].flatMap((folder) =>
  readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name)),
);
const texts = files.map((file) => readFileSync(resolve(file), 'utf8'));

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
      { numRuns: 3000 },
    );
    expect(read).to.be.greaterThan(300);
  });

  const left: readonly (readonly [string, string])[] = [
    ['a value that is missing', 'a:\nb: 1\n'],
    ['a key that stands twice', '{ a: 1, a: 2 }'],
    ['a tab', 'a:\tb\n'],
    ['an alias', 'a: *b\n'],
    ['a text over several lines', 'a: one\n  two\n'],
    ['a block text', 'a: |\n  one\n'],
    ['two documents', 'a: 1\n---\nb: 2\n'],
    ['a key that is a number', '{ 1: 2 }'],
    ['an escape', 'a: "\\n"\n'],
    ['a colon in a text', 'a: b: c\n'],
    ['a bracket that is not closed', 'a: [1, 2\n'],
    ['nothing', '# nothing\n'],
  ];
  for (const [what, text] of left)
    it(`leaves to yaml ${what}`, () => expect(quickYaml(text, 'file.yaml')).to.equal(undefined));
});
