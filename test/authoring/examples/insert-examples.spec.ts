import { expect } from 'chai';
import { insertExamples } from '../../../src/authoring/examples/insert-examples.js';
import type { Position } from '../../../src/documents/position.js';

const at = (line: number, column: number): Position => ({ file: 'file.yaml', line, column });
const example = (line: number, column: number) => ({ given: undefined, expect: undefined, at: at(line, column) });

const file = `scope: person
rules:
  one:
    severity: error
    examples:
      - { given: { this: { age: 1 } }, expect: violated }
      - given:
          this: { age: 2 }

        expect: satisfied
      # what follows it is not moved

  two:
    examples: [ { given: { this: {} }, expect: undecided } ]
`;

describe('writing examples into a file', () => {
  it('puts them below the last one, as far in, and leaves every other line as it is', () => {
    const written = insertExamples(file, [
      { at: at(3, 3), examples: [example(6, 9), example(7, 9)], texts: ['{ a }', '{ b }'] },
    ]);
    const lines = file.split('\n');
    expect(written.split('\n')).to.deep.equal([
      ...lines.slice(0, 10),
      '      - { a }',
      '      - { b }',
      ...lines.slice(10),
    ]);
  });

  it('begins a list where there is none yet, at the end of what it belongs to', () => {
    const facts = 'one:\n  scope: person\n  is: age\n\n# Two.\ntwo:\n  scope: person\n';
    expect(
      insertExamples(facts, [
        { at: at(1, 1), examples: [], texts: ['{ a }'] },
        { at: at(6, 1), examples: [], texts: ['{ b }'] },
      ]),
    ).to.equal(
      'one:\n  scope: person\n  is: age\n  examples:\n    - { a }\n\n# Two.\ntwo:\n  scope: person\n  examples:\n    - { b }\n',
    );
  });

  it('leaves comments and empty lines with what follows, however far in they stand', () => {
    const facts = 'one:\n  scope: person\n      # of two\n\n  # too\ntwo:\n  is: age\n';
    expect(insertExamples(facts, [{ at: at(1, 1), examples: [], texts: ['{ a }'] }])).to.equal(
      'one:\n  scope: person\n  examples:\n    - { a }\n      # of two\n\n  # too\ntwo:\n  is: age\n',
    );
  });

  it('refuses a list in one line, and says where and what to do', () => {
    expect(() => insertExamples(file, [{ at: at(13, 3), examples: [example(14, 17)], texts: ['{ a }'] }])).to.throw(
      'file.yaml:14: write each example on a line of its own',
    );
  });
});
