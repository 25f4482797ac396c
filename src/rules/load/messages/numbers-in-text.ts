import { languageOf } from '../../../text/language-of.js';
import { unitsOfTime } from './units-of-time.js';

/** A text and its locale. */
export interface TextInLocale {
  readonly locale: string;
  readonly text: string;
}

/** From two on, as stages and types are numbered; one letter alone may mean anything. */
const romans: Readonly<Record<string, string>> = {
  II: '2',
  III: '3',
  IV: '4',
  VI: '6',
  VII: '7',
  VIII: '8',
  IX: '9',
  XI: '11',
  XII: '12',
};

/** Whether a text may have numbers that are not written in small letters. */
export const hasNumber = (text: string): boolean => /\d|[IVX]{2}/.test(text);

/**
 * The numbers that a text states itself, each once, without the marks in them, which differ between languages; those
 * that sentences write in letters, too.
 */
export const numbersInText = (text: string, locale: string): readonly string[] => sorted(numbersWritten(text, locale));

const sorted = (numbers: ReadonlyMap<string, string>): readonly string[] => [...numbers.keys()].sort();

/** What is told of a text whose numbers are not those of another one that has some, too, or in another order. */
export function differingNumbers(
  first: TextInLocale,
  other: TextInLocale,
  areNames = false,
): { readonly code: 'different-numbers' | 'different-order'; readonly message: string } | undefined {
  const here = numbersWritten(other.text, other.locale, areNames);
  const there = numbersWritten(first.text, first.locale, areNames);
  if (!areNames) addOne([here, other], [there, first]);
  if (!areNames && (here.size === 0) !== (there.size === 0)) return loneNumber([there, first], [here, other]);
  if (here.size === 0 || there.size === 0 || [...here.keys()].join() === [...there.keys()].join()) return undefined;
  const areSame = sorted(here).join() === sorted(there).join();
  const [found, expected] = [here, there].map((numbers) => [...numbers.values()].join(areSame ? ' before ' : ', '));
  return {
    code: areSame ? 'different-order' : 'different-numbers',
    message: `found ${found}; the text in ${first.locale} has ${expected}`,
  };
}

type Numbers = Map<string, string>;

/** With what a language says a number in letters without one: “both”, „vorletztes“. */
const inOtherWords: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:both|twice|second|third|pair|couple|double|triple|half|joint|quarter|dozen)/iu,
  de: /zwei|beid|doppel|paar|halb|vorletz|drei|dritt|viertel|dutzend/iu,
};

/** A number in letters of which the other text has nothing, be it in other words. */
function loneNumber(
  ...[first, other]: readonly [
    readonly [numbers: Numbers, text: TextInLocale],
    readonly [numbers: Numbers, text: TextInLocale],
  ]
): { readonly code: 'different-numbers'; readonly message: string } | undefined {
  const [[numbers], [, without]] = first[0].size > 0 ? [first, other] : [other, first];
  const [said = ''] = numbers.values();
  const words = inOtherWords[languageOf(without.locale)];
  if (numbers.size > 1 || !/^\p{L}{3,}$/u.test(said) || !words || words.test(without.text)) return undefined;
  return {
    code: 'different-numbers',
    message:
      first[0].size > 0
        ? `found no number; the text in ${first[1].locale} has ${said}`
        : `found ${said}; the text in ${first[1].locale} has no number`,
  };
}

/** One unit of time, in letters. */
const oneOfTime: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})one (year|month|week|day|hour)(?!\p{L})/iu,
  de: /(?<!\p{L})eine?[mnrs]? (jahr|monat|woche|tag|stunde)e?s?(?!\p{L})/iu,
};

/** Languages also say one of a unit without a number: it counts where the other text has another number of them. */
function addOne(...[first, other]: readonly (readonly [numbers: Numbers, text: TextInLocale])[]): void {
  if (!first || !other || [...first[0].keys()].sort().join() === [...other[0].keys()].sort().join()) return;
  for (const [[numbers, { locale, text }], [, beside]] of [
    [first, other],
    [other, first],
  ] as const) {
    const [said, unit = ''] = oneOfTime[languageOf(locale)]?.exec(text) ?? [];
    const same = unitsOfTime(beside.locale)[unitsOfTime(locale).indexOf(unit.toLowerCase())];
    if (said !== undefined && same !== undefined && beside.text.toLowerCase().includes(same) && !numbers.has('1'))
      numbers.set('1', said);
  }
}

/** How letters of an article are cited: `Art. 6(1)(f)`, `Art. 6 Abs. 1 Buchst. f`. */
const cited: Readonly<Record<string, RegExp>> = {
  en: /(?<=[\d)])\(([a-z])\)/g,
  de: /(?:Buchst\.|Buchstabe|lit\.) ([a-z])(?!\p{L})/gu,
};

/** What is told of a text that cites other letters of articles than another one, which cites some, too. */
export function differingLetters(first: TextInLocale, other: TextInLocale): string | undefined {
  const [there, here] = [first, other].map(({ locale, text }) => {
    const pattern = cited[languageOf(locale)];
    return pattern ? [...text.matchAll(pattern)].map(([, letter]) => letter).sort() : [];
  });
  if (!there?.length || !here?.length || there.join() === here.join()) return undefined;
  return `it cites the letters ${here.join(', ')}; the text in ${first.locale} ${there.join(', ')}`;
}

/** The same with each as it is written. */
function numbersWritten(text: string, locale: string, areNames = false): Numbers {
  const inWords = areNames ? undefined : numberWords[languageOf(locale)];
  if (!hasNumber(text) && !inWords) return new Map();
  const outside = outsideBraces(text);
  const small = outside.toLowerCase();
  const found = new Map(
    [...outside.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => [number.replaceAll(/[.,]/g, ''), number]),
  );
  for (const [numeral] of outside.matchAll(/(?<![\p{L}\d])(?:II|III|IV|VI|VII|VIII|IX|XI|XII)(?![\p{L}\d])/gu))
    found.set(romans[numeral] as string, numeral);
  if (inWords && [...inWords.keys()].some((word) => small.includes(word)))
    for (const [word] of small.matchAll(/(?<![\p{L}-])\p{L}{3,6}(?![\p{L}-])/gu)) {
      const number = inWords.get(word);
      if (number !== undefined) found.set(number, word);
    }
  return found;
}

/** From two on: one is also an article. */
const numbersFromTwo = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(' ').map((word, index) => [word, String(index + 2)]));
const numberWords: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  en: numbersFromTwo('two three four five six seven eight nine ten eleven twelve'),
  de: numbersFromTwo('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
};

/** What a text says itself, without what it is filled with. */
export function outsideBraces(text: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === '{') depth++;
    else if (letter === '}') depth--;
    else if (depth === 0) outside += letter;
  }
  return outside;
}
