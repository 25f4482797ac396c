import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { Kept } from '../../../../src/documents/kept.js';
import { NameLog } from '../../../../src/authoring/names/name-log.js';
import { loadRuleSystems } from '../../../../src/rules/load/load-rule-systems.js';
import type { Catalogue } from '../../../../src/rules/model/catalogue.js';
import { TinyData } from '../../../support/rules/tiny-data.js';

const folder = 'rules/tiny/catalogues';
const table = `${folder}/pursuits.csv`;

describe('A catalogue that was read once', () => {
  let data: TinyData;
  let kept: Kept;
  beforeEach(() => {
    data = new TinyData();
    data.write(
      `${folder}/pursuits.yaml`,
      'catalogue: pursuits\nkeyed: true\ncolumns: { weight: { kind: number, unit: kilogram, default: none } }\nentriesFrom: pursuits.csv\n',
    );
    data.write(table, 'key,name.en,name.de\nDIVING,Diving,Tauchen\nCHESS,Chess,Schach\n');
    kept = new Kept();
  });
  afterEach(() => data.remove());

  const edit = (file: string, from: string, to: string): void =>
    data.write(file, readFileSync(data.path(file), 'utf8').replace(from, to));
  const loaded = (name: string): Catalogue | undefined =>
    loadRuleSystems(data.directories.rules, { kept }).systems[0]?.catalogues.get(name);

  it('is the same as long as its files and the units are', () => {
    const before = loaded('pursuits');
    edit('rules/tiny/rule-set.yaml', 'Tiny 1', 'Tiny 2');
    expect(loaded('pursuits')).to.equal(before);
  });

  it('has the units of the system that it is read for, the same as all others', () => {
    for (const _ of [1, 2]) {
      const [system] = loadRuleSystems(data.directories.rules, { kept }).systems;
      const column = system?.catalogues.get('pursuits')?.columns.get('weight');
      expect(column?.unit?.kind === 'unit' && column.unit.unit).to.equal(system?.units.byWord.get('kilogram'));
      edit('rules/tiny/rule-set.yaml', 'Tiny 1', 'Tiny 2');
    }
  });

  it('is read again when its entries, or what units there are, have changed', () => {
    const first = loaded('pursuits');
    edit(table, 'DIVING', 'SAILING');
    const second = loaded('pursuits');
    expect([...(first?.entries.keys() ?? [])]).to.deep.equal(['DIVING', 'CHESS']);
    expect([...(second?.entries.keys() ?? [])]).to.deep.equal(['SAILING', 'CHESS']);
    edit(`${folder}/units.yaml`, 'kg', 'kilo');
    expect(loaded('pursuits')).not.to.equal(second);
  });

  it('has the findings of when it was read, each time it is loaded', () => {
    edit(table, 'name.de', 'nmae.de');
    const found = (): string => loadRuleSystems(data.directories.rules, { kept }).findings.report();
    const first = found();
    expect(first).to.include('nmae.de');
    expect(found()).to.equal(first);
  });

  it('is read anew for who asks where names stand', () => {
    const places = (): number => {
      const log = new NameLog();
      loadRuleSystems(data.directories.rules, { kept, names: log.of('rules') });
      return log.told.filter(({ owner }) => owner === 'pursuits').length;
    };
    const first = places();
    expect(first).to.be.above(0);
    expect(places()).to.equal(first);
  });
});
