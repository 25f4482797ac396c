import { fromMacRoman, fromWindows1252 } from './one-byte-encodings.js';

/** The text of a file that a spreadsheet or an editor saved, and the encoding that it was saved in. */
export interface Decoded {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'Mac Roman';
}

/**
 * Without the mark of the byte order. A file that is no UTF-8 is Windows-1252 or Mac Roman, in which every byte is a
 * letter: the one in which more of those beyond ASCII stand where letters and marks of texts do.
 */
export function decodeSheet(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const [windows, mac] = [fromWindows1252(bytes), fromMacRoman(bytes)];
    return oddities(mac) < oddities(windows)
      ? { text: mac, encoding: 'Mac Roman' }
      : { text: windows, encoding: 'Windows-1252' };
  }
}

/** How many letters and signs no sheet has, or not there: the letters of another encoding. */
const oddities = (text: string): number => {
  const odd = text.matchAll(
    /[^\p{ASCII}À-ÖØ-öø-ÿß€‚„…‘’“”–—§°²³µ½«»·×•Œœ\u00a0]|(?<=\p{Ll})[À-ÖØ-Þ„‚€§]|[€…](?=\p{L})|[À-ÖØ-Þ](?=\p{Ll}*\p{Lu})|(?<=\p{L})[«»]\p{L}/gu,
  );
  return [...odd].length;
};

/** By its mark, or by the zeros that stand beside the letters of the first line. */
function utf16Of([first, second, ...rest]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && rest[1] === 0) return 'utf-16le';
  return first === 0 && rest[0] === 0 ? 'utf-16be' : undefined;
}
