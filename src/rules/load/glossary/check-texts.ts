import type { Findings } from '../../../documents/findings/findings.js';
import type { Sources } from '../../../documents/sources.js';
import { checkForm } from '../messages/check-form.js';
import { checkLanguages } from '../messages/check-languages.js';
import type { TextsOfFile } from '../messages/texts-of-file.js';
import type { Wording } from './wording.js';

/**
 * All that texts are held to, of rules and of screens: the glossary, the language under which they stand, the form of a
 * text. Of texts that were found to be well before nothing is asked again.
 */
export function checkTexts(
  file: TextsOfFile,
  wording: Wording,
  findings: Findings,
  sources: Pick<Sources, 'holds'>,
): void {
  sources.holds(`texts held to ${wording.heldTo}: ${file.said}`, findings, (into) => {
    const all = file.texts.flat();
    wording.check(all, into);
    checkLanguages(file.texts, into);
    checkForm(all, into);
  });
}
