const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe' };

/** Most texts have no such letter, and are folded at once. */
const beyondAscii = /[^ -~]/;

const mark = /\p{M}/gu;

/**
 * A name without what makes no other name of it (decisions, "createCaseInDB and modifyCase"): upper and lower case,
 * accents, and whether an umlaut is one letter or two. Marks that stand alone go first: to sort a long row of them is
 * what makes a decomposition slow.
 */
export function foldedName(name: string): string {
  const lower = name.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  return lower
    .replace(/([aou])\u0308/g, '$1e')
    .replace(/[äöüßæøœ]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(mark, '')
    .normalize('NFD')
    .replace(mark, '');
}

/** The words of a text, for finding: as a name is folded, and `ae`, `oe`, `ue` like the letter alone. */
export function foldedWords(text: string): readonly string[] {
  const folded = foldedName(text).replace(/([aou])e/g, '$1');
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
