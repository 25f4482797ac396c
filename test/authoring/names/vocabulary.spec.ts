import { expect } from 'chai';
import { type VocabularySection, vocabularyOf } from '../../../src/authoring/names/vocabulary.js';
import { vocabularyText } from '../../../src/authoring/names/vocabulary-text.js';
import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import { realNames } from '../../support/names/real-names.js';

const sections = (scope: string): readonly VocabularySection[] => {
  const answer = vocabularyOf(scope, realNames());
  if (!('sections' in answer)) throw new Error(vocabularyText(scope, answer));
  return answer.sections;
};

const words = (scope: string): readonly string[] => sections(scope).flatMap(({ rows }) => rows.map(({ word }) => word));

describe('The vocabulary of a scope', function () {
  this.timeout(300_000);

  it('has every attribute, derived fact and relation of every object of every system', () => {
    for (const { objects } of realNames().systems.ruleSets)
      for (const { name, attributes, facts, relations } of objects.values())
        expect(words(name)).to.include.members([...attributes.keys(), ...facts.keys(), ...relations.keys()]);
  });

  it('has every code of every catalogue that a person could read through, with its names', () => {
    const { ruleSets } = realNames().systems;
    for (const { name, entries } of ruleSets.flatMap(({ catalogues }) => [...catalogues.values()])) {
      if (entries.size > 300) continue;
      expect(words(name)).to.include.members([...entries.keys()]);
    }
    expect(sections('yes-no')).to.deep.equal([
      {
        heading: 'codes of yes-no',
        rows: [
          { word: 'yes', type: '', meaning: 'Yes (en), Ja (de)' },
          { word: 'no', type: '', meaning: 'No (en), Nein (de)' },
        ],
      },
    ]);
  });

  it('says unit and bounds of an attribute', () => {
    const height = sections('person')[0]?.rows.find(({ word }) => word === 'height');
    expect(height?.type).to.equal(
      'number (centimetre), also in metre, inch, csp.minimumHeight to csp.maximumHeight, 0 decimals',
    );
  });

  it('says which system alone has a word', () => {
    const rows = sections('person').flatMap((section) => section.rows);
    expect(rows.filter(({ onlyIn }) => onlyIn?.join() === 'german')).to.have.length.above(0);
  });

  it('says which system alone has a unit', () => {
    const loaded = realNames();
    const [one, two] = loaded.systems.ruleSets as [RuleSet, RuleSet];
    const withoutYear = new Map([...two.units.byWord].filter(([word]) => word !== 'year'));
    const ruleSets = [one, { ...two, units: { ...two.units, byWord: withoutYear } as RuleSet['units'] }];
    const told = vocabularyOf('units', { ...loaded, systems: { ...loaded.systems, ruleSets } });
    const rows = 'sections' in told ? told.sections.flatMap((section) => section.rows) : [];
    expect(rows.filter(({ onlyIn }) => onlyIn).map(({ word, onlyIn }) => [word, onlyIn])).to.deep.equal([
      ['year', [one.system]],
    ]);
  });

  it('has the operators and the units', () => {
    expect(words('operators')).to.include.members(['greaterThan', 'isKnown', 'sum', 'yearsBetween', 'choose']);
    expect(words('operators')).to.not.include('between');
    expect(words('units')).to.include.members(['currency', 'year', 'EUR/year']);
  });

  it('stands in columns, which what is longer than forty letters does not widen', () => {
    const rows = [1, 40, 41].map((letters) => ({ word: 'w'.repeat(letters), type: 'number', meaning: '' }));
    expect(vocabularyText('x', { scope: 'x', sections: [{ heading: 'Words', rows }] })).to.equal(
      ['Words', `  w${' '.repeat(39)}  number`, `  ${'w'.repeat(40)}  number`, `  ${'w'.repeat(41)}  number`, ''].join(
        '\n',
      ),
    );
  });

  it('names the scopes, and the one that is meant', () => {
    expect(vocabularyText('persn', vocabularyOf('persn', realNames()))).to.include('did you mean person?');
  });
});
