import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { compareRules } from '../../../src/authoring/diff/compare-rules.js';
import { loadState, type RulesState } from '../../../src/authoring/diff/rules-state.js';
import { plantedEdits } from '../../support/authoring/planted-edits.js';
import { reformatted } from '../../support/authoring/reformatted.js';
import { DataCopy } from '../../support/rules/data-copy.js';
import { inDirectory } from '../../support/run/in-directory.js';

/** The shipped files, by path. */
function* dataFiles(): Iterable<readonly [string, string]> {
  for (const folder of ['rules', 'screens'])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(?:yaml|csv)$/.test(name)) yield [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')];
}

const loadBoth = (directory: string): RulesState => loadState(join(directory, 'rules'), join(directory, 'screens'));

describe('the rules and screens of this repository', () => {
  const copy = new DataCopy();
  let shipped: RulesState;
  before(() => void (shipped = loadState('rules', 'screens')));
  after(() => copy.remove());

  it('are the same as themselves', () => {
    expect(compareRules(shipped, shipped).changes).to.deep.equal([]);
  });

  it('are the same when all of them is written otherwise', () => {
    let last = 7;
    // Any order will do, as long as it is another one.
    const random = (): number => (last = (last * 75 + 74) % 65537);
    const state = inDirectory(reformatted(Object.fromEntries(dataFiles()), random), loadBoth);
    expect(compareRules(shipped, state).changes).to.deep.equal([]);
  });

  it('are told apart by each note to people in them', () => {
    let count = 0;
    const marked = (text: string): string =>
      text.replace(/\b(meaning|reference): "/g, (all) => `${all}Note ${++count}, `);
    const files = Object.fromEntries([...dataFiles()].map(([name, text]) => [name, marked(text)]));
    const state = inDirectory(files, loadBoth);
    const sentences = compareRules(shipped, state).changes.map(({ sentence }) => sentence);
    const told = new Set(sentences.flatMap((sentence) => sentence.match(/Note \d+(?=,)/g) ?? []));
    expect(count).to.be.above(700);
    for (let note = 1; note <= count; note++) expect(told).to.include(`Note ${note}`);
  });

  it('are told apart by exactly what an actuary changed in them', () => {
    for (const { file, find, put } of plantedEdits) copy.replace(file, find, put);
    const { changes } = compareRules(shipped, loadState(copy.path('rules'), copy.path('screens')));
    expect(changes.map(({ sentence }) => sentence)).to.have.members(plantedEdits.flatMap(({ found }) => found));
  });
});
