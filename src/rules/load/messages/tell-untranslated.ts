import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { languageOf } from '../../../text/language-of.js';
import { readsAsAnother } from './check-languages.js';
import type { TextInLocale } from './numbers-in-text.js';
import { hasGermanLetter } from './same-texts.js';

/** The one of two equal texts that is in the language of the other one, where its words or letters tell. */
export const leftOf = <T extends TextInLocale>(one: T, other: T): T | undefined =>
  [one, other].find(readsAsAnother) ??
  [one, other].find(({ locale, text }) => languageOf(locale) === 'en' && hasGermanLetter(text));

/** What is told of a text that is the same in another locale, and in the language of that one. */
export const saidOfLeft = (left: Pick<TextInLocale, 'locale'>, other: Pick<TextInLocale, 'locale'>): string =>
  `the text in ${left.locale} is that in ${other.locale}`;

/** Tells of two equal texts the one in the wrong language; where that is not known, the other one. */
export function tellUntranslated<T extends TextInLocale & { readonly at: Position }>(
  one: T,
  other: T,
  findings: Findings,
): void {
  const left = leftOf(one, other) ?? other;
  findings.warning(left.at, 'untranslated-text', saidOfLeft(left, left === one ? other : one));
}
