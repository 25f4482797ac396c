import { readdirSync, renameSync } from 'node:fs';
import { relative } from 'node:path';
import { expect } from 'chai';
import { Kept } from '../../../src/documents/kept.js';
import type { Findings } from '../../../src/documents/findings/findings.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { randomBySeed } from '../../repository/planted/random-by-seed.js';
import { DataCopy } from '../../support/rules/data-copy.js';

const tellsAtMost = 3;

/** Nothing rests on tests and personas, and loading reads no personas: without them nothing is missed. */
const isMissed = (path: string): boolean => !/\/(?:tests|personas)(?:\/|$)/.test(path);

describe('The rules and screens of this repository', () => {
  const data = new DataCopy();
  const kept = new Kept();
  const random = randomBySeed(1);
  const load = (): Findings => {
    kept.begin();
    return loadSystems(data.path('rules'), data.path('screens'), { rules: { kept }, screens: { kept } }).findings;
  };
  const entries = ['rules', 'screens'].flatMap((directory) =>
    readdirSync(data.path(directory), { recursive: true, withFileTypes: true }).map((entry) => ({
      isFolder: entry.isDirectory(),
      path: relative(data.path('.'), `${entry.parentPath}/${entry.name}`),
    })),
  );
  const files = entries
    .filter(({ isFolder, path }) => !isFolder && /\.(?:yaml|csv)$/.test(path) && isMissed(path))
    .map(({ path }) => path);
  const loadCut = (file: string, text: string, end: number): Findings => {
    data.write(file, text.slice(0, end));
    const found = load();
    data.write(file, text);
    return found;
  };
  after(() => data.remove());

  it('are free of findings, also when their files lack the last line break', () => {
    expect(load().report()).to.equal('');
    for (const file of files.filter(() => random() < 0.1))
      expect(loadCut(file, data.read(file), data.read(file).trimEnd().length).report(), file).to.equal('');
  });

  it('have at most one finding, at its last line or naming it, when any file is cut off within a line', () => {
    for (const file of files.filter(() => random() < 0.5)) {
      const text = data.read(file);
      // A comment that is cut off is one still: behind the first key.
      const first = /^\w/m.exec(text)?.index ?? 0;
      let end = first + Math.floor((text.length - first) * (0.2 + 0.75 * random()));
      while (/\s/.test(text.slice(end - 1, end)) || /\s/.test(text.slice(end, end + 1))) end--;
      const found = loadCut(file, text, end);
      const places = found.all.map(({ at }) => `${at.file}:${at.line}`);
      const cut = `${file} cut behind «${text.slice(end - 40, end)}»: ${found.report()}`;
      expect(places.length, cut).to.be.at.most(1);
      const names = found.report().includes(`; ${file.replace('rules/', '')} includes no folder`);
      if (places.length > 0 && !names)
        expect(places, cut).to.deep.equal([`${file}:${text.slice(0, end).split('\n').length}`]);
    }
  });

  it(`have at most ${tellsAtMost} findings when any file is cut off between two lines`, () => {
    for (const file of files.filter((each) => !each.includes('/notices/') && random() < 0.4)) {
      const text = data.read(file);
      const end = text.indexOf('\n', Math.floor(text.length * (0.1 + 0.8 * random()))) + 1;
      const found = loadCut(file, text, end);
      const cut = `${file} cut behind «${text.slice(end - 40, end)}»: ${found.report()}`;
      expect(found.all.length, cut).to.be.at.most(tellsAtMost);
    }
  });

  for (const { path } of entries.filter(({ isFolder, path }) => isFolder && isMissed(path)))
    it(`have at most ${tellsAtMost} findings without ${path}, of which one names it where there are several`, () => {
      renameSync(data.path(path), data.path('gone'));
      try {
        const found = load();
        expect(found.all.length, found.report()).to.be.within(1, tellsAtMost);
        if (found.all.length > 1) expect(found.report()).to.match(new RegExp(`\\b${path.split('/').at(-1)}\\b`));
      } finally {
        renameSync(data.path('gone'), data.path(path));
      }
    });
});
