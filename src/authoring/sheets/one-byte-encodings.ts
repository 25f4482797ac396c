/** The letters of the bytes 80 to 9F; the other bytes are the first letters of Unicode. */
const letters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * Bytes as Windows-1252, in which every byte is a letter. Not by `TextDecoder`: that of some versions of Node takes the
 * bytes 80 to 9F for control characters.
 */
export const fromWindows1252 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte >= 0x80 && byte <= 0x9f ? letters[byte - 0x80] : String.fromCharCode(byte))).join(
    '',
  );
