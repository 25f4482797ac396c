import { expect } from 'chai';
import { fromWindows1252 } from '../../../src/authoring/sheets/one-byte-encodings.js';

describe('Bytes as Windows-1252', () => {
  const letters: readonly (readonly [byte: number, letter: string])[] = [
    [0x00, '\u0000'],
    [0x41, 'A'],
    [0x7f, '\u007f'],
    [0x80, '€'],
    [0x81, '\u0081'],
    [0x82, '‚'],
    [0x8a, 'Š'],
    [0x96, '–'],
    [0x9d, '\u009d'],
    [0x9f, 'Ÿ'],
    [0xa0, '\u00a0'],
    [0xe4, 'ä'],
    [0xff, 'ÿ'],
  ];
  for (const [byte, letter] of letters)
    it(`have ${JSON.stringify(letter)} for ${byte.toString(16)}`, () =>
      expect(fromWindows1252(Uint8Array.of(byte))).to.equal(letter));

  it('have a letter each, and no two the same', () => {
    const all = fromWindows1252(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    expect(new Set(all).size).to.equal(256);
  });
});
