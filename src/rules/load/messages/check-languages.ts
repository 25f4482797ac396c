import type { Findings } from '../../../documents/findings/findings.js';
import { toBeWritten } from '../../../documents/findings/to-be-written.js';
import type { ReadText } from '../glossary/wording.js';
import { languageOf } from '../../../text/language-of.js';
import { isUntranslated } from './same-texts.js';

/** A language by words that every longer text of it has some of, and none of the others has any of. */
interface Language {
  readonly name: string;
  readonly words: RegExp;
}

const languages: Readonly<Record<string, Language>> = {
  en: {
    name: 'English',
    words: /\b(?:the|and|of|is|are|your|you|have|has|which|this|must|with|from|been|does|what|how|when|than)\b/gi,
  },
  de: {
    name: 'German',
    words:
      /(?<!\p{L})(?:der|das|und|ist|sind|nicht|mit|von|Sie|Ihre?|haben|welche|muss|für|eine?|oder|wird|wurden?|vom|zum|zur|wie|wann|als|bis|auf|nach|vor|aus|im|dem|sich|noch|keine?|werden|durch|über|unter|wegen|gegen|ohne|seit|bei)(?!\p{L})/giu,
  },
};

/** One may be a name. */
const leastWords = 2;

/**
 * Sentences that stand under a language and read as another one: most often two were exchanged. Catalogues have names,
 * which are as they are; a text that is that of the other locale is told as that.
 */
export function checkLanguages(texts: Iterable<readonly ReadText[]>, findings: Findings): void {
  for (const [text, all] of [...texts].flatMap((each) => each.map((one) => [one, each] as const))) {
    const found = readsAsAnother(text);
    if (found && !all.some((other) => isUntranslated(text, other)))
      findings.warning(
        text.place(),
        'wrong-language',
        `found a text that reads as ${found.other.name}; expected ${found.own.name} (${text.locale})`,
      );
  }
}

/** As what else a text reads by its words, and as what it should; undefined: as that, or nobody knows. */
export function readsAsAnother({ locale, text, catalogue }: Pick<ReadText, 'locale' | 'text' | 'catalogue'>) {
  // What is to be written says so in English.
  const own = catalogue === undefined && !text.includes(toBeWritten) ? known(locale) : undefined;
  const other = own && Object.values(languages).find((each) => each !== own && count(text, each) >= leastWords);
  return own && other && count(text, own) === 0 ? { own, other } : undefined;
}

/** `de-AT` is German. */
const known = (locale: string): Language | undefined => languages[languageOf(locale)];

const count = (text: string, { words }: Language): number => text.match(words)?.length ?? 0;
