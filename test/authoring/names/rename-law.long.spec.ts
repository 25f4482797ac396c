import { expect } from 'chai';
import fc from 'fast-check';
import type { Named } from '../../../src/authoring/names/name-index.js';
import { isKnownToService } from '../../../src/authoring/names/service-names.js';
import { realNames } from '../../support/names/real-names.js';
import { freshName, loadedText, type NewName, renamedData, withOldNames } from '../../support/names/renamed-data.js';
import { testSeed } from '../../support/run/seed.js';

/** What the data may call otherwise; `EUR/year` follows from EUR and year. */
const isFree = ({ name, meanings }: Named): boolean =>
  !name.includes('/') &&
  !meanings.some((meaning) => isKnownToService(meaning) || ['catalogue', 'source type'].includes(meaning.kind));

const renamed = (names: readonly Named[]): readonly NewName[] =>
  names.map((named, index) => ({ named, to: freshName(named, index) }));

describe('Renaming by the index of names', function () {
  this.timeout(300_000);

  const free = (): readonly Named[] => realNames().index.all.filter(isFree);

  it('finds the letters of every name where the readers say that it stands', () => {
    expect(realNames().index.lost).to.deep.equal([]);
  });

  it('knows where each name is made known', () => {
    const unknown = realNames().index.all.filter(({ mentions }) => !mentions.some(({ defines }) => defines));
    expect(unknown.map(({ meanings }) => meanings)).to.deep.equal([]);
  });

  it('calls every attribute, fact, parameter, code, rule and screen otherwise, all together, and the data means the same', () => {
    const names = renamed(free());
    expect(names).to.have.length.above(8000);
    expectSame(names);
  });

  it('calls any half of them otherwise, and the other half keeps its names', () => {
    const all = free();
    const [half = []] = fc.sample(fc.subarray([...all], { minLength: 60 }), { seed: testSeed, numRuns: 1 });
    expectSame(renamed(half));
  });
});

function expectSame(names: readonly NewName[]): void {
  const data = renamedData(names);
  expect(data.findings.report()).to.equal('');
  const [before, after] = [loadedText(realNames()), withOldNames(loadedText(data), names)];
  // Not by chai: the texts have a million lines.
  expect(before === after, `the models differ, TEST_SEED=${testSeed}`).to.equal(true);
}
