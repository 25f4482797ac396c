import type { Findings } from '../../../documents/findings/findings.js';
import type { Position } from '../../../documents/position.js';
import type { Term } from '../../model/glossary.js';
import { endOf, isWordStart, type Phrase, readPhrase } from './phrase.js';

/** A text that a person reads, and where it stands; the place is asked for only when something is wrong with it. */
export interface ReadText {
  readonly locale: string;
  readonly text: string;
  /** The place of its first letter. */
  readonly place: () => Position;
  /** The catalogue whose name it is. */
  readonly catalogue?: string;
  /** It is of the law: long, over several lines, and in words that no other text has. */
  readonly isLaw?: true;
}

/** A phrase that must not be used, and the term that stands for it. */
interface Avoided {
  readonly term: Term;
  readonly phrase: Phrase;
}

const batchSize = 256;

/** Holds texts to a glossary, whose phrases are read once for all of them. */
export class Wording {
  private readonly avoided = new Map<string, readonly Avoided[]>();

  /** All that texts are held to, as text: the same for systems that only name their locales in another order. */
  readonly heldTo: string;

  constructor(
    private readonly glossary: readonly Term[],
    locales: readonly string[],
  ) {
    const sorted = [...locales].sort();
    this.heldTo = JSON.stringify([sorted, glossary.map((term) => saidBy(term, sorted))]);
  }

  /**
   * Each word of the texts that the glossary does not want is a finding, with the word to use. Many texts are looked
   * through at once: most phrases stand in none of them.
   */
  check(texts: Iterable<ReadText>, findings: Findings): void {
    const byLocale = new Map<string, ReadText[]>();
    for (const text of texts) {
      const batch = byLocale.get(text.locale) ?? [];
      byLocale.set(text.locale, batch);
      batch.push(text);
      if (batch.length === batchSize) this.checkBatch(batch.splice(0), findings);
    }
    for (const batch of byLocale.values()) this.checkBatch(batch, findings);
  }

  private checkBatch(texts: readonly ReadText[], findings: Findings): void {
    const [first] = texts;
    if (!first) return;
    const all = texts
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase();
    const avoided = this.avoidedIn(first.locale).filter(({ phrase }) => all.includes(phrase.hint));
    if (avoided.length > 0) for (const text of texts) this.checkText(text, avoided, findings);
  }

  private checkText(
    { locale, text, place, catalogue = '' }: ReadText,
    avoided: readonly Avoided[],
    findings: Findings,
  ): void {
    const small = text.toLowerCase();
    const possible = avoided.filter(({ phrase }) => small.includes(phrase.hint));
    if (possible.length === 0 || small.length !== text.length) return;
    for (let index = 0; index < text.length; index++) {
      if (!isWordStart(text, index)) continue;
      const found = firstAt(possible, small, index);
      if (!found) continue;
      const { term, end } = found;
      const word = text.slice(index, end);
      if (!term.exceptIn.has(catalogue) && !isExcepted(text, index, word, term, locale)) {
        const { file, line, column } = place();
        const message = `found "${word}"; the glossary has "${term.name[locale]}" (${term.key})`;
        findings.error({ file, line, column: column + index }, 'wrong-word', message, `term ${term.key}`);
      }
      index = end - 1;
    }
  }

  private avoidedIn(locale: string): readonly Avoided[] {
    const known = this.avoided.get(locale);
    if (known) return known;
    const avoided = this.glossary.flatMap((term) =>
      (term.avoid.get(locale) ?? []).map((phrase) => ({ term, phrase: readPhrase(phrase) })),
    );
    this.avoided.set(locale, avoided);
    return avoided;
  }
}

/** All that texts are held to by a term. */
const saidBy = ({ key, name, avoid, except, exceptIn }: Term, locales: readonly string[]): unknown => [
  key,
  locales.map((locale) => [name[locale], avoid.get(locale), except.get(locale)]),
  [...exceptIn],
];

function firstAt(avoided: readonly Avoided[], text: string, index: number) {
  for (const { term, phrase } of avoided) {
    const end = endOf(phrase, text, index);
    if (end !== undefined && end > index) return { term, end };
  }
  return undefined;
}

/** The word stands in a phrase in which it is right. */
function isExcepted(text: string, index: number, word: string, { except }: Term, locale: string): boolean {
  return (except.get(locale) ?? []).some((phrase) => {
    const from = text.indexOf(phrase, Math.max(0, index + word.length - phrase.length));
    return from >= 0 && from <= index;
  });
}
