import type { Findings } from '../../../documents/findings/findings.js';
import { checkSpelling, type SpelledWords } from './check-spelling.js';
import { type PairsOfTexts, reportOtherLanguage } from './other-language.js';
import { reportSpelledOut } from './spelled-out.js';
import { reportUntranslated } from './untranslated-words.js';
import type { WordsOfTexts } from './words-of-texts.js';

/** What texts that are looked at together say, each part as it was gathered. */
export interface TextsTogether {
  readonly pairs: readonly (readonly PairsOfTexts[])[];
  readonly words: readonly WordsOfTexts[];
  /** Without the names of tables, which are spelled as their classification has them. */
  readonly spelled: readonly SpelledWords[];
}

/** Reports what one text tells of another: its language, its umlauts, its spelling. Each text is told one of these. */
export function checkTogether({ pairs, words, spelled }: TextsTogether, findings: Findings): void {
  const told = new Set([
    ...reportOtherLanguage(pairs, findings),
    ...reportUntranslated(pairs, words, findings),
    ...reportSpelledOut(words, findings),
  ]);
  checkSpelling(spelled, told, findings);
}
