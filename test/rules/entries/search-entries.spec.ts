import { expect } from 'chai';
import type { Catalogue } from '../../../src/rules/model/catalogue.js';
import { searchEntries } from '../../../src/rules/entries/search-entries.js';
import { realSystems } from '../../support/rules/real-systems.js';

describe('searching a catalogue by words', () => {
  const catalogue = (name: string): Catalogue => {
    const found = realSystems()
      .ruleSets.find(({ system }) => system === 'international')
      ?.catalogues.get(name);
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
  for (const [text, keys] of severalDisorders) {
    it(`leaves the choice between disorders to the person who says ${text}`, () => {
      expect(searchEntries(catalogue('disorders'), text).map(({ word }) => word)).to.include.members(keys);
    });
  }

  it('takes no synonym alone where the name of another entry begins with it', () => {
    const motorcycles = searchEntries(catalogue('pursuits'), 'Motorcycle').map(({ word }) => word);
    expect(motorcycles[0], 'what it is a synonym of stands first').to.equal('MOTORCYCLE_TOURING');
    expect(motorcycles).to.include('MOTORCYCLE_RACING');
    expect(
      searchEntries(catalogue('disorders'), 'RA').map(({ word }) => word),
      'a word that only begins so is another word',
    ).to.deep.equal(['M06']);
  });

  it('finds nothing for nothing, and for what no entry says', () => {
    expect(searchEntries(catalogue('pursuits'), '  ')).to.deep.equal([]);
    expect(searchEntries(catalogue('pursuits'), 'knitting by moonlight')).to.deep.equal([]);
  });

  it('offers every entry whose words begin as those typed', () => {
    const found = searchEntries(catalogue('countries'), 'united').map(({ word }) => word);
    expect(found).to.include.members(['US', 'GB', 'AE']);
  });
});
