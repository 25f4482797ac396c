import { expect } from 'chai';
import type { Catalogue } from '../../src/rules/model/catalogue.js';
import { searchEntries } from '../../src/rules/search-entries.js';
import { realSystems } from '../support/real-systems.js';

describe('searching a catalogue by words', () => {
  const catalogue = (name: string): Catalogue => {
    const found = realSystems().ruleSets.find(({ system }) => system === 'international')?.catalogues.get(name);
    if (!found) throw new Error(`no catalogue ${name}`);
    return found;
  };
  const rows: readonly (readonly [catalogue: string, text: string, key: string])[] = [
    ['pursuits', 'DIVING', 'DIVING'],
    ['pursuits', 'diving', 'DIVING'],
    ['pursuits', 'Tauchen', 'DIVING'],
    ['pursuits', 'scuba diving', 'DIVING'],
    ['disorders', 'i10', 'I10'],
    ['disorders', 'Bluthochdruck', 'I10'],
    ['disorders', 'high blood pressure', 'I10'],
    ['countries', 'Österreich', 'AT'],
    ['countries', 'oesterreich', 'AT'],
    ['countries', 'UK', 'GB'],
    ['countries', "cote d'ivoire", 'CI'],
    ['occupations', 'Dachdeckerin', '7121.1'],
    ['occupations', 'software developers', '2512'],
  ];
  for (const [name, text, key] of rows) {
    it(`takes ${text} in ${name} for ${key}`, () => {
      const words = searchEntries(catalogue(name), text).map(({ word }) => word);
      expect(words).to.include(key);
      expect(words.length, words.join(' ')).to.be.at.most(2);
    });
  }

  it('finds nothing for nothing, and for what no entry says', () => {
    expect(searchEntries(catalogue('pursuits'), '  ')).to.deep.equal([]);
    expect(searchEntries(catalogue('pursuits'), 'knitting by moonlight')).to.deep.equal([]);
  });

  it('offers every entry whose words begin as those typed', () => {
    const found = searchEntries(catalogue('countries'), 'united').map(({ word }) => word);
    expect(found).to.include.members(['US', 'GB', 'AE']);
  });
});
