/** The letters of the bytes from 80 on; the bytes behind them, as those below, are the first letters of Unicode. */
const ofWindows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const ofMacRoman =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

/** Bytes as letters of an encoding that has one for each. */
const decodedBy = (letters: string, bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 0x80 ? undefined : letters[byte - 0x80]) ?? String.fromCharCode(byte)).join('');

/**
 * Bytes as Windows-1252, in which every byte is a letter. Not by `TextDecoder`: that of some versions of Node takes the
 * bytes 80 to 9F for control characters.
 */
export const fromWindows1252 = (bytes: Uint8Array): string => decodedBy(ofWindows1252, bytes);

/** Bytes as Mac Roman, in which older programs on a Mac save sheets. */
export const fromMacRoman = (bytes: Uint8Array): string => decodedBy(ofMacRoman, bytes);
