import type { Findings } from '../../../documents/findings/findings.js';
import { languageOf } from '../../../text/language-of.js';
import type { LocaleText } from './locale-text.js';
import type { TextInLocale } from './numbers-in-text.js';
import type { Position } from '../../../documents/position.js';
import { unitsOfTime } from './units-of-time.js';

/** Above or below a value, which itself belongs to neither or, as of “up to” and “from”, to what is said. */
type Side = 'above' | 'from' | 'up to' | 'below';

/** Words that say on which side of a value something is: in front of it, or behind it. */
interface SideWords {
  readonly before: Readonly<Record<Side, RegExp>>;
  readonly behind: Readonly<Record<'from' | 'up to', RegExp>>;
  /** What may turn around a side that is said in the same clause. */
  readonly not: RegExp;
}

/** A few words may stand between, as an article and what the value is called. */
const sides: Readonly<Record<string, SideWords>> = {
  en: {
    before: {
      above:
        /\b(?:above|over|beyond|past|after|exceed(?:s|ing)?|(?:more|older|deeper|higher|longer|later|greater|larger) than)(?: (?!(?:to|is|are|all)\b)\p{L}+){0,4}$/iu,
      from: /\b(?:at least|no (?:less|fewer|earlier) than|as of)(?: (?!(?:to|is|are|all)\b)\p{L}+){0,4}$/iu,
      'up to': /\b(?:up to|at most|no (?:more|later) than)(?: (?!(?:to|is|are|all)\b)\p{L}+){0,4}$/iu,
      below:
        /\b(?:below|under|beneath|before|short of|(?:less|fewer|younger|lower|shorter|smaller|earlier) than)(?: (?!(?:to|is|are|all)\b)\p{L}+){0,4}$/iu,
    },
    behind: {
      from: /^(?: \p{L}+)? (?:or|and) (?:more|older|over|above|later|longer|higher|deeper)\b/iu,
      'up to': /^(?: \p{L}+)? (?:or|and) (?:less|fewer|younger|under|below|earlier|shorter|lower)\b/iu,
    },
    not: /(?<!\p{L})(?:not|no(?! (?:more|less|fewer|later|earlier) than)|cannot|never|nobody|none|without)(?!\p{L})/iu,
  },
  de: {
    before: {
      above:
        /(?<!\p{L})(?:über|oberhalb|jenseits|nach|(?:mehr|älter|tiefer|höher|länger|später|größer) als)(?: (?!(?:bis|ist|sind|beträgt|alle[nr]?)(?!\p{L}))\p{L}+){0,4}$/iu,
      from: /(?<!\p{L})(?:ab|mindestens|frühestens)(?: (?!(?:bis|ist|sind|beträgt|alle[nr]?)(?!\p{L}))\p{L}+){0,4}$/iu,
      'up to': /(?<!\p{L}|mindestens |frühestens )(?:bis|höchstens|maximal|spätestens)(?: \p{L}+){0,4}$/iu,
      below:
        /(?<!\p{L})(?:unter|unterhalb|vor|(?:weniger|jünger|niedriger|kürzer|kleiner|früher) als)(?: (?!(?:bis|ist|sind|beträgt|alle[nr]?)(?!\p{L}))\p{L}+){0,4}$/iu,
    },
    behind: {
      from: /^(?: \p{L}+)? (?:oder|und) (?:mehr|älter|darüber|später|länger|höher|tiefer)(?!\p{L})/iu,
      'up to': /^(?: \p{L}+)? (?:oder|und) (?:weniger|jünger|darunter|früher|kürzer|niedriger)(?!\p{L})/iu,
    },
    not: /(?<!\p{L})(?:nicht|keine?[mnrs]?|nie|niemals|niemand|ohne)(?!\p{L})/iu,
  },
};

export const isUp = (side: Side): boolean => side === 'above' || side === 'from';

/** On which side of a value something is said to be, and whether there is a “not” beside it. */
interface SaidSide {
  readonly side: Side;
  readonly hasNot: boolean;
}

/**
 * A value of which one language says that something is above it, and another one that it is below; or of which one
 * leaves out the value itself and the other does not. False: there is none.
 */
export function compareSides(
  first: TextInLocale,
  other: TextInLocale & { readonly at: Position },
  findings: Findings,
): boolean {
  let areApart = false;
  const there = sidesIn(first);
  for (const [shown, { side, hasNot }] of there.size > 0 ? sidesIn(other) : []) {
    const beside = there.get(shown);
    // What must not be above a value is at most that.
    if (!beside || beside.side === side || beside.hasNot !== hasNot) continue;
    if (hasNot && isUp(beside.side) === isUp(side)) continue;
    const message = `it says ${side} ${shown}; the text in ${first.locale} says ${beside.side} it`;
    findings.warning(other.at, 'different-meaning', message);
    areApart = true;
  }
  return areApart;
}

/** On which side of each value that stands once, as `{limit}` and `5`. */
export function sidesIn({ locale, text }: TextInLocale): ReadonlyMap<string, SaidSide> {
  const words = sides[languageOf(locale)];
  const found = new Map<string, SaidSide | undefined>();
  // A placeholder, to its end where it has no braces of its own; or a number, but no year.
  for (const { 0: written, 1: name, index } of words
    ? text.matchAll(/\{([\w.]+)[^{}]*\}?|(?<![\p{L}\d.,])(?!(?:19|20)\d\d)\d+(?![\p{L}\d.,])/gu)
    : []) {
    const shown = name === undefined ? written : `{${name}}`;
    const said = words && sideOf(text.slice(0, index).trimEnd(), text.slice(index + written.length), words);
    found.set(shown, found.has(shown) ? undefined : said);
  }
  return new Map([...found].flatMap(([shown, said]) => (said ? [[shown, said]] : [])));
}

function sideOf(before: string, behind: string, words: SideWords): SaidSide | undefined {
  const side =
    inFront.find((each) => words.before[each].test(before)) ??
    (['from', 'up to'] as const).find((each) => words.behind[each].test(behind));
  if (!side) return undefined;
  const clause = `${before.split(clauseEnd).at(-1) ?? ''} ${behind.split(clauseEnd)[0] ?? ''}`;
  return { side, hasNot: words.not.test(clause) };
}

/** “No more than” is told by more words than “more than”. */
const inFront: readonly Side[] = ['from', 'up to', 'above', 'below'];

const clauseEnd = /[.;:?!]/;

/** A number of a choice (`other {# years}`) is in each language one of the same unit of time. */
export function compareCounted(first: LocaleText, other: LocaleText, findings: Findings): void {
  const [there, here] = [first, other].map(countedIn) as [readonly Counted[], readonly Counted[]];
  for (const [index, { unit, word }] of here.entries()) {
    const beside = there.length === here.length ? there[index] : undefined;
    if (!beside || beside.unit === unit) continue;
    const message = `it counts “${word}”; the text in ${first.locale} counts “${beside.word}”`;
    findings.warning(other.at, 'different-meaning', message);
  }
}

interface Counted {
  readonly unit: number;
  readonly word: string;
}

function countedIn({ locale, text }: LocaleText): readonly Counted[] {
  const units = unitsOfTime(locale);
  return [...text.matchAll(/# (\p{L}+)/gu)].flatMap(([, word = '']) => {
    const unit = units.findIndex((each) => word.toLowerCase().startsWith(each));
    return unit < 0 ? [] : [{ unit, word }];
  });
}
