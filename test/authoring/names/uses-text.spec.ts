import { expect } from 'chai';
import type { Use } from '../../../src/authoring/names/uses.js';
import { usesText } from '../../../src/authoring/names/uses-text.js';

const use = (line: number, text: string, column = text.indexOf('age') + 1): Use => ({
  ...{ file: 'rules/a.yaml', line, column, length: 3, text },
  ...{ defines: false, inExample: false },
});
const lines = (...all: readonly string[]): string => all.map((line) => `${line}\n`).join('');
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('The text of the uses of a name', () => {
  it('is what it is, where it is made known, and each place with its line', () => {
    const found = {
      names: ['attribute person.age'],
      definitions: [use(2, '  age: { id: 1 }')],
      uses: [
        { in: 'rules', places: [use(7, '    { fact: age }')] },
        { in: 'texts', places: [use(8, 'age: "Age?"'), use(9, 'x: age')] },
      ],
    };
    expect(usesText('age', { found })).to.equal(
      lines(
        ...[
          'attribute person.age: 3 mentions (1 in rules, 2 in texts)',
          '',
          'defined',
          '  rules/a.yaml:2:3  age: { id: 1 }',
        ],
        ...['', 'rules', '  rules/a.yaml:7:13  { fact: age }'],
        ...['', 'texts', '  rules/a.yaml:8:1  age: "Age?"', '  rules/a.yaml:9:4  x: age'],
      ),
    );
  });

  it('has 25 places of a section, and says how many there are more', () => {
    const of = (count: number): string =>
      usesText('age', {
        found: {
          names: ['a'],
          definitions: [],
          uses: [{ in: 'rules', places: numbers(count).map((line) => use(line, 'age')) }],
        },
      });
    expect(of(25).split('\n').slice(-3)).to.deep.equal(['  rules/a.yaml:24:1  age', '  rules/a.yaml:25:1  age', '']);
    expect(of(27).split('\n').slice(-3)).to.deep.equal([
      '  rules/a.yaml:25:1  age',
      '  ... and 2 more: --format json has all',
      '',
    ]);
  });

  it('has of long lines what stands around the name', () => {
    const of = (text: string): string =>
      usesText('age', { found: { names: ['a'], definitions: [use(1, text)], uses: [] } }).split('\n')[3] ?? '';
    const [before, behind] = ['b'.repeat(200), 'c'.repeat(200)];
    expect(of(`${before}age${behind}`)).to.equal(`  rules/a.yaml:1:201  … ${'b'.repeat(58)}age${'c'.repeat(59)} …`);
    expect(of(`age${behind}`)).to.equal(`  rules/a.yaml:1:1  age${'c'.repeat(117)} …`);
    expect(of(`${before}age`)).to.equal(`  rules/a.yaml:1:201  … ${'b'.repeat(117)}age`);
    expect(of(`${' '.repeat(200)}age`)).to.equal('  rules/a.yaml:1:201  age');
    expect(of(`age${'c'.repeat(117)}`)).to.equal(`  rules/a.yaml:1:1  age${'c'.repeat(117)}`);
  });

  it('says when nothing mentions it, when several are called so, and what is called alike', () => {
    expect(usesText('a', { found: { names: ['rule a'], definitions: [], uses: [] } })).to.equal(
      lines('rule a: nothing mentions it', '', 'defined'),
    );
    expect(usesText('a', { ambiguous: ['rule a', 'code b/a'] })).to.equal(
      lines('several things are called a:', '  rule a', '  code b/a', 'say which one, with what is printed here'),
    );
    expect(usesText('a', { nearest: ['rule b'] })).to.equal(lines('nothing is called a; called alike:', '  rule b'));
    expect(usesText('a', { nearest: [] })).to.equal(lines('nothing is called a'));
  });
});
