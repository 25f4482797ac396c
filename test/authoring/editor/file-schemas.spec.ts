import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { schemaOf } from '../../../src/authoring/editor/file-schemas.js';
import { expectText } from '../../support/words/expect-text.js';

interface Structure {
  readonly properties?: object;
  readonly additionalProperties?: unknown;
  readonly patternProperties?: object;
}

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

describe('The structure that an editor knows of a file', () => {
  for (const folder of ['rules', 'screens'])
    it(`is that of its kind, for every YAML file of ${folder}: each of its first keys is one, or may be any`, () => {
      const faults = namesIn(folder).flatMap((name) => {
        const schema = schemaOf(name, folder === 'rules') as Structure | undefined;
        if (!schema) return [`${name}: none`];
        const keys = [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^(\w+):/gm)].map(([, key = '']) => key);
        const known = Object.keys(schema.properties ?? {});
        const takesAny = (schema.additionalProperties ?? true) !== false || schema.patternProperties !== undefined;
        return keys.filter((key) => !known.includes(key) && !takesAny).map((key) => `${name}: ${key}`);
      });
      expect(faults).to.deep.equal([]);
    });

  /** One file of each kind. */
  const files: readonly (readonly [file: string, isRules: boolean])[] = [
    ...[
      'personas/profiles.yaml',
      'personas/abroad.yaml',
      'common/plausibility/findings.yaml',
      'common/plausibility/sums.yaml',
      'common/facts/covers.yaml',
      'common/tests/sums.yaml',
      'common/attributes/person.yaml',
      'common/catalogues/units.yaml',
      'german/csp/2.yaml',
      'german/notices/law.yaml',
      'german/rule-set.yaml',
      'common/parameters.yaml',
      'common/glossary.yaml',
      'common/names.yaml',
      'references.yaml',
    ].map((file) => [file, true] as const),
    ...['common/texts/de.yaml', 'common/technical/navigation.yaml', 'common/technical/10-person.yaml'].map(
      (file) => [file, false] as const,
    ),
  ];
  it('is this, for each kind of file: which keys must stand there, which may, and what they take', () => {
    const written = files.map(([file, isRules]) => `== ${file}\n${JSON.stringify(schemaOf(file, isRules), null, 1)}`);
    expectText('structures-of-files.txt', written.join('\n'));
  });

  /** A file, and a key by which the structure of its kind is known. */
  const kinds: readonly (readonly [file: string, key: string])[] = [
    ['personas/profiles.yaml', 'profiles'],
    ['common/plausibility/findings.yaml', 'findings'],
    ['common/attributes/person.yaml', 'attributes'],
    ['common/catalogues/yes-no.yaml', 'entries'],
    ['german/csp/2.yaml', 'currencies'],
    ['common/rule-set.yaml', 'relationTypes'],
  ];
  for (const [file, key] of kinds)
    it(`has ${key} in ${file}`, () => {
      expect((schemaOf(file, true) as Structure | undefined)?.properties).to.have.property(key);
    });

  it('is none of a table, and none of what nothing reads', () => {
    expect(schemaOf('common/catalogues/countries.csv', true)).to.equal(undefined);
    expect(schemaOf('common/notes.txt', true)).to.equal(undefined);
    expect(schemaOf('common/notes.yaml', true)).to.equal(undefined);
    expect(schemaOf('common/texts/de.yaml', false)).to.not.equal(schemaOf('common/navigation.yaml', false));
    expect(schemaOf('common/technical/10-person.yaml', false)).to.have.nested.property('properties.scope');
  });
});
