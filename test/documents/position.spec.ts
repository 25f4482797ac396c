import { expect } from 'chai';
import fc from 'fast-check';
import { Findings } from '../../src/documents/findings/findings.js';
import { inFileOrder, startOf } from '../../src/documents/position.js';

describe('A place in a file', () => {
  it('is the first column of the first line, or of a line, for what is said of all of it', () => {
    const findings = new Findings();
    findings.error(startOf('a.yaml'), 'missing-file', 'gone');
    findings.error(startOf('a.yaml', 7), 'missing-key', 'none');
    expect(findings.report()).to.equal('a.yaml:1:1 error missing-file: gone\na.yaml:7:1 error missing-key: none');
  });

  it('stands before another in an earlier file, there on an earlier line, and there in an earlier column', () => {
    const number = fc.integer({ min: 1, max: 12 });
    const places = fc.array(fc.record({ file: fc.constantFrom('a', 'b', 'c'), line: number, column: number }));
    fc.assert(
      fc.property(places, (list) => {
        // As texts of which each part has the same length.
        const words = list.map(({ file, line, column }) => [file, line + 10, column + 10].join(' '));
        const ordered = list.toSorted(inFileOrder);
        expect(ordered.map(({ file, line, column }) => [file, line + 10, column + 10].join(' '))).to.deep.equal(
          words.sort(),
        );
      }),
    );
  });
});
