import { expect } from 'chai';
import { moveCases } from '../../support/run/move-cases.js';

describe('case-capture export | case-capture import', () => {
  it('moves cases to another LMDB store with equal digests', async () => {
    expect(await moveCases()).to.include({ cases: 2000, equalDigests: true });
  });
});
