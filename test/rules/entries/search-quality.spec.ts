import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { csvRecords } from '../../../src/documents/csv/csv-records.js';
import { searchEntries } from '../../../src/rules/entries/search-entries.js';
import type { Catalogue } from '../../../src/rules/model/catalogue.js';
import { Random } from '../../support/hostile/requests/random.js';
import { realSystems } from '../../support/rules/real-systems.js';

/** What somebody types who knows no catalogue, and the entries of which each is what they mean. */
interface Query {
  readonly catalogue: Catalogue;
  readonly locale: string;
  readonly text: string;
  readonly expected: readonly string[];
}

function queries(): readonly Query[] {
  const catalogues = realSystems().ruleSets.find(({ system }) => system === 'international')?.catalogues;
  const { records } = csvRecords(readFileSync(join('test', 'rules', 'entries', 'queries.csv'), 'utf8'));
  return records.slice(1).map(({ texts: [name = '', locale = '', text = '', expected = ''] }) => {
    const catalogue = catalogues?.get(name);
    if (!catalogue) throw new Error(`no catalogue ${name}`);
    return { catalogue, locale, text, expected: expected.split('|') };
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** One letter left out, one too many, another one, or two neighbours swapped: anywhere, blanks too. */
function misspelled(text: string, random: Random): string {
  const place = random.below(text.length);
  const [before, behind] = [text.slice(0, place), text.slice(place)];
  return random.one([
    () => before + behind.slice(1),
    () => before + random.one([...letters]) + behind,
    () => before + random.one([...letters]) + behind.slice(1),
    () => before + behind.slice(1, 2) + behind.slice(0, 1) + behind.slice(2),
  ])();
}

const shown = 3;
/** So many misspellings of each query: one error is a matter of luck. */
const misspellings = 5;

/** Whether one of the expected entries stands among the first. */
const isFound = ({ catalogue, locale, expected }: Query, text: string): boolean =>
  searchEntries(catalogue, text, locale)
    .slice(0, shown)
    .some(({ entry }) => expected.includes(entry.word));

function report(what: string, found: number, of: number, missed: readonly string[] = []): void {
  const share = ((100 * found) / of).toFixed(1);
  process.stdout.write(
    `      ${what}: ${found} of ${of} (${share} %)${missed.map((text) => `, not ${text}`).join('')}\n`,
  );
}

describe('What laymen type in two languages', () => {
  const all = queries();

  it('are 200 queries that were written before the index, of entries that there are', () => {
    expect(all).to.have.lengthOf(200);
    expect(new Set(all.map(({ locale }) => locale))).to.deep.equal(new Set(['en', 'de']));
    const unknown = all.flatMap(({ catalogue, expected }) => expected.filter((key) => !catalogue.entries.has(key)));
    expect(unknown).to.deep.equal([]);
  });

  it('is found among the first three, 97 of 100 times', () => {
    const missed = all.filter((query) => !isFound(query, query.text)).map(({ text }) => text);
    report('as written', all.length - missed.length, all.length, missed);
    expect(all.length - missed.length).to.be.at.least(0.97 * all.length);
  });

  it('is found with one typing error at any place, 9 of 10 times', () => {
    const typed = all.flatMap((query, index) => {
      const random = new Random(20261122, index);
      return Array.from({ length: misspellings }, () => ({ query, text: misspelled(query.text, random) }));
    });
    const found = typed.filter(({ query, text }) => isFound(query, text)).length;
    report('with one typing error', found, typed.length);
    expect(found).to.be.at.least(0.9 * typed.length);
  });
});
