import { expect } from 'chai';
import { Findings } from '../../../../src/documents/findings/findings.js';
import type { CatalogueDraft } from '../../../../src/rules/load/catalogues/catalogue-draft.js';
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
