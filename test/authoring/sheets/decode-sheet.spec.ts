import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeSheet } from '../../../src/authoring/sheets/decode-sheet.js';
import { fromMacRoman, fromWindows1252 } from '../../../src/authoring/sheets/one-byte-encodings.js';

const highBytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128);

/** A text in an encoding of one byte for each letter; what it has not is left out. */
function encoded(text: string, decode: (bytes: Uint8Array) => string): Uint8Array {
  const letters = decode(highBytes);
  return Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.codePointAt(0) as number;
      if (code < 128) return [code];
      const index = letters.indexOf(letter);
      return index < 0 ? [] : [index + 128];
    }),
  );
}

const texts = ['rules/common/catalogues', 'rules/german/catalogues', 'rules/international/catalogues'].flatMap(
  (folder) => readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const),
);

describe('A sheet that is no UTF-8', () => {
  it('has the letters of Mac Roman where it was saved so', () => {
    expect(fromMacRoman(highBytes)).to.equal(new TextDecoder('macintosh').decode(highBytes));
  });

  for (const [encoding, decode] of [
    ['Mac Roman', fromMacRoman],
    ['Windows-1252', fromWindows1252],
  ] as const)
    it(`is read as ${encoding} where it was saved so: each catalogue with umlauts`, () => {
      let tried = 0;
      for (const [file, text] of texts) {
        const bytes = encoded(text, decode);
        if (!/[ÄÖÜäöüß]/.test(text)) continue;
        tried++;
        expect(decodeSheet(bytes), file).to.deep.equal({ text: decode(bytes), encoding });
      }
      expect(tried).to.be.at.least(20);
    });
});
