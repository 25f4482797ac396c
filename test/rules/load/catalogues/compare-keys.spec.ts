import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import type { CatalogueDraft } from '../../../../src/rules/load/catalogues/catalogue-draft.js';
import { checkKeyShapes } from '../../../../src/rules/load/catalogues/compare-keys.js';

/** The keys of which something is told. */
function told(keys: readonly string[]): readonly string[] {
  const findings = new Findings();
  const entries = keys.map((word, index) => [
    word,
    { word, placeOf: () => ({ file: word, line: index + 1, column: 1 }) },
  ]);
  checkKeyShapes(
    { name: 'disorders', keyed: true, entries: new Map(entries as never) } as unknown as CatalogueDraft,
    findings,
  );
  return findings.all.map(({ at }) => at.file);
}

/** `I10`, `I11.1`, …: each shape of a key many times. */
const usual = Array.from({ length: 60 }, (_, index) =>
  index % 3 === 0 ? `I${index + 10}.${index % 9}` : `I${index + 10}`,
);

describe('The one key that looks like no other of its catalogue', () => {
  for (const odd of ['10-Mrz', 'Mar-10', '1E10', 'L2O', 'J4S.1']) {
    it(`is told: ${odd}`, () => {
      expect(told([...usual, odd])).to.deep.equal([odd]);
    });
  }

  it('is none among keys of words, among few keys, or where several are like it', () => {
    expect(told([...usual, 'PUPIL', 'RETIRED'])).to.deep.equal([]);
    expect(told([...usual.slice(0, 30), '10-Mrz'])).to.deep.equal([]);
    expect(told([...usual, '10-Mrz', '11-Mrz'])).to.deep.equal([]);
    expect(told(usual)).to.deep.equal([]);
  });

  it('is none of somebody’s own', () => {
    for (const own of ['new1', 'X-1', '10', 'I10a']) expect(told([...usual, own])).to.deep.equal([]);
  });
});
