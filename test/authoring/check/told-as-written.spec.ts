import { expect } from 'chai';
import { toldAsWritten } from '../../../src/authoring/check/told-as-written.js';
import { Findings } from '../../../src/documents/findings/findings.js';

describe('What is found of data with its slips mended', () => {
  it('is told only when it is found of the data as it is written, too', () => {
    const at = { file: 'tiny/csp/1.yaml', line: 4, column: 1 };
    const [mended, written] = [new Findings(), new Findings()];
    written.error(at, 'unreachable-limit', 'limit is 85');
    written.warning(at, 'different-sizes', 'both');
    mended.error(at, 'unreachable-limit', 'limit is 850');
    mended.warning(at, 'different-sizes', 'both');
    expect(toldAsWritten(mended, written).all.map(({ message }) => message)).to.deep.equal(['both']);
  });
});
