import { expect } from 'chai';
import type { Position } from '../../src/documents/position.js';
import type { Everywhere } from '../../src/meaning/everywhere.js';
import { Gathered } from '../../src/meaning/gathered.js';

const place = (line: number, file = 'screens/a.yaml'): Position => ({ file, line, column: 3 });

const impossible = (line: number, slip: Position | undefined): Everywhere => ({
  about: 'screens',
  at: place(line),
  code: 'impossible-condition',
  message: `the question ${line} is never shown`,
  holds: true,
  witness: () => ({ said: ': two exclude each other', slip }),
});

function toldOf(...all: readonly Everywhere[]): readonly string[] {
  const gathered = new Gathered();
  for (const each of all) gathered.add(each);
  return gathered.findings().screens.all.map(({ at, message }) => `${at.file}:${at.line} ${message}`);
}

describe('Where a finding with a likely slip is told', () => {
  it('is the slip, in the same file, and else what it is about', () => {
    expect(toldOf(impossible(7, place(9)))).to.deep.equal([
      'screens/a.yaml:9 the question 7 is never shown: two exclude each other',
    ]);
    for (const elsewhere of [place(9, 'screens/b.yaml'), undefined])
      expect(toldOf(impossible(7, elsewhere))[0]).to.match(/^screens\/a\.yaml:7 /);
  });

  it('is told once of several questions under one condition', () => {
    const slip = place(5);
    expect(toldOf(impossible(7, slip), impossible(8, slip), impossible(9, place(6)))).to.deep.equal([
      'screens/a.yaml:5 the question 7 is never shown: two exclude each other',
      'screens/a.yaml:6 the question 9 is never shown: two exclude each other',
    ]);
  });

  it('leaves out what nobody tried there', () => {
    const untried: Everywhere = {
      about: 'screens',
      at: place(9),
      code: 'untried-part',
      message: 'no example comes to it',
      holds: true,
    };
    expect(toldOf(untried, impossible(7, place(9)))).to.have.length(1);
    expect(toldOf({ ...untried, at: place(10) }, impossible(7, place(9)))).to.have.length(2);
  });
});
