import { expect } from 'chai';
import type { CaseView, Instance } from '../../../src/rules/program/program.js';
import { fixedIdOf, type Item, type ItemKey } from '../../../src/screens/questions/items.js';
import { itemsAround } from '../../../src/screens/questions/items-around.js';
import type { SourceProgram } from '../../../src/screens/questions/source-program.js';

/** Two screens of the case, one of benefits, which lead to no person, and two of persons. */
const scopes = { application: 'case', summary: 'case', benefit: 'benefit', person: 'person', health: 'person' };
const source = {
  screens: Object.entries(scopes).map(([key, scope]) => ({ definition: { key, scope } })),
  rules: { program: {} },
} as unknown as SourceProgram;

const instance = (name: string, id: number): Instance =>
  ({ id, kind: { name, relations: new Map() } }) as unknown as Instance;
const objects: Readonly<Record<string, readonly Instance[]>> = {
  person: [instance('person', 1), instance('person', 3)],
  benefit: [instance('benefit', 5), instance('benefit', 7)],
};
const memory = new Map();
const view = {
  root: instance('case', 0),
  instancesOf: (kind: string) => objects[kind] ?? [],
  memory: () => memory,
} as unknown as CaseView;

const ids = (items: ReadonlySet<Item>): string => [...items].map(fixedIdOf).join(' ');

/** What stands before and behind an item (design of screens, "Moving"): the case, nobody, person by person. */
const rows: readonly (readonly [title: string, key: ItemKey, before: string, after: string])[] = [
  [
    'the first',
    { screen: 'application', objectId: 0 },
    '',
    'summary.0 benefit.5 benefit.7 person.1 health.1 person.3 health.3',
  ],
  [
    'one that is there',
    { screen: 'benefit', objectId: 7 },
    'application.0 summary.0 benefit.5',
    'person.1 health.1 person.3 health.3',
  ],
  [
    'the last',
    { screen: 'health', objectId: 3 },
    'application.0 summary.0 benefit.5 benefit.7 person.1 health.1 person.3',
    '',
  ],
  [
    'an object that was between two others',
    { screen: 'benefit', objectId: 6 },
    'application.0 summary.0 benefit.5',
    'benefit.7 person.1 health.1 person.3 health.3',
  ],
  [
    'an object that was the last of its screen',
    { screen: 'benefit', objectId: 9 },
    'application.0 summary.0 benefit.5 benefit.7',
    'person.1 health.1 person.3 health.3',
  ],
  [
    'a person who was between two others',
    { screen: 'health', objectId: 2 },
    'application.0 summary.0 benefit.5 benefit.7 person.1 health.1',
    'person.3 health.3',
  ],
  [
    'a person who was the last',
    { screen: 'person', objectId: 4 },
    'application.0 summary.0 benefit.5 benefit.7 person.1 health.1 person.3 health.3',
    '',
  ],
  [
    'a benefit that was a person’s',
    { screen: 'benefit', objectId: 6, personId: 1 },
    'application.0 summary.0 benefit.5 benefit.7',
    'person.1 health.1 person.3 health.3',
  ],
  [
    'another case',
    { screen: 'application', objectId: 99 },
    'application.0',
    'summary.0 benefit.5 benefit.7 person.1 health.1 person.3 health.3',
  ],
];

describe('The items around', () => {
  for (const [title, key, before, after] of rows)
    it(`${title} are those before and behind its place`, () => {
      const around = itemsAround(key, source, view);
      expect([ids(around.before), ids(around.after)]).to.deep.equal([before, after]);
    });
});
