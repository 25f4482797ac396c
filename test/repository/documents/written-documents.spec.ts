import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { writtenDocuments } from '../../../scripts/written-documents.js';

describe('The documents that follow from the source as a whole', () => {
  for (const [file, written] of Object.entries(writtenDocuments))
    it(`are what it says: ${file} (npm run tables)`, async () => {
      expect(readFileSync(file, 'utf8').split('\n')).to.deep.equal((await written()).split('\n'));
    });
});
