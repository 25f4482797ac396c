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
  sources: Pick<Sources, 'ask'>,
): void {
  const all = [...texts];
  const said = JSON.stringify(all.map(({ locale, text, catalogue }) => [locale, text, catalogue]));
  sources.ask(`texts held to ${wording.heldTo}: ${said}`, () => {
    const before = findings.all.length;
    wording.check(all, findings);
    checkLanguages(all, findings);
    checkForm(all, findings);
    return findings.all.length === before || undefined;
  });
}
