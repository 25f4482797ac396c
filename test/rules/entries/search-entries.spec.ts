import { expect } from 'chai';
import type { Catalogue } from '../../../src/rules/model/catalogue.js';
import { type FoundEntry, longestSearch, searchEntries } from '../../../src/rules/entries/search-entries.js';
import { searchIndex } from '../../../src/rules/entries/search-index.js';
import { realSystems } from '../../support/rules/real-systems.js';

const catalogue = (name: string, system = 'international'): Catalogue => {
  const found = realSystems()
    .ruleSets.find((each) => each.system === system)
    ?.catalogues.get(name);
  if (!found) throw new Error(`no catalogue ${name}`);
  return found;
};
const search = (name: string, text: string, locale = 'en'): readonly FoundEntry[] =>
  searchEntries(catalogue(name), text, locale);
const keys = (found: readonly FoundEntry[]): readonly string[] => found.map(({ entry }) => entry.word);

describe('searching a catalogue by words', () => {
  /** What is likeliest, and why it was found: the text of the catalogue, the kind of match, the locale of the text. */
  const rows: readonly (readonly [catalogue: string, text: string, key: string, found: string, why: string])[] = [
    ['pursuits', 'DIVING', 'DIVING', 'DIVING', 'key'],
    ['disorders', 'i10', 'I10', 'I10', 'key'],
    ['occupations', '2512', '2512', '2512', 'key'],
    ['pursuits', 'sky-diving', 'PARACHUTING', 'skydiving', 'synonym en'],
    ['pursuits', 'Tauchen', 'DIVING', 'Tauchen', 'name de'],
    ['pursuits', 'scuba diving', 'DIVING', 'scuba diving', 'synonym en'],
    ['disorders', 'Bluthochdruck', 'I10', 'Bluthochdruck', 'name de'],
    ['disorders', 'pressure blood high', 'I10', 'High blood pressure', 'name en'],
    ['disorders', 'migrane', 'G43', 'Migräne', 'name de'],
    ['disorders', 'Bact erial bowel infection', 'A04', 'Bacterial bowel infection', 'name en'],
    ['disorders', 'High blo od pressure', 'I10', 'High blood pressure', 'name en'],
    ['disorders', 'High bloodpressure', 'I10', 'High blood pressure', 'name en'],
    ['disorders', 'Bacterialbowel infection', 'A04', 'Bacterial bowel infection', 'name en'],
    ['disorders', 'psoriasys', 'L40', 'Psoriasis', 'spelling en'],
    ['countries', 'Österreich', 'AT', 'Österreich', 'name de'],
    ['countries', 'oesterreich', 'AT', 'Österreich', 'name de'],
    ['countries', 'osterreich', 'AT', 'Österreich', 'name de'],
    ['countries', 'UK', 'GB', 'UK', 'synonym en'],
    ['countries', "cote d'ivoire", 'CI', 'Côte d’Ivoire', 'name en'],
    ['occupations', 'Dachdeckerin', '7121.1', 'Dachdeckerin', 'name de'],
    ['occupations', 'software dev', '2512.3', 'Software developer', 'beginning en'],
    ['pursuits', 'hang gliders', 'HANG_GLIDING', 'hang glider', 'words en'],
    ['countries', 'papua', 'PG', 'Papua New Guinea', 'words en'],
    ['countries', 'island of malta', 'MT', 'Malta', 'words en'],
    ['disorders', 'prostatakarzinom', 'C61', 'Prostatakarzinom', 'synonym de'],
    ['occupations', 'kaltanlagenbauer', '7127.1', 'Kälteanlagenbauer', 'spelling de'],
    ['relationships', 'mum', 'mother', 'mum', 'synonym en'],
    ['medications', 'Ozempic', 'glp1', 'Ozempic', 'synonym en'],
  ];
  for (const [name, text, key, found, why] of rows) {
    it(`finds ${key} in ${name} for ${text}, and says why`, () => {
      const [first] = search(name, text);
      expect(first && [first.entry.word, first.text, [first.match, first.locale].join(' ').trim()]).to.deep.equal([
        key,
        found,
        why,
      ]);
    });
  }

  it('takes a variant of a language for the language', () => {
    for (const [name, text] of [
      ['pursuits', 'Tauchen'],
      ['disorders', 'Zuckerkrankheit'],
      ['occupations', 'manager'],
    ] as const)
      expect(search(name, text, 'de-AT'), text).to.deep.equal(search(name, text, 'de'));
    expect(search('occupations', 'manager', 'de')).to.not.deep.equal(search('occupations', 'manager', 'en'));
  });

  it('finds what a catalogue says now, though another has the same keys, kinds and locales', () => {
    const pursuits = catalogue('pursuits');
    const entries = new Map(
      [...pursuits.entries].map(([key, entry]) => [
        key,
        { ...entry, name: { ...entry.name, en: `${entry.name['en'] ?? ''} renamed` } },
      ]),
    );
    searchIndex(pursuits);
    const [first] = searchEntries({ ...pursuits, entries }, 'chess renamed', 'en');
    expect(first?.text).to.equal('Diving renamed');
  });

  /** What is said of several disorders must be chosen, never taken for one of them. */
  const severalDisorders: readonly (readonly [text: string, keys: readonly string[]])[] = [
    ['diabetes', ['E10', 'E11', 'E13', 'O24']],
    ['Zuckerkrankheit', ['E10', 'E11', 'E13', 'O24']],
    ['depression', ['F32', 'F33', 'F53']],
    ['Depressionen', ['F32', 'F33']],
    ['hepatitis', ['B15', 'B16', 'B18.1', 'B18.2', 'B19']],
    ['Darmkrebs', ['C17', 'C18', 'C20']],
    ['Leukämie', ['C91.0', 'C91.1', 'C92.0', 'C92.1']],
    ['Hirntumor', ['C71', 'D33']],
    ['melanoma', ['C43', 'D03']],
    ['Blutarmut', ['D50', 'D51', 'D64']],
    ['psychosis', ['F20', 'F23']],
    ['Herzklappenfehler', ['I34', 'I35', 'I36', 'Q23']],
    ['Thrombose', ['I80.2', 'I82']],
    ['arthritis', ['M05', 'M06', 'M13']],
    ['Bandscheibenvorfall', ['M50', 'M51']],
    ['Kreuzbandriss', ['M23', 'S83']],
    ['Niereninsuffizienz', ['N17', 'N18']],
  ];
  for (const [text, each] of severalDisorders) {
    it(`finds all disorders that somebody may mean who says ${text}`, () => {
      expect(keys(search('disorders', text))).to.include.members(each);
    });
  }

  it('finds beside a synonym the entries whose name begins with it', () => {
    const motorcycles = keys(search('pursuits', 'Motorcycle'));
    expect(motorcycles[0], 'what it is a synonym of stands first').to.equal('MOTORCYCLE_TOURING');
    expect(motorcycles).to.include('MOTORCYCLE_RACING');
  });

  it('finds nothing for nothing, and for what no entry says', () => {
    expect(search('pursuits', '  ')).to.deep.equal([]);
    expect(search('pursuits', '?!')).to.deep.equal([]);
    expect(search('pursuits', 'knitting by moonlight')).to.deep.equal([]);
  });

  it('offers every entry whose words begin as those typed', () => {
    expect(keys(search('countries', 'united'))).to.include.members(['US', 'GB', 'AE']);
  });

  it('puts texts of the locale before those of another', () => {
    const gift = searchEntries(catalogue('medications'), 'insulin', 'de')[0];
    expect([gift?.text, gift?.locale]).to.deep.equal(['Insulin', 'de']);
  });

  it('finds only what is offered', () => {
    const all = search('disorders', 'hepatitis');
    const offered = searchEntries(catalogue('disorders'), 'hepatitis', 'en', ({ validTo }) => validTo === undefined);
    expect(keys(all)).to.include('B18');
    expect(keys(offered)).to.deep.equal(keys(all.filter(({ entry }) => entry.validTo === undefined)));
  });

  it('does not read what stands behind 200 characters', () => {
    expect(search('pursuits', `diving ${'x'.repeat(longestSearch)} karate`)).to.deep.equal(
      search('pursuits', `diving ${'x'.repeat(longestSearch - 'diving '.length)}`),
    );
  });

  it('has one index for catalogues of equal texts, whatever they were read from', () => {
    const another = { ...catalogue('occupations') };
    expect(searchIndex(another)).to.equal(searchIndex(catalogue('occupations')));
    expect(catalogue('occupations')).to.equal(catalogue('occupations', 'german'));
  });
});
