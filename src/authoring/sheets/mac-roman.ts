/** The letters of the bytes 80 to FF. */
const letters =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

/** Bytes as Mac Roman, in which older programs on a Mac save sheets. */
export const fromMacRoman = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte >= 0x80 ? letters[byte - 0x80] : String.fromCharCode(byte))).join('');
