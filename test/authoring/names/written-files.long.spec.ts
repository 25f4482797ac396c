import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { loadNames } from '../../../src/authoring/names/load-names.js';
import type { NameIndex } from '../../../src/authoring/names/name-index.js';
import { Kept } from '../../../src/documents/kept.js';
import { realNames } from '../../support/names/real-names.js';

/** How editors and spreadsheets write the same file. */
const ways: readonly (readonly [way: string, written: (text: string) => string])[] = [
  ['with the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['with a byte order mark', (text) => `\uFEFF${text}`],
];

const mentions = ({ all }: NameIndex): number => all.reduce((sum, { mentions: of }) => sum + of.length, 0);

describe('The index of names', function () {
  this.timeout(300_000);

  for (const [way, written] of ways)
    it(`has every place of files that are written ${way}`, () => {
      const kept = new Kept();
      const directories = { rules: join(process.cwd(), 'rules'), screens: join(process.cwd(), 'screens') };
      for (const directory of Object.values(directories))
        for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
          if (/\.(yaml|csv)$/.test(file))
            kept.put(join(directory, file), written(readFileSync(join(directory, file), 'utf8')));
      const { index, findings } = loadNames(directories, kept);
      expect(findings.report()).to.equal('');
      expect(index.lost).to.deep.equal([]);
      expect(mentions(index)).to.equal(mentions(realNames().index));
    });
});
