import { expect } from 'chai';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadRuleSystems } from '../../../../src/rules/load/load-rule-systems.js';
import { DataCopy } from '../../../support/rules/data-copy.js';

const file = 'rules/common/catalogues/disorders.csv';

describe('A cell that slid into the next column', () => {
  it('is told of whichever row it is, where the column of the ages until when has few values that stand alone', () => {
    const copy = new DataCopy();
    try {
      const lines = readFileSync(copy.path(file), 'utf8').split('\n');
      // The last five cells of a row: typicalFrom, typicalTo, toDescribe, validTo.
      const rows = lines.flatMap((line, index) => (/,25,,,$/.test(line) || /,40,,,$/.test(line) ? [index] : []));
      expect(rows.length).to.be.above(3);
      for (const row of rows) {
        const slid = lines.with(row, (lines[row] as string).replace(/,(\d+),,,$/, ',,$1,,'));
        writeFileSync(copy.path(file), slid.join('\n'));
        const told = loadRuleSystems(copy.path('rules')).findings.all.filter(({ code }) => code === 'wrong-value');
        expect(
          told.map(({ at }) => at.line),
          lines[row],
        ).to.deep.equal([row + 1]);
        expect(told[0]?.message).to.match(/did it slip into the next column\?$/);
      }
    } finally {
      copy.remove();
    }
  });
});
