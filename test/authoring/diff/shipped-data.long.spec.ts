import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { compareRules } from '../../../src/authoring/diff/compare-rules.js';
import { loadState, type RulesState } from '../../../src/authoring/diff/rules-state.js';
import { plantedEdits } from '../../support/authoring/planted-edits.js';
import { reformatted } from '../../support/authoring/reformatted.js';
import { DataCopy } from '../../support/rules/data-copy.js';
import { inDirectory } from '../../support/run/in-directory.js';

describe('the rules and screens of this repository', () => {
  const copy = new DataCopy();
  let shipped: RulesState;
  before(() => void (shipped = loadState('rules', 'screens')));
  after(() => copy.remove());

  it('are the same as themselves', () => {
    expect(compareRules(shipped, shipped).changes).to.deep.equal([]);
  });

  it('are the same when all of them is written otherwise', () => {
    const names = ['rules', 'screens'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    const files = Object.fromEntries(
      names.filter((name) => /\.(?:yaml|csv)$/.test(name)).map((name) => [name, readFileSync(name, 'utf8')]),
    );
    let last = 7;
    // Any order will do, as long as it is another one.
    const random = (): number => (last = (last * 75 + 74) % 65537);
    const state = inDirectory(reformatted(files, random), (directory) =>
      loadState(join(directory, 'rules'), join(directory, 'screens')),
    );
    expect(compareRules(shipped, state).changes).to.deep.equal([]);
  });

  it('are told apart by exactly what an actuary changed in them', () => {
    for (const { file, find, put } of plantedEdits) copy.replace(file, find, put);
    const { changes } = compareRules(shipped, loadState(copy.path('rules'), copy.path('screens')));
    expect(changes.map(({ sentence }) => sentence)).to.have.members(plantedEdits.flatMap(({ found }) => found));
  });
});
