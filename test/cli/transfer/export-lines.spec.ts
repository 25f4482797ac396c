import { expect } from 'chai';
import { firstLine } from '../../../src/cli/transfer/export-lines.js';

describe('The first line of an export', () => {
  it('says what the file is, and in which form: exports are kept for years', () => {
    expect(firstLine).to.equal('{"export":"case-capture","form":1}\n');
  });
});
