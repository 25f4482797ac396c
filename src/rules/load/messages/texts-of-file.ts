import { type SpelledWords, spelledWords } from './check-spelling.js';
import { type PairsOfTexts, pairsOf, type TextInLocales } from './other-language.js';
import { type WordsOfTexts, wordsOfTexts } from './words-of-texts.js';

/** The texts of a file, and what is gathered of them for the texts of other files: each once, when it is asked for. */
export class TextsOfFile {
  #said: string | undefined;
  #pairs: readonly PairsOfTexts[] | undefined;
  #words: WordsOfTexts | undefined;
  #spelled: SpelledWords | undefined;

  /**
   * @param kind names of a table are spelled as their classification has them, the words of the law are those of
   * counsel, and the texts of a parameter set those of the insurer
   */
  constructor(
    readonly texts: readonly TextInLocales[],
    private readonly locales: readonly string[],
    readonly kind?: 'table' | 'law' | 'set',
  ) {}

  /** What tells it from a file with other texts. */
  get said(): string {
    return (this.#said ??= JSON.stringify([
      this.kind,
      ...this.texts.map((text) => text.map((each) => [each.locale, each.text, each.catalogue])),
    ]));
  }

  get pairs(): readonly PairsOfTexts[] {
    return (this.#pairs ??= pairsOf(this.texts, this.locales));
  }

  get words(): WordsOfTexts {
    return (this.#words ??= wordsOfTexts(this.texts));
  }

  get spelled(): SpelledWords {
    return (this.#spelled ??= spelledWords(this.texts.flat()));
  }
}
