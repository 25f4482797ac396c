import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { countedTwice } from '../../../support/authoring/counted-twice.js';

describe('what planted edits mean for many stored cases', () => {
  const directory = mkdtempSync(join(tmpdir(), 'case-capture-impact-'));
  after(() => rmSync(directory, { recursive: true }));

  it('is what judging each of 1,000 cases under both states comes to', async () => {
    const { equal, changed, rows } = await countedTwice(`lmdb:${directory}`, 1000, 1);
    expect(equal).to.equal(true);
    expect(changed).to.be.greaterThan(100);
    expect(rows).to.be.greaterThan(5);
  });
});
