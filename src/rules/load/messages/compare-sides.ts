import type { Findings } from '../../../documents/findings/findings.js';
import { languageOf } from '../../../text/language-of.js';
import type { LocaleText } from './locale-text.js';
import { unitsOfTime } from './units-of-time.js';

type Side = 'above' | 'below';

/**
 * Words in front of a value that say on which side of it something is, in sentences that say not as well; one word may
 * stand between.
 */
const sides: Readonly<Record<string, Readonly<Record<Side, RegExp>>>> = {
  en: {
    above: /\b(?:above|over|(?:older|deeper|higher|longer) than)(?: (?:the )?\p{L}+)?$/iu,
    below: /\b(?:below|under|younger than)(?: (?:the )?\p{L}+)?$/iu,
  },
  de: {
    above: /(?<!\p{L})(?:über|(?:älter|tiefer|höher|länger) als)(?: \p{L}+)?$/iu,
    below: /(?<!\p{L})(?:unter|bis|jünger als)(?: \p{L}+)?$/iu,
  },
};

/** A value of which one language says that something is above it, and another one that it is below. */
export function compareSides(first: LocaleText, other: LocaleText, findings: Findings): void {
  const there = sidesIn(first);
  for (const [name, said] of sidesIn(other)) {
    const beside = there.get(name);
    if (beside === undefined || beside === said) continue;
    const message = `it says ${said} {${name}}; the text in ${first.locale} says ${beside} it`;
    findings.warning(other.at, 'different-meaning', message);
  }
}

/** On which side of each value that is printed once. */
function sidesIn({ locale, text, placeholders }: LocaleText): ReadonlyMap<string, Side> {
  const words = sides[languageOf(locale)];
  const found = new Map<string, Side>();
  for (const { name, from } of words ? placeholders.written : []) {
    const before = text.slice(0, text.lastIndexOf('{', from)).trimEnd();
    const side = (['above', 'below'] as const).find((each) => words?.[each].test(before));
    if (side && !found.has(name)) found.set(name, side);
  }
  return found;
}

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
