import type { Findings } from '../../../documents/findings.js';
import { checkForm } from '../messages/check-form.js';
import { checkLanguages } from '../messages/check-languages.js';
import type { ReadText, Wording } from './wording.js';

/** All that texts are held to, of rules and of screens: the glossary, the language under which they stand, the form of a text. */
export function checkTexts(texts: Iterable<ReadText>, wording: Wording, findings: Findings): void {
  const all = [...texts];
  wording.check(all, findings);
  checkLanguages(all, findings);
  checkForm(all, findings);
}
