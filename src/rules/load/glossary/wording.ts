import type { Findings } from '../../../documents/findings.js';
import type { Position } from '../../../documents/position.js';
import type { Term } from '../../model/glossary.js';

/** A text that a person reads, and where it stands; the place is asked for only when something is wrong with it. */
export interface ReadText {
  readonly locale: string;
  readonly text: string;
  /** The place of its first letter. */
  readonly place: () => Position;
  /** The catalogue whose name it is. */
  readonly catalogue?: string;
}

/** The words not to use of a locale. */
interface Patterns {
  /** Finds every text that may have one of them, in small letters, and few others: most texts go no further. */
  readonly hint: RegExp;
  /** Has a group for each term. */
  readonly whole: RegExp;
  readonly terms: readonly Term[];
}

/** Holds texts to a glossary: each locale has one pattern of all words not to use, so that a text is read once. */
export class Wording {
  private readonly patterns = new Map<string, Patterns | undefined>();

  constructor(
    private readonly glossary: readonly Term[],
    private readonly findings: Findings,
  ) {}

  /** Each word of the text that the glossary does not want is a finding, with the word to use. */
  check({ locale, text, place, catalogue = '' }: ReadText): void {
    const patterns = this.patternsOf(locale);
    if (!patterns?.hint.test(text.toLowerCase())) return;
    for (const match of text.matchAll(patterns.whole)) {
      const term = patterns.terms.find((_, index) => match[index + 1] !== undefined);
      if (!term || term.exceptIn.has(catalogue) || isExcepted(text, match.index, match[0], term, locale)) continue;
      const { file, line, column } = place();
      const message = `found "${match[0]}"; the glossary has "${term.name[locale] ?? ''}" (${term.key})`;
      this.findings.error({ file, line, column: column + match.index }, 'wrong-word', message);
    }
  }

  private patternsOf(locale: string): Patterns | undefined {
    if (this.patterns.has(locale)) return this.patterns.get(locale);
    const terms = this.glossary.filter(({ avoid }) => (avoid.get(locale) ?? []).length > 0);
    const phrases = terms.map(({ avoid }) => avoid.get(locale) ?? []);
    const groups = phrases.map((each) => `(${each.map(sourceOf).join('|')})`);
    // A letter or brace before it makes it a part of another word or the name of a placeholder.
    const whole = new RegExp(`(?<![\\p{L}\\p{N}{_])(?:${groups.join('|')})(?![\\p{L}\\p{N}_])`, 'giu');
    const hint = new RegExp(phrases.flat().map(longestPiece).join('|'));
    const patterns = terms.length === 0 ? undefined : { hint, whole, terms };
    this.patterns.set(locale, patterns);
    return patterns;
  }
}

/** The word stands in a phrase in which it is right. */
function isExcepted(text: string, index: number, word: string, { except }: Term, locale: string): boolean {
  return (except.get(locale) ?? []).some((phrase) => {
    const from = text.indexOf(phrase, Math.max(0, index + word.length - phrase.length));
    return from >= 0 && from <= index;
  });
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');

/** What every text with the phrase has, in small letters. */
function longestPiece(phrase: string): string {
  const pieces = phrase.toLowerCase().split(/[*#\s]+/);
  return escaped(pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), ''));
}

const sourceOf = (phrase: string): string =>
  escaped(phrase).replaceAll('*', '[\\p{L}-]*').replaceAll('#', '\\d+').replace(/\s+/g, '\\s+');
