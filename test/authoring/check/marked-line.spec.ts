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

  const a = (count: number): string => 'a'.repeat(count);
  const blanks = (count: number): string => ' '.repeat(count);
  for (const [what, line, column, shown, mark] of [
    ['whole, where it is just short enough', a(120), 100, a(120), `${blanks(99)}^${'~'.repeat(20)}`],
    ['from its beginning, where the place is near it', a(121), 41, `${a(120)}…`, `${blanks(40)}^${'~'.repeat(79)}`],
    ['to its end, where the place is near that', a(121), 42, `…${a(120)}`, `${blanks(41)}^${'~'.repeat(79)}`],
    [
      'with a sign on either side that something is left out',
      `${a(99)} word ${a(99)}`,
      101,
      `…${a(39)} word ${a(75)}…`,
      `${blanks(41)}^~~~`,
    ],
    ['with a mark behind its end, where the place is beyond', 'age:', 9, 'age:', '    ^'],
  ] as const)
    it(`is shown ${what}`, () => expect(markedLine(line, column)).to.deep.equal([shown, mark]));

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
