import { expect } from 'chai';
import { alignedTable } from '../../src/text/aligned-table.js';

describe('A table for a terminal', () => {
  it('has columns as wide as their widest cell, two blanks between them and none at the end', () => {
    const rows = [
      ['rule', 'fired', ''],
      ['end-age', '3', 'x'],
      ['sum', '12000', ''],
    ];
    expect(alignedTable(rows)).to.deep.equal(['rule     fired', 'end-age  3      x', 'sum      12000']);
  });

  it('is empty without rows', () => expect(alignedTable([])).to.deep.equal([]));
});
