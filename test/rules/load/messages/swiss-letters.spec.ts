import { expect } from 'chai';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadSystems } from '../../../../src/screens/load/load-systems.js';
import { DataCopy } from '../../../support/rules/data-copy.js';

/** What is told of spelling when every ß of these files is written ss. */
function toldOf(...files: readonly string[]): readonly string[] {
  const copy = new DataCopy();
  try {
    for (const file of files) {
      const text = readFileSync(copy.path(file), 'utf8');
      expect(text, file).to.contain('ß');
      writeFileSync(copy.path(file), text.replaceAll('ß', 'ss'));
    }
    const { findings } = loadSystems(copy.path('rules'), copy.path('screens'));
    return findings.all
      .filter(({ code }) => code === 'wrong-spelling')
      .map(({ at, message }) => `${at.file} ${message}`);
  } finally {
    copy.remove();
  }
}

describe('A file that writes ss for ß throughout', () => {
  for (const file of ['screens/common/texts/de.yaml', 'rules/common/plausibility/disclosures.yaml'])
    it(`is told, with a word of it: ${file}`, () => {
      const told = toldOf(file).filter((each) => each.startsWith(file));
      expect(told.length).to.be.above(0);
      for (const each of told)
        expect(each).to.match(/ found "[^"]*ss[^"]*"(?:, and .* of this file so)?; other texts write (?:ß|it with ß)/);
    });
});
