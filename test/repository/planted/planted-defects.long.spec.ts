import { expect } from 'chai';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { classesOfDoubt } from './classes-of-doubt.js';
import { classesOfFiles } from './classes-of-files.js';
import { classesOfWhatIsSaidTwice } from './classes-of-what-is-said-twice.js';
import { classesOfLanguages } from './classes-of-languages.js';
import { classesOfMeaning } from './classes-of-meaning.js';
import { classesOfWords } from './classes-of-words.js';
import { classesOfSingleTexts } from './classes-of-single-texts.js';
import { classesOfNeighbours } from './classes-of-neighbours.js';
import { classesOfTheRest } from './classes-of-the-rest.js';
import { dataTexts } from './data-texts.js';
import { type Harvest, harvestTable, reap, sow } from './planting.js';

const seed = Number(process.env['TEST_SEED'] ?? 20261122);
const classes = [
  ...classesOfWords,
  ...classesOfMeaning,
  ...classesOfDoubt,
  ...classesOfFiles,
  ...classesOfTheRest,
  ...classesOfNeighbours,
  ...classesOfSingleTexts,
  ...classesOfLanguages,
  ...classesOfWhatIsSaidTwice,
];

describe('checking finds what actuaries mistype, planted all over the rules and screens of this repository', () => {
  const harvest = new Map<string, Harvest>();
  before(() => {
    const texts = dataTexts();
    for (const sown of sow(classes, texts, seed).values()) reap(sown, texts, harvest);
    const missed = [...harvest.values()].flatMap(({ name, missed: each }) =>
      each.map((one) => `${name}: not found: ${one}`),
    );
    process.stdout.write(`${harvestTable(harvest.values())}\n${missed.join('\n')}\n`);
  });

  it('finds nothing where nothing was planted', () => {
    expect(checkData({ rules: 'rules', screens: 'screens' }).findings.report()).to.equal('');
  });

  it('plants at least 250, of every class as many as it should', () => {
    const rows = [...harvest.values()];
    expect(rows.reduce((sum, { planted }) => sum + planted, 0)).to.be.at.least(250);
    expect(rows.map(({ name, planted }) => [name, planted])).to.have.deep.members(
      classes.map(({ name, count }) => [name, count]),
    );
  });

  it('finds at least 98 of 100, and 95 of 100 of those at the right file and line', () => {
    const rows = [...harvest.values()];
    const [planted, found, place] = (['planted', 'found', 'place'] as const).map((key) =>
      rows.reduce((sum, row) => sum + row[key], 0),
    );
    expect((found ?? 0) / (planted ?? 1)).to.be.at.least(0.98);
    expect((place ?? 0) / (found ?? 1)).to.be.at.least(0.95);
  });
});
