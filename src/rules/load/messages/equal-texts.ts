import type { Findings } from '../../../documents/findings/findings.js';
import { placeOf } from '../../../documents/position.js';
import { LettersOfTexts } from '../../../text/letters.js';
import type { ReadText } from '../glossary/wording.js';
import { learnedFrom, type PairsOfTexts, type TextInLocales } from './other-language.js';
import { isUntranslated } from './same-texts.js';
import { leftOf, saidOfLeft } from './tell-untranslated.js';

/** Of fewer letters it is not known what a language is like. */
const leastLetters = 8_000;

/** e to the power of it is how many times as likely a text is in the one language as in the other. */
const surely = 3;

/**
 * Reports texts that are the same in two languages, at the one in the language of the other: by its words, or by the
 * letters of all texts; where neither tells, at the first of the two locales. Names of entries are told elsewhere. What
 * is returned are the places of all that are the same.
 *
 * @param parts the texts of some files, by the same locales
 */
export function reportEqual(
  texts: Iterable<TextInLocales>,
  parts: readonly (readonly PairsOfTexts[])[],
  findings: Findings,
): ReadonlySet<string> {
  const places = new Set<string>();
  for (const text of texts) {
    const sorted = text.toSorted((one, other) => (one.locale < other.locale ? -1 : 1));
    for (const [index, one] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (one.catalogue !== undefined || !isUntranslated(one, other)) continue;
        for (const each of [one, other]) places.add(placeOf(each.place()));
        const left = leftOf(one, other) ?? leftByLetters(one, other, parts) ?? one;
        findings.warning(left.place(), 'untranslated-text', saidOfLeft(left, left === one ? other : one));
      }
  }
  return places;
}

/** The one of two equal texts that its letters show to be in the language of the other one. */
function leftByLetters(
  one: ReadText,
  other: ReadText,
  parts: readonly (readonly PairsOfTexts[])[],
): ReadText | undefined {
  const number = (parts[0] ?? []).findIndex((_, index) =>
    parts.some((part) => {
      const [[here, there] = []] = part[index]?.pairs ?? [];
      return here?.locale === one.locale && there?.locale === other.locale;
    }),
  );
  const languages = number < 0 ? undefined : learnedFrom(parts, number);
  if (!languages || languages.known < leastLetters) return undefined;
  const letters = new LettersOfTexts();
  letters.add(one.text);
  const [here, there] = [languages.readsAsOther(0, letters.of(0)), languages.readsAsOther(1, letters.of(0))];
  if (here - there > surely) return one;
  return there - here > surely ? other : undefined;
}
