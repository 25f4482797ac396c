import { existsSync, readdirSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { checkData } from '../../../src/authoring/check/check-data.js';
import { checkReport } from '../../../src/authoring/check/check-report.js';
import { Kept } from '../../../src/documents/kept.js';
import { DataCopy } from '../../support/rules/data-copy.js';

/**
 * Where numbers stand that mean something: in rules and facts, in what the parameter sets say, and bounds of answers.
 */
const folders = ['common', 'german', 'international'].flatMap((system) =>
  ['facts', 'facts', 'plausibility', 'csp', 'attributes'].map((kind) => `rules/${system}/${kind}`),
);
const numbers = /(?<=[ :[])\d+(?=[ ,\]}])/g;

describe('The rules of this repository, edited', () => {
  it('are checked again, by who knows what was found before, as they are checked by who knows nothing', () => {
    const data = new DataCopy();
    const directories = { rules: data.path('rules'), screens: data.path('screens') };
    const files = folders
      .filter((folder) => existsSync(data.path(folder)))
      .flatMap((folder) => readdirSync(data.path(folder)).map((name) => `${folder}/${name}`))
      .filter((file) => file.endsWith('.yaml') && data.read(file).search(numbers) >= 0);
    const now = Date.UTC(2026, 10, 22);
    const kept = new Kept();
    const again = () => checkData(directories, { now, kept });
    const edit = fc.record({ file: fc.constantFrom(...files), place: fc.nat(), by: fc.nat(200), stays: fc.boolean() });
    try {
      expect(again().findings.report()).to.equal('');
      fc.assert(
        fc.property(edit, ({ file, place, by, stays }) => {
          const before = data.read(file);
          const found = [...before.matchAll(numbers)];
          const { index = 0, 0: number = '' } = found[place % found.length] ?? {};
          data.write(file, `${before.slice(0, index)}${by}${before.slice(index + number.length)}`);
          const checked = checkReport(again(), directories);
          expect(checked).to.deep.equal(checkReport(checkData(directories, { now, kept: new Kept() }), directories));
          if (!stays || checked.errors > 0) data.write(file, before);
        }),
        { numRuns: 16 },
      );
    } finally {
      data.remove();
    }
  });
});
