import type { Findings } from '../../../documents/findings/findings.js';
import { placeOf } from '../../../documents/position.js';
import { grouped } from '../../../lists/grouped.js';
import type { WordsOfTexts } from './words-of-texts.js';
import { writtenAt } from './words-of-texts.js';

/** Parts of words that are written with `ß` wherever it is used, behind a long vowel or two. */
const withSharp =
  /^(?:gross|grösse|strasse|ausser|aussen|äusser|fuss|füsse|weiss|heiss|süss|dreissig|gemäss|massnahm|massgeb|massstab)|mässig|strasse|grösse|schliess|grösser|fliess/;

/**
 * Reports files that write `ss` for `ß` throughout, where other files of the locale have a `ß`: somebody replaced them
 * all, or typed on a Swiss keyboard. Where no file has one it is meant. What is returned are the places that are told.
 */
export function reportSwissLetters(
  parts: readonly WordsOfTexts[],
  hasElsewhere: boolean,
  before: ReadonlySet<string>,
  findings: Findings,
): ReadonlySet<string> {
  const told = new Set<string>();
  const files = [...grouped(parts, fileOf)].map(([, ofFile]) => ofFile);
  if (!hasElsewhere && !files.some(hasSharp)) return told;
  for (const ofFile of files) {
    if (hasSharp(ofFile)) continue;
    const found = ofFile.flatMap((part) => [...(part.get('de') ?? [])]).filter(([small]) => withSharp.test(small));
    const [first, ...others] = found.filter(([, { text }]) => !before.has(placeOf(text.place())));
    if (!first) continue;
    const [small, word] = first;
    const at = word.text.place();
    told.add(placeOf(at));
    const words = others.length === 1 ? 'another word' : `${others.length} more words`;
    const more = others.length === 0 ? '' : `, and ${words} of this file so`;
    findings.warning(
      { ...at, column: at.column + word.at },
      'wrong-spelling',
      `found "${writtenAt(word, small)}"${more}; other texts write ß behind a long vowel`,
    );
  }
  return told;
}

/** Texts of one file may stand in several parts. */
const fileOf = (part: WordsOfTexts): string => {
  const [word] = part.get('de')?.values() ?? [];
  return word?.text.place().file ?? '';
};

const hasSharp = (parts: readonly WordsOfTexts[]): boolean =>
  parts.some((part) => [...(part.get('de')?.keys() ?? [])].some((word) => word.includes('ß')));
