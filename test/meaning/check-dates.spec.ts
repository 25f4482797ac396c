import { expect } from 'chai';
import { checkDates } from '../../src/meaning/check-dates.js';
import type { CaseRules } from '../../src/screens/model/systems.js';
import { realSystems } from '../support/rules/real-systems.js';

const rules = realSystems().forCsp(1) as CaseRules;
const now = Date.UTC(2026, 10, 22);

const told = (change: Partial<CaseRules['ruleSet']>): readonly string[] =>
  [...checkDates({ ...rules, ruleSet: { ...rules.ruleSet, ...change } }, now)].map(({ message }) => message);

/** Notices of which each version holds from a day of a year. */
const noticesFrom = (year: number) =>
  new Map(
    [...rules.ruleSet.notices].map(([key, notice]) => [
      key,
      { ...notice, versions: notice.versions.map((version) => ({ ...version, from: `${year}.01.01` })) },
    ]),
  );

describe('A date of another century', () => {
  it('is none of this repository', () => {
    expect(told({})).to.deep.equal([]);
  });

  it('is one of a parameter set, where it stands', () => {
    const { ruleSet } = rules;
    const dates = [...ruleSet.parameterSets].flatMap(([id, set]) =>
      [...set.values].flatMap(([name, value]) => (value.kind === 'date' ? [{ id, set, name }] : [])),
    );
    expect(dates).not.to.deep.equal([]);
    for (const { id, set, name } of dates)
      for (const [year, count] of [
        [2037, 1],
        [2036, 0],
        [1975, 1],
      ] as const) {
        const values = new Map([...set.values, [name, { kind: 'date', value: { year } }] as const]);
        const parameterSets = new Map([...ruleSet.parameterSets, [id, { ...set, values }]]);
        const found = [...checkDates({ ...rules, ruleSet: { ...ruleSet, parameterSets } }, now)];
        expect(found, `${name} ${year}`).to.have.length(count);
        for (const { at } of found) expect(at).to.deep.equal(set.places.get(name)?.at);
      }
  });

  it('is one from which a notice holds, more than ten years ahead or fifty back; that no version holds yet is told so', () => {
    const { size } = rules.ruleSet.notices;
    for (const [year, count] of [
      [1926, size],
      [1975, size],
      [1976, 0],
      [2026, 0],
      [2036, 0],
      [2037, 0],
    ] as const)
      expect(told({ notices: noticesFrom(year) }), String(year)).to.have.length(count);
  });

  it('is one from which a later version of a notice holds', () => {
    const notices = new Map(
      [...rules.ruleSet.notices].map(([key, notice]) => {
        const [first] = notice.versions;
        if (!first) throw new Error('a notice has a version');
        return [key, { ...notice, versions: [first, { ...first, version: 2, from: '2037.01.01' }] }];
      }),
    );
    expect(told({ notices })).to.have.length(notices.size);
  });

  it('is one up to which an entry of a catalogue is offered', () => {
    const [name, catalogue] = [...rules.ruleSet.catalogues].find(([, { entries }]) => entries.size > 1) ?? [];
    if (name === undefined || !catalogue) throw new Error('there are catalogues');
    const [word, entry] = [...catalogue.entries][0] ?? [];
    if (word === undefined || !entry) throw new Error('it has entries');
    const entries = new Map([...catalogue.entries, [word, { ...entry, validTo: '2062.12.31' }]]);
    expect(told({ catalogues: new Map([[name, { ...catalogue, entries }]]) })).to.deep.equal([
      `validTo of ${word} of the catalogue ${name} is more than 10 years ahead: 2062`,
    ]);
  });
});
