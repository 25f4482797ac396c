import { serialize } from 'node:v8';
import { expect } from 'chai';
import fc from 'fast-check';
import { pack } from '../../src/prepared/pack.js';
import { unpack } from '../../src/prepared/unpack.js';

describe('Packed data', () => {
  it('has a text in one byte a letter where that is enough, though it was cut out of one with wider letters', () => {
    const file = `– ${'Größe, ÿ '.repeat(100)}`;
    const cut = file.slice(2);
    expect(serialize(cut).length, 'as it was cut out').to.be.greaterThan(2 * cut.length);
    expect(pack(cut).length).to.be.lessThan(1.2 * cut.length);
  });

  it('has every text as it was', () => {
    const any = fc.string({ unit: fc.constantFrom('a', '\0', '"', '\x7f', '\x80', 'ÿ', 'Ā', '–', '\ud83d', '\ude00') });
    fc.assert(
      fc.property(fc.array(any), (texts) => {
        expect(unpack(pack({ texts, keys: new Map(texts.map((text) => [text, text])) }))).to.deep.equal({
          texts,
          keys: new Map(texts.map((text) => [text, text])),
        });
      }),
    );
  });
});
