import { basename } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { referencesSchema } from '../../../src/rules/load/references/references-schema.js';
import { namesSchema } from '../../../src/rules/load/names/names-schema.js';
import { noticesSchema } from '../../../src/rules/load/notices/notices-schema.js';
import { attributesSchema } from '../../../src/rules/load/objects/attributes-schema.js';
import { catalogueSchema } from '../../../src/rules/load/catalogues/catalogue-schema.js';
import { factsSchema } from '../../../src/rules/load/rules/facts-schema.js';
import { glossarySchema } from '../../../src/rules/load/glossary/glossary-schema.js';
import { ownFindingsSchema } from '../../../src/rules/load/messages/own-findings-schema.js';
import { parameterSetSchema } from '../../../src/rules/load/parameters/parameter-set-schema.js';
import { parametersSchema } from '../../../src/rules/load/parameters/parameters-schema.js';
import { ruleSetSchema } from '../../../src/rules/load/rule-set-schema.js';
import { rulesSchema } from '../../../src/rules/load/rules/rules-schema.js';
import { testsSchema } from '../../../src/rules/load/tests/tests-schema.js';
import { personasSchema, profilesSchema } from '../../../src/personas/persona-schema.js';
import { navigationSchema } from '../../../src/screens/load/navigation-schema.js';
import {
  additionSchema,
  buttonSchemas,
  groupSchemas,
  layoutParts,
  questionSchemas,
  screenSchema,
} from '../../../src/screens/load/screen-schema.js';
import { textsSchema } from '../../../src/screens/load/texts-schema.js';
import { words } from '../../support/design/design-document.js';
import { ruleLanguage, sampleSystem } from '../../support/design/sample-system.js';
import { keysOf, keysUsed, type SchemaKey } from '../../support/design/schema-keys.js';

/** A kind of file or part of one: where its keys are described, what schema checks it, and its examples. */
interface Described {
  readonly heading: string;
  readonly firstColumn?: string;
  /** More than one: the kinds that the column `in` names. */
  readonly schemas: Readonly<Record<string, object>>;
  readonly examples: readonly unknown[];
}

const documents = Object.entries(sampleSystem)
  .filter(([file]) => file.endsWith('.yaml'))
  .map(([file, text]) => ({ file, content: parse(text) as unknown }));
const ofFiles = (pattern: RegExp): readonly unknown[] =>
  documents.flatMap(({ file, content }) => (pattern.test(file) ? [content] : []));

const isAddition = (file: string): boolean =>
  file.startsWith('screens/sample/') &&
  documents.some((other) => other.file !== file && basename(other.file) === basename(file));
const screenFiles = documents.filter(({ file }) => /^screens\/.*\/\d\d-/.test(file));
const screens = screenFiles.filter(({ file }) => !isAddition(file)).map(({ content }) => content);

/** Every entry of a list of this name, at whatever depth. */
function entriesOf(list: string, content: unknown): readonly object[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => [
    ...(key === list && Array.isArray(value) ? (value as object[]) : []),
    ...entriesOf(list, value),
  ]);
}

const layout = { properties: layoutParts };
const described: readonly Described[] = [
  { heading: '`rule-set.yaml`', schemas: { file: ruleSetSchema }, examples: ofFiles(/rule-set\.yaml$/) },
  { heading: '`attributes/<object>.yaml`', schemas: { file: attributesSchema }, examples: ofFiles(/\/attributes\//) },
  { heading: '`catalogues/<name>.yaml`', schemas: { file: catalogueSchema }, examples: ofFiles(/\/catalogues\//) },
  { heading: '`parameters.yaml`', schemas: { file: parametersSchema }, examples: ofFiles(/\/parameters\.yaml$/) },
  { heading: '`csp/<id>.yaml`', schemas: { file: parameterSetSchema }, examples: ofFiles(/\/csp\//) },
  { heading: '`facts/<topic>.yaml`', schemas: { file: factsSchema }, examples: ofFiles(/\/facts\//) },
  {
    heading: '`plausibility/<topic>.yaml`',
    schemas: { file: rulesSchema },
    examples: ofFiles(/\/plausibility\/(?!findings)/),
  },
  {
    heading: '`plausibility/findings.yaml`',
    schemas: { file: ownFindingsSchema },
    examples: ofFiles(/\/findings\.yaml$/),
  },
  { heading: '`glossary.yaml`', schemas: { file: glossarySchema }, examples: ofFiles(/\/glossary\.yaml$/) },
  { heading: '`names.yaml`', schemas: { file: namesSchema }, examples: ofFiles(/\/names\.yaml$/) },
  { heading: '`references.yaml`', schemas: { file: referencesSchema }, examples: ofFiles(/\/references\.yaml$/) },
  { heading: '`notices/<topic>.yaml`', schemas: { file: noticesSchema }, examples: ofFiles(/\/notices\//) },
  { heading: '`tests/<topic>.yaml`', schemas: { file: testsSchema }, examples: ofFiles(/\/tests\//) },
  { heading: '`personas/profiles.yaml`', schemas: { file: profilesSchema }, examples: ofFiles(/\/profiles\.yaml$/) },
  {
    heading: '`personas/<topic>.yaml`',
    schemas: { file: personasSchema },
    examples: ofFiles(/personas\/(?!profiles)/),
  },
  { heading: 'Screens: `<nn>-<screen>.yaml`', schemas: { file: screenSchema }, examples: screens },
  {
    heading: 'Questions',
    schemas: questionSchemas,
    examples: screenFiles.flatMap(({ content }) => entriesOf('questions', content)),
  },
  { heading: 'Groups', schemas: groupSchemas, examples: screens.flatMap((content) => entriesOf('groups', content)) },
  {
    heading: 'Groups',
    firstColumn: 'key of a button',
    schemas: buttonSchemas,
    examples: screens.flatMap((content) => entriesOf('buttons', content)),
  },
  {
    heading: 'Layout',
    schemas: { file: layout },
    examples: screens.flatMap((content) =>
      entriesOf('groups', content).map((group) => (group as { layout?: unknown }).layout),
    ),
  },
  {
    heading: 'Additions to shared screens',
    schemas: { file: additionSchema },
    examples: screenFiles.filter(({ file }) => isAddition(file)).map(({ content }) => content),
  },
  {
    heading: 'Screens: `navigation.yaml`',
    schemas: { file: navigationSchema },
    examples: ofFiles(/navigation\.yaml$/),
  },
  { heading: 'Screens: `texts/<locale>.yaml`', schemas: { file: textsSchema }, examples: ofFiles(/\/texts\//) },
];

/** Parts of a screen that have a heading of their own. */
const isLayout = (part: object): boolean =>
  'properties' in part &&
  [layoutParts, ...Object.values(layoutParts).map(({ properties }) => properties)].includes(part.properties as never);

/** A key by path with what each of the kinds says of it. */
function keysOfAll(schemas: Described['schemas']): ReadonlyMap<string, Readonly<Record<string, SchemaKey>>> {
  const all = new Map<string, Record<string, SchemaKey>>();
  for (const [kind, schema] of Object.entries(schemas))
    for (const [path, key] of keysOf(schema, schema === layout ? () => false : isLayout))
      all.set(path, { ...all.get(path), [kind]: key });
  return all;
}

const pathOf = (cell: string): string => (words(cell)[0] ?? '').replaceAll(/<[^>]*>/g, '<>');

/** Keys that the reference says belong to the other table of a parameter only. */
const nowhere = (holds: string): boolean => holds.startsWith('not of an');

describe('the reference of the rule language', () => {
  for (const { heading, firstColumn = 'key', schemas, examples } of described) {
    describe(`under ${heading}${firstColumn === 'key' ? '' : `, ${firstColumn}`}`, () => {
      const keys = keysOfAll(schemas);
      let header: readonly string[];
      let rows: readonly (readonly string[])[];
      before(() => ({ header, rows } = ruleLanguage.table(heading, firstColumn)));
      const cell = (row: readonly string[], column: string): string => row[header.indexOf(column)] ?? '';

      it('names every key that the schema has, and no other', () => {
        expect(rows.map(([key = '']) => pathOf(key)).sort()).to.deep.equal([...keys.keys()].sort());
      });

      it('says what must stand, in which kinds, and every word that a key may hold', () => {
        for (const row of rows) {
          const [key = ''] = row;
          const found = keys.get(pathOf(key)) ?? {};
          const always = Object.values(found).every(({ required }) => required);
          expect(cell(row, 'required') === 'yes', `${key}: required`).to.equal(always);
          if (header.includes('in')) expect(words(cell(row, 'in')), `${key}: in`).to.deep.equal(Object.keys(found));
          const allowed = Object.values(found).flatMap((each) => each.words);
          expect(words(row.join(' ')), `${key}: words`).to.include.members(allowed);
        }
      });

      it('has an example that uses every key', () => {
        const used = new Set(
          Object.values(schemas).flatMap((schema) => examples.flatMap((example) => [...keysUsed(schema, example)])),
        );
        const expected = rows.filter((row) => !nowhere(cell(row, 'holds'))).map(([key = '']) => pathOf(key));
        expect(expected.filter((path) => !used.has(path))).to.deep.equal([]);
      });
    });
  }

  it('describes the keys of every schema', () => {
    const tables = ruleLanguage.tables
      .filter(({ header }) => /^key\b/.test(header[0] ?? ''))
      .map(({ heading, header }) => `${heading}, ${header[0]}`);
    // A condition and what an example gives are read without schema.
    const withoutSchema = ['Conditions, key', 'Examples, key of `given`'];
    expect(tables.sort()).to.deep.equal(
      [...described.map(({ heading, firstColumn = 'key' }) => `${heading}, ${firstColumn}`), ...withoutSchema].sort(),
    );
  });
});
