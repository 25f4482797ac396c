import { expect } from 'chai';
import { withEdits } from '../../../src/documents/edits/text-edits.js';

describe('A text with some edits', () => {
  it('has each in its place, whatever their order, and everything else letter by letter', () => {
    expect(
      withEdits('0123456789', [
        { start: 7, end: 9, put: 'b' },
        { start: 2, end: 3, put: '' },
        { start: 9, end: 9, put: 'c' },
        { start: 0, end: 0, put: 'a' },
      ]),
    ).to.equal('a013456bc9');
    expect(withEdits('01', [])).to.equal('01');
  });

  it('has what is put in before what stands instead of the letters behind it', () => {
    const edits = [
      { start: 1, end: 2, put: 'b' },
      { start: 1, end: 1, put: 'a' },
    ];
    expect(withEdits('012', edits)).to.equal('0ab2');
  });

  it('is refused where two of them want the same letters', () => {
    const edits = [
      { start: 0, end: 3, put: 'a' },
      { start: 2, end: 4, put: 'b' },
    ];
    expect(() => withEdits('012345', edits)).to.throw('two edits meet at 2');
  });
});
