import { expect } from 'chai';
import fc from 'fast-check';
import { markedLine } from '../../../src/authoring/check/marked-line.js';

describe('the line of a finding', () => {
  it('is marked below what the finding is about, as long as that is', () => {
    expect(markedLine('  - { fact: sumInsured, operator: ">", value: 0 }', 35)).to.deep.equal([
      '  - { fact: sumInsured, operator: ">", value: 0 }',
      `${' '.repeat(34)}^~~`,
    ]);
    expect(markedLine('\tage: 1', 1)).to.deep.equal([' age: 1', '^']);
    expect(markedLine('age:', 5)[1]).to.equal('    ^');
  });

  it('is cut where it is long, and the mark still stands below the same letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ,]{1,400}$/), fc.nat(), (line, at) => {
        const column = (at % line.length) + 1;
        const [shown, mark] = markedLine(line, column);
        expect(shown.length).to.be.at.most(122);
        expect(shown[mark.indexOf('^')]).to.equal(line[column - 1]);
      }),
    );
  });
});
