import { expect } from 'chai';
import { Sources } from '../../../src/documents/sources.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import type { Attribute } from '../../../src/rules/model/attribute.js';
import { compareAsked } from '../../../src/screens/load/compare-asked.js';
import type { ScreenDefinition } from '../../../src/screens/model/definition.js';
import type { Texts } from '../../../src/screens/load/texts.js';

/** A question: what the attribute is called, its unit, and the text. */
type Question = readonly [fact: string, name: string, unit: string | undefined, text: string];

/** What is told of the questions of one screen, in German. */
function told(...questions: readonly Question[]): readonly string[] {
  const findings = new Findings();
  const texts = {
    placed: (key: string) => {
      const fact = key.slice(key.lastIndexOf('/') + 1);
      const [line] = [questions.findIndex(([each]) => each === fact) + 1];
      return {
        name: fact,
        words: { de: questions[line - 1]?.[3] ?? '' },
        placeOf: () => ({ file: 'de.yaml', line, column: 1 }),
      };
    },
  };
  const screen = {
    key: 'health',
    questions: questions.map(([fact, name, unit]) => {
      const attribute = {
        object: 'person',
        fact,
        name: { de: name },
        alsoIn: [],
        ...(unit && { unit: { kind: 'unit', unit: { word: unit } } }),
      };
      return { kind: 'attribute', key: fact, attribute: attribute as unknown as Attribute };
    }),
  };
  compareAsked([screen as unknown as ScreenDefinition], texts as unknown as Texts, findings, new Sources('', findings));
  return findings.all.map(({ at, code }) => `${at.line} ${code}`);
}

const cases: readonly (readonly [what: string, questions: readonly Question[], told: readonly string[]])[] = [
  [
    'texts that were exchanged, at the first of them',
    [
      ['eyes', 'Augen', undefined, 'Haben Sie Beschwerden an den Nieren?'],
      ['kidneys', 'Nieren', undefined, 'Haben Sie Beschwerden an den Augen?'],
    ],
    ['1 misplaced-text'],
  ],
  [
    'nothing where a text also speaks of another one',
    [
      ['eyes', 'Augen', undefined, 'Haben Sie, außer an den Nieren, Beschwerden an den Augen?'],
      ['kidneys', 'Nieren', undefined, 'Haben Sie Beschwerden an den Nieren oder den Augen?'],
    ],
    [],
  ],
  [
    'texts that were exchanged though each has a word of its own name',
    [
      ['upper', 'letzter Wert, systolisch, oben', undefined, 'Wie war der letzte diastolische Wert unten?'],
      ['lower', 'letzter Wert, diastolisch, unten', undefined, 'Wie war der letzte systolische Wert oben?'],
    ],
    ['1 misplaced-text'],
  ],
  [
    'a word that excludes what the attribute is called after, but not where one says both',
    [
      ['last', 'letzter Wert', undefined, 'Wie hoch war der erste Wert?'],
      ['first', 'erster Wert', undefined, 'Wie hoch war der erste Wert, und wie hoch der letzte?'],
      ['oldest', 'ältester Wert', undefined, 'Wie hoch war der Wert vor dem letzten?'],
    ],
    ['1 different-meaning'],
  ],
  [
    'how many hours of what is stored otherwise, and not of what there is per time',
    [
      ['share', 'Anteil', 'percent', 'Wie viele Stunden arbeiten Sie mit den Händen?'],
      ['hours', 'Arbeitszeit', 'hourPerWeek', 'Wie viele Stunden arbeiten Sie?'],
      ['pain', 'Schmerztage', 'perMonth', 'An wie viele Tage im Monat erinnern Sie sich?'],
    ],
    ['1 wrong-dimension'],
  ],
  [
    'another number than in the name',
    [['leave', 'krank, mehr als 30 Tage', undefined, 'Waren Sie länger als 3 Tage krank?']],
    ['1 different-numbers'],
  ],
  [
    'nothing of a number that stands in letters, or where the question has none',
    [
      ['leave', 'krank, 12 Monate', undefined, 'Waren Sie in den letzten zwölf Monaten krank?'],
      ['stay', 'Klinik, 10 Jahre', undefined, 'Waren Sie in {lookBack} in einer Klinik?'],
    ],
    [],
  ],
  [
    'another period than that of the unit',
    [
      ['attacks', 'Anfälle', 'perMonth', 'Wie viele Anfälle haben Sie pro Jahr?'],
      ['others', 'Anfälle', 'perMonth', 'Wie viele Anfälle haben Sie pro Monat?'],
    ],
    ['1 wrong-dimension'],
  ],
];

describe('What questions ask, beside what they store', () => {
  for (const [what, questions, expected] of cases)
    it(`is told: ${what}`, () => expect(told(...questions)).to.deep.equal(expected));
});
