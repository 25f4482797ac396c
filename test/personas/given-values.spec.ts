import { expect } from 'chai';
import { loadPersonas } from '../../src/personas/load-personas.js';
import { inDirectory } from '../support/run/in-directory.js';
import { realSystems } from '../support/rules/real-systems.js';

const profiles = 'day: "2026.06.15"\nprofiles: {}\n';
const persona = (person: string): string =>
  `somebody:\n  who: "Somebody, 40"\n  sets: [1]\n  person: ${person}\n  says: nothing\n`;

/** What is told of a persona that answers so. */
const toldOf = (person: string): readonly string[] =>
  inDirectory({ 'personas/profiles.yaml': profiles, 'personas/people.yaml': persona(person) }, (directory) =>
    loadPersonas(directory, realSystems()).findings.all.map(
      ({ at, severity, code, message }) => `${at.line}:${at.column} ${severity} ${code} ${message}`,
    ),
  );

describe('What a persona gives', () => {
  it('is in a unit in which the answer can be given', () => {
    expect(toldOf('{ benefits: [{ benefitType: termLife, sumInsured: { value: 1, unit: EUR } }] }')).to.deep.equal([]);
    const [told, ...others] = toldOf(
      '{ benefits: [{ benefitType: termLife, sumInsured: { value: 1, unit: EUR/year } }] }',
    );
    expect(others).to.deep.equal([]);
    expect(told).to.match(
      /^4:79 warning unknown-unit sumInsured cannot be given in EUR\/year; expected a unit of currency$/,
    );
  });

  it('is a code that is offered on its day', () => {
    const { catalogues } = realSystems().ruleSets[0] ?? {};
    const disorders = [...(catalogues?.get('disorders')?.entries.values() ?? [])];
    const gone = disorders.filter(({ validTo }) => validTo !== undefined && validTo < '2026.06');
    expect(gone).to.have.length.above(5);
    for (const { word, validTo } of gone)
      expect(toldOf(`{ disorders: [{ code: ${word} }] }`), word).to.deep.equal([
        `4:33 warning withdrawn-code the code "${word}" of code is offered until ${validTo}, and not on the day of the persona`,
      ]);
    expect(toldOf('{ disorders: [{ code: J45 }] }')).to.deep.equal([]);
  });
});
