import type { CharacterClass, Pattern } from '../model/pattern.js';

const isDigit = (character: string): boolean => character >= '0' && character <= '9';
const isLetter = (character: string): boolean => /^\p{L}$/u.test(character);
const isCapital = (character: string): boolean => character >= 'A' && character <= 'Z' && character.length === 1;

/** What each class of characters takes. */
export const characterClasses: Readonly<Record<CharacterClass, (character: string) => boolean>> = {
  digits: isDigit,
  letters: isLetter,
  capitals: isCapital,
  lettersOrDigits: (character) => isLetter(character) || isDigit(character),
  capitalsOrDigits: (character) => isCapital(character) || isDigit(character),
  spaces: (character) => character === ' ',
  anything: () => true,
};

/**
 * Whether a whole text is made of the parts of a pattern, one after the other. Part by part it is worked out at which
 * places the parts so far can end; each place is looked at once for each part, so that no text takes longer than its
 * length times the number of parts.
 */
export function matchesPattern(text: string, pattern: Pattern): boolean {
  const characters = [...text];
  let ends: readonly boolean[] = [true, ...characters.map(() => false)];
  for (const { of, least, most } of pattern) {
    const takes = typeof of === 'string' ? characterClasses[of] : (character: string) => character === of.character;
    // How many of the places before each one the parts so far can end at.
    const before = [0];
    for (const [place, ended] of ends.entries()) before.push((before[place] as number) + (ended ? 1 : 0));
    let runFrom = 0;
    ends = ends.map((_, place) => {
      if (place > 0 && !takes(characters[place - 1] as string)) runFrom = place;
      const [first, last] = [Math.max(runFrom, place - most), place - least];
      return last >= first && (before[last + 1] as number) > (before[first] as number);
    });
  }
  return ends.at(-1) as boolean;
}
