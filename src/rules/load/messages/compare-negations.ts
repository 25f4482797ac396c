import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import { languageOf } from '../../../text/language-of.js';

/** The text in one locale, without what is filled in. */
interface Said {
  readonly locale: string;
  readonly words: string;
  readonly at: Position;
}

/**
 * How a language says that something is not so: words that say only that, and all those that may stand for them, as
 * `ausgenommen` or `höchstens` does for `not more than`.
 */
interface NegatingWords {
  readonly surely: RegExp;
  readonly maybe: RegExp;
}

const languages: Readonly<Record<string, NegatingWords>> = {
  en: {
    surely: /(?<![\p{L}-])(?:not|no|never|none|cannot|nobody|nothing|neither)(?![\p{L}-])|n't(?!\p{L})/iu,
    maybe:
      /\b(?:without|nor|non|except|excluding|only|otherwise|less|rather|instead|alone|at (?:most|least)|(?:un(?!i|der|til)|lack|miss|refus|declin|stop|fail|exceed|avoid|dis(?!a|ea|o)|invalid|incomplete|inconsist|incorrect)\p{L}*)/iu,
  },
  de: {
    surely: /(?<![\p{L}-])(?:nicht|kein(?:e[mnrs]?)?|nie|niemals|nichts|niemand(?:e[mn])?|weder)(?![\p{L}-])/iu,
    maybe:
      /(?<!\p{L})(?:ohne|außer|nur|sonst|statt|nein|weniger|allein|höchstens|mindestens|(?:nicht|un(?!d(?!\p{L})|ter|s)|fehl|ableh|abgelehnt|ausgenommen|außerhalb|über(?:st|schr|hol)|unterschr|vernein|vermeid|verzicht|verweiger)\p{L}*)|los(?!\p{L})|frei(?!\p{L})/iu,
  },
};

/** One of two texts says that something is not so, and in the other no word does: which of them, nobody can tell. */
export function compareNegations(first: Said, other: Said, findings: Findings): void {
  const [here, there] = [languages[languageOf(other.locale)], languages[languageOf(first.locale)]];
  if (!here || !there) return;
  const [not, notThere] = [here.surely.exec(other.words), there.surely.exec(first.words)];
  if (not && !notThere && !there.maybe.test(first.words))
    findings.warning(
      other.at,
      'different-negation',
      `it says “${not[0]}”; the text in ${first.locale} says nothing of the kind`,
    );
  if (notThere && !not && !here.maybe.test(other.words))
    findings.warning(
      other.at,
      'different-negation',
      `it negates nothing; the text in ${first.locale} says “${notThere[0]}”`,
    );
}
