import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import type { CatalogueDraft } from '../../../../src/rules/load/catalogues/catalogue-draft.js';
import type { Entry } from '../../../../src/rules/model/catalogue.js';
import { realSystems } from '../../../support/rules/real-systems.js';
import { reportExchangedNames } from '../../../../src/rules/load/catalogues/exchanged-names.js';

type List = readonly (readonly [en: string, de: string])[];

/** The entries at which something is told, of lists named `list0`, `list1`, … */
function told(...lists: readonly List[]): readonly string[] {
  const findings = new Findings();
  const drafts = lists.map((list, index) => ({
    name: `list${index}`,
    entries: new Map(
      list.map(([en, de], entry) => [
        String(entry),
        {
          word: String(entry),
          name: { en, de },
          placeOf: (member: string) => ({ file: `list${index} ${member}`, line: entry, column: 1 }),
        },
      ]),
    ),
  }));
  reportExchangedNames(drafts as unknown as readonly CatalogueDraft[], findings);
  return findings.all.map(({ at }) => `${at.file} ${at.line}`);
}

describe('Names of entries that were exchanged in one language', () => {
  for (const [what, lists, found] of [
    [
      'are found of words that everybody knows',
      [
        [
          ['Yes', 'Nein'],
          ['No', 'Ja'],
        ],
      ],
      ['list0 name.de 0'],
    ],
    [
      'are found where the “not” stands at the other one',
      [
        [
          ['Non-smoker', 'Rauchend'],
          ['Smoker', 'Nicht rauchend'],
          ['Not known', 'Nicht bekannt'],
        ],
      ],
      ['list0 name.de 0'],
    ],
    [
      'are found by words that both languages have',
      [
        [
          ['Practice and driver training only', 'Gleichmäßigkeits- und Slalomfahrten'],
          ['Regularity and slalom events', 'Nur Training und Fahrsicherheitskurse'],
          ['Hill climb', 'Bergrennen'],
        ],
      ],
      ['list0 name.de 0'],
    ],
    [
      'are none where only one of two shares words with the other',
      [
        [
          ['Practice and driver training only', 'Nur Übungsfahrten'],
          ['Regularity events', 'Training'],
        ],
      ],
      [],
    ],
    [
      'are none where one language says by another word that something is not so',
      [
        [
          ['Standard terms', 'Annahme ohne Erschwernis'],
          ['Loading', 'Zuschlag'],
        ],
      ],
      [],
    ],
    [
      'are none where they are right',
      [
        [
          ['Yes', 'Ja'],
          ['No', 'Nein'],
        ],
      ],
      [],
    ],
    [
      'are found in both of two lists that contradict each other',
      [
        [
          ['Blood', 'Blut'],
          ['Urine', 'Urin'],
        ],
        [
          ['Blood', 'Urin'],
          ['Tissue', 'Gewebe'],
          ['Urine', 'Blut'],
        ],
      ],
      ['list0 name.de 0', 'list1 name.de 0'],
    ],
    [
      'are none where a word has two translations',
      [
        [
          ['Normal', 'Unauffällig'],
          ['Severe', 'Stark'],
        ],
        [
          ['Normal', 'Regelrecht'],
          ['Severe', 'Schwer'],
        ],
      ],
      [],
    ],
  ] as const)
    it(what, () => expect(told(...(lists as readonly List[]))).to.deep.equal(found));
});

describe('The names of the lists of this repository', () => {
  const lists = realSystems().ruleSets.flatMap(({ catalogues }) => [...catalogues.values()]);
  const drafts = lists.map((list) => listOf(list.name, [...list.entries.values()]));

  it('belong to their entries', () => {
    expect(toldOf(drafts)).to.deep.equal([]);
  });

  it('are told where those of two countries are exchanged, of many', () => {
    const countries = [...(lists.find(({ name }) => name === 'countries')?.entries.values() ?? [])];
    let count = 0;
    for (const [index, one] of countries.entries()) {
      const two = countries[(index + 1) % countries.length] as Entry;
      const exchanged = countries.map((each) => {
        const other = each === one ? two : each === two ? one : each;
        return { word: each.word, name: { ...each.name, de: other.name['de'] as string } };
      });
      if (toldOf([listOf('countries', exchanged)]).some((each) => each.includes('name.de'))) count++;
    }
    expect(count).to.be.at.least(100);
  });
});

type Names = Pick<Entry, 'word' | 'name'>;

function listOf(name: string, entries: readonly Names[]): CatalogueDraft {
  const drafts = entries.map(({ word, name: names }, line) => [
    word,
    { word, name: names, placeOf: (member: string) => ({ file: `${name} ${member}`, line, column: 1 }) },
  ]);
  return { name, entries: new Map(drafts as Iterable<[string, unknown]>) } as unknown as CatalogueDraft;
}

function toldOf(drafts: readonly CatalogueDraft[]): readonly string[] {
  const findings = new Findings();
  reportExchangedNames(drafts, findings);
  return findings.all.map(({ at }) => `${at.file} ${at.line}`);
}
