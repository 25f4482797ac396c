import { expect } from 'chai';
import { isBegun, matchingWords } from '../../../src/rules/entries/matching-words.js';
import { searchIndex } from '../../../src/rules/entries/search-index.js';
import type { Catalogue } from '../../../src/rules/model/catalogue.js';
import { sampleLoaded } from '../../support/explain/loaded.js';

const words = [
  'driver',
  'drivers',
  'diver',
  'software',
  'engineer',
  'baker',
  'bakerin',
  'mechanic',
  'maschinenmechanic',
];

/** A catalogue of the reference with entries by these names, and no other words. */
const catalogue = (): Catalogue => {
  const [found] = sampleLoaded().systems.ruleSets[0]?.catalogues.values() ?? [];
  const [entry] = found?.entries.values() ?? [];
  if (!found || !entry) throw new Error('the reference has no catalogue with an entry');
  const entries = words.map((name, id) => ({ ...entry, id, word: String(id), name: { en: name }, synonyms: {} }));
  return { ...found, entries: new Map(entries.map((each) => [each.word, each])) } as Catalogue;
};

/**
 * What is typed, and the words that it may be: how each was found, and how surely, in hundredths. Of what begins a word
 * 95 up to two letters before its end, else 75 and the share that is typed of 15; of the end of a word 65; misspelled
 * 85, less 20 for each error, 15 when more follows and 10 when fewer than five letters are typed.
 */
const rows: readonly (readonly [typed: string, found: readonly (readonly [string, string, number])[]])[] = [
  [
    'driver',
    [
      ['driver', 'word', 100],
      ['drivers', 'beginning', 95],
    ],
  ],
  [
    'drivers',
    [
      ['drivers', 'word', 100],
      ['driver', 'word', 95],
    ],
  ],
  [
    'dr',
    [
      ['driver', 'beginning', 80],
      ['drivers', 'beginning', 79],
    ],
  ],
  [
    'd',
    [
      ['diver', 'beginning', 78],
      ['driver', 'beginning', 78],
      ['drivers', 'beginning', 77],
    ],
  ],
  [
    'dri',
    [
      ['driver', 'beginning', 83],
      ['drivers', 'beginning', 81],
    ],
  ],
  [
    'drver',
    [
      ['diver', 'spelling', 65],
      ['driver', 'spelling', 65],
      ['drivers', 'spelling', 50],
    ],
  ],
  [
    'drivr',
    [
      ['driver', 'spelling', 65],
      ['drivers', 'spelling', 50],
    ],
  ],
  ['soft', [['software', 'beginning', 83]]],
  ['softwre', [['software', 'spelling', 65]]],
  ['sofwtare', [['software', 'spelling', 65]]],
  ['engneer', [['engineer', 'spelling', 65]]],
  ['enginee', [['engineer', 'beginning', 95]]],
  ['engi', [['engineer', 'beginning', 83]]],
  ['bakers', [['baker', 'word', 95]]],
  ['bakerinnen', [['baker', 'word', 95]]],
  [
    'baek',
    [
      ['baker', 'spelling', 40],
      ['bakerin', 'spelling', 40],
    ],
  ],
  [
    'mechanic',
    [
      ['mechanic', 'word', 100],
      ['maschinenmechanic', 'part', 65],
    ],
  ],
  [
    'echanic',
    [
      ['mechanic', 'part', 65],
      ['maschinenmechanic', 'part', 65],
    ],
  ],
  ['mechan', [['mechanic', 'beginning', 95]]],
  [
    'hanic',
    [
      ['mechanic', 'part', 65],
      ['maschinenmechanic', 'part', 65],
    ],
  ],
  ['nic', []],
  ['softwaer', [['software', 'spelling', 65]]],
  ['xyz', []],
  ['softwaremaker', []],
];

describe('A word that is typed', () => {
  const index = searchIndex(catalogue());
  for (const [typed, found] of rows)
    it(`may be ${found.map(([word]) => word).join(', ') || 'none'}: ${typed}`, () =>
      expect(
        matchingWords(index, typed).map(({ number, how, quality }) => [
          index.words.words[number],
          how,
          Math.round(quality * 100),
        ]),
      ).to.deep.equal(found));

  it('begins a word, or none', () =>
    expect(['dr', 'xy'].map((typed) => isBegun(index, typed))).to.deep.equal([true, false]));
});
