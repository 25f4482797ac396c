import { expect } from 'chai';
import fc from 'fast-check';
import { readShared, TextWriter } from '../../../src/cli/complete/shared-text.js';

describe('A text that threads share', () => {
  it('is read as it was written, however long those were that stood there before', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (texts) => {
        const writer = new TextWriter();
        for (const text of texts) expect(readShared(writer.write(text))).to.equal(text);
      }),
    );
  });

  it('stands where the one before stood, when that is long enough', () => {
    const writer = new TextWriter();
    const { memory } = writer.write('ä'.repeat(100));
    expect(writer.write('a'.repeat(200)).memory).to.equal(memory);
    expect(writer.write('a'.repeat(1000)).memory).not.to.equal(memory);
  });
});
