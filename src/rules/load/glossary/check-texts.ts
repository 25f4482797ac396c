import type { Findings } from '../../../documents/findings/findings.js';
import type { Sources } from '../../../documents/sources.js';
import { checkForm } from '../messages/check-form.js';
import { checkLanguages } from '../messages/check-languages.js';
import type { ReadText, Wording } from './wording.js';

/**
 * All that texts are held to, of rules and of screens: the glossary, the language under which they stand, the form of a
 * text. Of texts that were found to be well before nothing is asked again.
 */
export function checkTexts(
  texts: Iterable<ReadText>,
  wording: Wording,
  findings: Findings,
  sources: Pick<Sources, 'holds'>,
): void {
  const all = [...texts];
  const said = JSON.stringify(all.map(({ locale, text, catalogue }) => [locale, text, catalogue]));
  sources.holds(`texts held to ${wording.heldTo}: ${said}`, findings, (into) => {
    wording.check(all, into);
    checkLanguages(all, into);
    checkForm(all, into);
  });
}
