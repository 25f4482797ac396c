import type { FindingCode } from '../../../documents/finding-codes/finding-table.js';
import { Findings } from '../../../documents/findings/findings.js';
import { insideBlock } from '../../../documents/inside-text.js';
import { answersOfProcess } from '../../../documents/kept-answers.js';
import { rememberedAtMost } from '../../../lists/remembered.js';
import { mostTexts } from './text-placeholders.js';
import { languageOf } from '../../../text/language-of.js';
import { compareEnds } from './compare-ends.js';
import { isToBeWritten } from '../../../documents/findings/to-be-written.js';
import { exchangedPlaceholders } from './placeholder-words.js';
import { compareTradeWords } from './compare-trade-words.js';
import { readsAsAnother } from './check-languages.js';
import { compareConcepts } from './compare-concepts.js';
import { compareNegationsOfParts } from './compare-negations.js';
import { comparePeriodsSaid } from './periods-said.js';
import { compareParagraphs } from './compare-paragraphs.js';
import type { LocaleText } from './locale-text.js';
import { compareCounted, compareSides } from './compare-sides.js';
import { differingNumbers, outsideBraces } from './numbers-in-text.js';
import { isUntranslated, isUntranslatedName } from './same-texts.js';
import { tellUntranslated } from './tell-untranslated.js';

/** What texts are compared. */
interface Comparing {
  readonly areNames: boolean;
  /** Whether they are equal is told by those who know all of them (`check-together.ts`). */
  readonly areHeldTogether: boolean;
}

/**
 * Whether texts of several locales say the same, as far as one sees without knowing the languages: they are not equal,
 * and have the same numbers, and what they print in the same order; those that are no names also end alike. None prints
 * a value twice, or has a plural where it speaks of one.
 */
export function compareTexts(
  texts: readonly LocaleText[],
  findings: Findings,
  { areNames = false, areHeldTogether = false }: Partial<Comparing> = {},
): void {
  const kind = areNames ? '\u0000' : areHeldTogether ? '\u0002' : '\u0001';
  const said = texts.map(({ locale, text }) => `${locale} ${text}`).join(kind);
  rememberedAtMost(mostTexts, well, said, () =>
    answersOfProcess.ask(`texts compared: ${said}`, () => {
      const found = new Findings();
      const [first, ...others] = texts;
      for (const each of texts) reportSlips(each, texts, found);
      for (const other of others) if (first) compare(first, other, found, { areNames, areHeldTogether });
      findings.repeat(found.all);
      return found.all.length === 0 || undefined;
    }),
  );
}

/** Texts of which nothing is told: systems share most of theirs, and an editor loads them again and again. */
const well = new Map<string, true | undefined>();

/** What one text says by itself and hardly means. */
function reportSlips(text: LocaleText, all: readonly LocaleText[], findings: Findings): void {
  const { names, written, printedTwice, turned, printedForOne, verbInBoth } = text.placeholders;
  // Where a text stands is worked out where something is told of it.
  const doubt = (code: FindingCode, message: string, from = 0): void =>
    findings.warning(insideBlock(text.at, from) ?? text.at, code, message);
  const exchanged = exchangedIn(text);
  if (exchanged)
    doubt(
      'different-order',
      `{${exchanged[0]}} and {${exchanged[1]}} stand behind the words that the other is called after`,
    );
  // One that stands instead of another one is told as that.
  const isInstead = all.some((other) => [...other.placeholders.names].some((name) => !names.has(name)));
  if (printedTwice !== undefined && !isInstead)
    doubt(
      'duplicate-item',
      `the text prints {${printedTwice}} twice; is another value meant?`,
      written.filter(({ name }) => name === printedTwice)[1]?.from,
    );
  if (turned)
    doubt('wrong-spelling', `for one it says "${turned[0]}", and for others "${turned[1]}"; are the two exchanged?`);
  else if (verbInBoth)
    doubt(
      'wrong-spelling',
      `for ${verbInBoth.of} it says "${verbInBoth.verb}", as for ${verbInBoth.of === 'one' ? 'others' : 'one'}`,
    );
  else if (printedForOne !== undefined)
    doubt('wrong-spelling', `for one it prints {${printedForOne}}, and for others it does not; are the two exchanged?`);
}

/** Names are English; a text that chooses has its words inside of others. */
const exchangedIn = ({ locale, text, placeholders: { written, choices, counts } }: LocaleText) =>
  languageOf(locale) === 'en' && choices.size + counts.size === 0 ? exchangedPlaceholders(text, written) : undefined;

function compare(
  first: LocaleText,
  other: LocaleText,
  findings: Findings,
  { areNames, areHeldTogether }: Comparing,
): void {
  if (areNames ? isUntranslatedName(first, other) : isUntranslated(first, other)) {
    if (!areHeldTogether) tellUntranslated(first, other, findings);
    return;
  }
  const before = findings.all.length;
  const isLong = compareParagraphs(first, other, findings);
  const differing = isLong ? undefined : differingNumbers(first, other, areNames);
  // Languages may need another order.
  if (differing?.code === 'different-order') findings.warning(other.at, differing.code, differing.message);
  else if (differing) findings.error(other.at, differing.code, differing.message);
  compareInner(first, other, findings);
  const areApart = compareSides(first, other, findings);
  compareCounted(first, other, findings);
  compareQuotes(first, other, findings);
  if (!areNames && !areApart) {
    compareDirections(first, other, findings);
    if (!isLong) compareMeanings(inWords(first), inWords(other), findings);
  }
  // Where the words of one show that they were exchanged, that is told of it.
  if (![first, other].some(exchangedIn)) compareOrder(first, other, findings);
  compareForms(first, other, findings);
  compareChoices(first, other, findings);
  compareCounts(first, other, findings);
  if (areNames || isToBeWritten(first.text) || isToBeWritten(other.text)) return;
  compareEnds(first, other, findings);
  if (isLong || findings.all.length > before || [first, other].some(readsAsAnother)) return;
  compareTradeWords(inWords(first), inWords(other), findings);
}

/** What the whole texts say, and where that is well, each of their parts. */
function compareMeanings(first: InWords, other: InWords, findings: Findings): void {
  const found = new Findings();
  compareConcepts(first, other, found);
  if (found.all.length === 0)
    comparePeriodsSaid({ ...first, text: first.words }, { ...other, text: other.words }, found);
  if (found.all.length === 0) compareNegationsOfParts(first, other, false, found);
  findings.repeat(found.all);
}

function compareOrder(first: LocaleText, other: LocaleText, findings: Findings): void {
  if (first.placeholders.printed.length === 0) return;
  const found = other.placeholders.printed.filter((name) => first.placeholders.printed.includes(name));
  const expected = first.placeholders.printed.filter((name) => found.includes(name));
  if (found.join() === expected.join()) return;
  const message = `found ${found.map(inBraces).join(' before ')}; the text in ${first.locale} has ${expected.map(inBraces).join(' before ')}`;
  findings.warning(other.at, 'different-order', message);
}

/** A value that one language prints with its unit is not printed without in the other. */
function compareForms(first: LocaleText, other: LocaleText, findings: Findings): void {
  const [there, here] = [formsOf(first), formsOf(other)];
  for (const name of first.placeholders.names) {
    const [expected, found] = [there.get(name), here.get(name)];
    if (expected === undefined || found === undefined || isPlain(expected) === isPlain(found)) continue;
    const as = (form: string): string => `{${[name, ...(form === bare ? [] : [form])].join(', ')}}`;
    // It is told of the one that lost something, whichever is first.
    const [lost, kept] = isPlain(found) ? [other, first] : [first, other];
    if (isAge(lost, name)) continue;
    const [own, theirs] = isPlain(found) ? [found, expected] : [expected, found];
    const message = `found ${as(own)}; the text in ${kept.locale} has ${as(theirs)}`;
    findings.warning(lost.at, 'different-placeholders', message);
  }
}

/** “At 40”, „Mit 40 Jahren“: English says an age without its unit. */
function isAge({ text, placeholders }: LocaleText, name: string): boolean {
  const from = placeholders.written.find((each) => each.name === name)?.from ?? 0;
  return /\b(?:age|aged|at) $/i.test(text.slice(0, text.lastIndexOf('{', from)).slice(-8));
}

const bare = '';

/** Printed without its unit. */
const isPlain = (form: string): boolean => !form.includes('unit');

/** How each value is printed that is printed in one way only, and not chosen by. */
function formsOf({ placeholders }: LocaleText): ReadonlyMap<string, string | undefined> {
  const forms = new Map<string, string | undefined>();
  for (const { name, use } of placeholders.written) {
    const form = use
      ? use.as === 'select' || use.as === 'plural'
        ? undefined
        : [use.as, use.style ?? []].flat().join(', ')
      : bare;
    forms.set(name, forms.has(name) && forms.get(name) !== form ? undefined : form);
  }
  return forms;
}

/** A value that has a text of its own in one language has one in all. */
function compareChoices(first: LocaleText, other: LocaleText, findings: Findings): void {
  for (const [name, found] of other.placeholders.choices) {
    const expected = first.placeholders.choices.get(name);
    if (expected && expected.join() !== found.join())
      findings.warning(
        other.at,
        'different-placeholders',
        `{${name}} chooses among ${found.join(', ')}; in the text in ${first.locale} among ${expected.join(', ')}`,
      );
  }
}

/** A number that one language prints behind its choice all print. */
function compareCounts(first: LocaleText, other: LocaleText, findings: Findings): void {
  for (const [name, isPrinted] of other.placeholders.counts)
    if (
      first.placeholders.counts.get(name) === !isPrinted &&
      // Printed for one alone it is told of that text itself.
      ![first, other].some(({ placeholders }) => placeholders.printedForOne === name)
    )
      findings.warning(
        other.at,
        'different-placeholders',
        `{${name}} is ${isPrinted ? '' : 'not '}printed in its choice "other"; in the text in ${first.locale} it is${isPrinted ? ' not' : ''}`,
      );
}

const inBraces = (name: string): string => `{${name}}`;

/** How many quotations a text has. */
const quoted = ({ text }: LocaleText): number => (text.match(/[„“](?=\{)/g) ?? []).length;

/** A value that one language sets in quotation marks all do. */
function compareQuotes(first: LocaleText, other: LocaleText, findings: Findings): void {
  const [there, here] = [quoted(first), quoted(other)];
  if (there === here) return;
  const message = `found ${here} values in quotation marks; the text in ${first.locale} has ${there}`;
  findings.warning(other.at, 'different-end', message);
}

/** A number in the texts of a choice, as `one {30 days}`, stands there in each language. */
function compareInner(first: LocaleText, other: LocaleText, findings: Findings): void {
  const [here, there] = [other.placeholders.innerNumbers, first.placeholders.innerNumbers];
  if (here.length > 0 && there.length > 0 && here.join() !== there.join())
    findings.error(
      other.at,
      'different-numbers',
      `found ${here.join(', ')} within a choice; the text in ${first.locale} has ${there.join(', ')} there`,
    );
}

/** Words for a lower and an upper limit. */
const directions: Readonly<Record<string, readonly [low: RegExp, high: RegExp]>> = {
  en: [/\b(?:at least|lowest|minimum)\b/i, /\b(?:at most|highest|maximum)\b/i],
  de: [/\b(?:mindest|niedrigst|minim)/i, /(?<!\p{L})(?:höchst|maxim)/iu],
};

/** A limit from below is none from above in another language. */
function compareDirections(first: LocaleText, other: LocaleText, findings: Findings): void {
  const [of, and] = [directions[languageOf(first.locale)], directions[languageOf(other.locale)]];
  if (!of || !and) return;
  const [low, high] = of.map((words) => words.test(first.text));
  const [lowThere, highThere] = and.map((words) => words.test(other.text));
  if (low === high || lowThere === highThere || low === lowThere) return;
  const said = (isLow: boolean | undefined): string => (isLow ? 'a lower limit' : 'an upper limit');
  findings.warning(
    other.at,
    'different-numbers',
    `it speaks of ${said(lowThere)}; the text in ${first.locale} of ${said(low)}`,
  );
}

type InWords = ReturnType<typeof inWords>;

const inWords = ({ locale, text, at, placeholders }: LocaleText) => ({
  locale,
  words: `${outsideBraces(text)} ${placeholders.innerWords}`,
  at,
});
