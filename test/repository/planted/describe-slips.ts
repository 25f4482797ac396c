import { expect } from 'chai';
import type { DataCopy } from '../../support/rules/data-copy.js';
import { dataTexts } from './data-texts.js';
import { distributionOf, drawSlips, type Told, toldOf } from './told-of-slips.js';

/** A slip may be told where it stands, where it is missed first, and by the names of what it names. */
const most = 3;

/** The law that a slip of the hand is told once, over so many slips of the rules and screens, drawn by seed. */
export function describeSlips(copyOf: () => DataCopy, slips: number, seed: number): void {
  const told: Told[] = [];
  let copy: DataCopy;
  before(() => {
    copy = copyOf();
    const texts = dataTexts(copy.path('.'));
    const drawn = drawSlips(texts, seed, slips);
    told.push(...toldOf(drawn, texts, { rules: copy.path('rules'), screens: copy.path('screens') }));
    process.stdout.write(`${distributionOf(told)} (TEST_SEED=${seed})\n`);
  });
  after(() => copy.remove());

  it(`has at most ${most} findings`, () => {
    const many = told.filter(({ findings }) => findings.length > most);
    expect(
      many.flatMap(({ shown, findings }) => [shown, ...findings.map(({ at, message }) => `  ${at.file}: ${message}`)]),
    ).to.deep.equal([]);
  });

  it('is told, when because of it something is left out', () =>
    expect(told.filter(({ isSilenced }) => isSilenced).map(({ shown }) => shown)).to.deep.equal([]));

  it('is told once by nearly all', () => {
    const more = told.filter(({ findings }) => findings.length > 1);
    expect(more.length / told.length).to.be.lessThan(0.15);
  });
}
