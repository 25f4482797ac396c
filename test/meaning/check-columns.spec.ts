import { expect } from 'chai';
import { checkColumns } from '../../src/meaning/check-columns.js';
import type { Catalogue, Cell, Entry } from '../../src/rules/model/catalogue.js';
import type { RuleSet } from '../../src/rules/model/rule-set.js';
import { realSystems } from '../support/rules/real-systems.js';

const { ruleSets } = realSystems();
const types = ruleSets.map(({ catalogues }) => catalogues.get('benefit-types') as Catalogue);

const told = (all: readonly RuleSet[]): readonly string[] =>
  [...checkColumns(all)].map(({ at, code }) => `${at.file}:${at.line} ${code}`);

const placeOf = ({ at }: Entry): string => `${at.file}:${at.line} uncertain-value`;

/** All systems with other cells of some benefit types. */
const withCells = (changed: ReadonlyMap<Entry, Readonly<Record<string, Cell>>>): readonly RuleSet[] =>
  ruleSets.map((ruleSet) => {
    const catalogue = ruleSet.catalogues.get('benefit-types') as Catalogue;
    const entries = [...catalogue.entries].map(
      ([word, entry]) => [word, { ...entry, cells: { ...entry.cells, ...changed.get(entry) } }] as const,
    );
    const other = { ...catalogue, entries: new Map(entries) };
    return { ...ruleSet, catalogues: new Map([...ruleSet.catalogues, ['benefit-types', other]]) };
  });

const having = (column: string): readonly Entry[] =>
  types.flatMap(({ entries }) => [...entries.values()]).filter(({ cells }) => cells[column] !== undefined);

describe('An entry that is as no other of its catalogues', () => {
  it('is none of this repository', () => {
    expect(told(ruleSets)).to.deep.equal([]);
  });

  it('has a column above another that it is not above in all other entries, whichever entry it is', () => {
    const entries = having('maximumEndAge').filter(({ cells }) => cells['maximumEntryAge'] !== undefined);
    expect(entries.length).to.be.above(40);
    for (const entry of entries)
      expect(told(withCells(new Map([[entry, { maximumEndAge: 1 }]]))), entry.word).to.deep.equal([placeOf(entry)]);
  });

  it('has a column above two others together that is so in no other entry', () => {
    const entries = having('maximumPeriod').filter(({ cells }) => Number(cells['maximumEndAge']) > 60);
    const [entry] = entries.filter(({ cells }) => cells['minimumEntryAge'] === 0);
    if (!entry) throw new Error('there is no benefit type from birth on');
    const cells = { maximumEntryAge: 20, maximumPeriod: 30 };
    const [found] = checkColumns(withCells(new Map([[entry, cells]])));
    expect(found?.message).to.match(
      /^maximumEndAge of \w+ of the catalogue benefit-types is \d+, above maximumEntryAge \(20\) and maximumPeriod \(30\) together, as of none of the \d+ others/,
    );
  });

  it('has another word in a column that says what another says in all other entries', () => {
    for (const entry of having('limitGroup')) {
      const cells = { limitGroup: entry.cells['limitGroup'] === 'care' ? 'death' : 'care' };
      expect(told(withCells(new Map([[entry, cells]]))), entry.word).to.deep.equal([placeOf(entry)]);
    }
  });

  it('is offered no longer, and has not what all others have of which that is so', () => {
    const disorders = ruleSets[0]?.catalogues.get('disorders') as Catalogue;
    const ended = [...disorders.entries.values()].filter(({ validTo }) => validTo !== undefined);
    expect(ended.length).to.be.above(20);
    for (const entry of ended) {
      const entries = new Map(disorders.entries).set(entry.word, {
        ...entry,
        // Where an entry of a CSV stands is worked out when somebody asks.
        at: entry.at,
        cells: { ...entry.cells, toDescribe: false },
      });
      const changed = ruleSets.map((ruleSet) => ({
        ...ruleSet,
        catalogues: new Map(ruleSet.catalogues).set('disorders', { ...disorders, at: disorders.at, entries }),
      }));
      expect(told(changed), entry.word).to.deep.equal([placeOf(entry)]);
    }
  });

  it('is not one of two', () => {
    const [one, other] = having('limitGroup').filter(({ cells }) => cells['group'] === 'death');
    if (!one || !other) throw new Error('there are no two benefit types of one group');
    const cells = { limitGroup: 'care' };
    const both = new Map([one, other].map((entry) => [entry, cells]));
    expect(told(withCells(both))).to.deep.equal([]);
  });

  it('may be so where the column says why', () => {
    const [entry] = having('limitGroup');
    if (!entry) throw new Error('there is no benefit type');
    const [found] = checkColumns(withCells(new Map([[entry, { limitGroup: 'care' }]])));
    expect(found?.intended).to.equal(undefined);
    const excused = withCells(new Map([[entry, { limitGroup: 'care' }]])).map((ruleSet) => {
      const catalogue = ruleSet.catalogues.get('benefit-types') as Catalogue;
      const columns = new Map(
        [...catalogue.columns].map(([name, column]) => [name, { ...column, intended: 'a class of its own' }]),
      );
      return { ...ruleSet, catalogues: new Map([...ruleSet.catalogues, ['benefit-types', { ...catalogue, columns }]]) };
    });
    expect([...checkColumns(excused)][0]?.intended).to.have.property('title', 'the column limitGroup');
  });
});
