import { expect } from 'chai';
import { exchangedByKey } from '../../../../src/rules/load/messages/exchanged-by-key.js';
import { realSystems } from '../../../support/rules/real-systems.js';

describe('The names of a thing that has an English key', () => {
  const named = realSystems().ruleSets.flatMap(({ catalogues, sourceTypes, objects }) => [
    ...[...catalogues.values()]
      .filter(({ keyed }) => !keyed)
      .flatMap(({ entries }) => [...entries.values()].map(({ word, name }) => ({ key: word, name }))),
    ...sourceTypes,
    ...[...objects.values()].flatMap(({ attributes }) =>
      [...attributes.values()].map(({ fact, name }) => ({ key: fact, name })),
    ),
  ]);

  it('stand under their languages, in all catalogues, source types and attributes of this repository', () => {
    for (const { key, name } of named) expect(exchangedByKey(key, name), key).to.equal(undefined);
  });

  it('are told where they are exchanged, and one of them is of one word or of German letters', () => {
    let count = 0;
    for (const { key, name } of named) {
      const { en, de } = name;
      if (en === undefined || de === undefined || en === de) continue;
      const told = exchangedByKey(key, { en: de, de: en });
      expect(told === undefined || told === 'de', key).to.equal(true);
      if (told) count++;
    }
    expect(count).to.be.at.least(700);
  });

  it('tell nothing where the key says nothing of them, or both have it', () => {
    expect(exchangedByKey('E12', { en: 'Verein', de: 'Club' })).to.equal(undefined);
    expect(exchangedByKey('club', { en: 'Club', de: 'Club' })).to.equal(undefined);
    expect(exchangedByKey('divers', { en: 'Non-binary/other', de: 'Divers' })).to.equal(undefined);
    expect(exchangedByKey('club', { de: 'Club' })).to.equal(undefined);
  });
});
