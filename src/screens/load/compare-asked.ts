import type { Findings } from '../../documents/findings/findings.js';
import type { Sources } from '../../documents/sources.js';
import { exclusionsOf } from '../../rules/load/messages/excluding-words.js';
import { numbersInText } from '../../rules/load/messages/numbers-in-text.js';
import type { PlacedWords } from '../../rules/load/messages/copied-texts.js';
import { periodOf, periodSaid } from '../../rules/load/messages/periods-said.js';
import { reportExchanged } from '../../rules/load/messages/exchanged-texts.js';
import type { Attribute } from '../../rules/model/attribute.js';
import { unitWord } from '../../rules/model/unit.js';
import { languageOf } from '../../text/language-of.js';
import type { ScreenDefinition } from '../model/definition.js';
import { formProblem } from './question-form.js';
import type { Texts } from './texts.js';

/** A question with its text, and what it asks for. */
interface Asked {
  readonly attribute: Attribute;
  readonly text: PlacedWords;
}

/**
 * Whether questions ask for what their answers are stored as, as far as the names of the attributes show: texts that
 * were exchanged with one another, another number, another period.
 */
export function compareAsked(
  screens: Iterable<ScreenDefinition>,
  texts: Texts,
  findings: Findings,
  sources: Pick<Sources, 'holds'>,
): void {
  for (const screen of screens) {
    const asked = screen.questions.flatMap((question): Asked | readonly Asked[] =>
      question.kind === 'attribute'
        ? { attribute: question.attribute, text: texts.placed(`${screen.key}/questions/${question.key}`) }
        : [],
    );
    sources.holds(`asked: ${JSON.stringify(asked.map(saidIn))}`, findings, (into) => {
      for (const each of asked) {
        compareNumbers(each, into);
        comparePeriods(each, into);
        compareCounted(each, into);
      }
      const before = into.all.length;
      reportExchanged(
        asked.map(({ attribute, text }) => ({ ...text, about: attribute.name })),
        into,
      );
      // Of texts that were exchanged each asks for the other, which is told.
      for (const each of into.all.length > before ? [] : asked) {
        compareMeanings(each, into);
        compareForm(each, into);
      }
    });
  }
}

/** All that is compared of a question. */
const saidIn = ({ attribute: { name, unit, alsoIn, kind, catalogue }, text: { words } }: Asked): unknown => [
  words,
  kind,
  catalogue?.name,
  name,
  unit && unitWord(unit),
  alsoIn.length,
];

/** A number in the name of the attribute (in the last 12 months) stands in its question, where that has numbers. */
function compareNumbers({ attribute, text }: Asked, findings: Findings): void {
  for (const [locale, said] of Object.entries(text.words)) {
    const here = numbersInText(said, locale);
    const meant = numbersInText(attribute.name[locale] ?? '', locale);
    if (here.length === 0 || meant.length === 0 || here.some((number) => meant.includes(number))) continue;
    findings.warning(
      text.placeOf(locale),
      'different-numbers',
      `found ${here.join(', ')}; the name of ${attribute.object}.${attribute.fact}, which it asks for, has ${meant.join(', ')}`,
    );
  }
}

/** What is stored per month is not asked for per year. */
function comparePeriods({ attribute, text }: Asked, findings: Findings): void {
  const unit = attribute.unit && unitWord(attribute.unit);
  const stored = periodOf(unit ?? '');
  if (unit === undefined || stored === undefined || attribute.alsoIn.length > 0) return;
  for (const [locale, said] of Object.entries(text.words)) {
    const asked = periodSaid(said, locale);
    if (asked === undefined || asked === stored) continue;
    findings.warning(
      text.placeOf(locale),
      'wrong-dimension',
      `it asks for a number per ${asked}; ${attribute.object}.${attribute.fact} is stored in ${unit}`,
      `unit ${attribute.object}.${attribute.fact}`,
    );
  }
}

/** Who is asked about a gain is asked about no loss. */
function compareMeanings({ attribute, text }: Asked, findings: Findings): void {
  for (const [locale, words] of Object.entries(text.words)) {
    const name = { locale, words: attribute.name[locale] ?? '' };
    for (const [meant, said] of exclusionsOf(name, { locale, words }))
      findings.warning(
        text.placeOf(locale),
        'different-meaning',
        `it speaks of “${said}”; the name of ${attribute.object}.${attribute.fact}, which it asks for, of “${meant}” instead`,
      );
  }
}

/** No question that is answered with yes or no asks for a number. */
function compareForm({ attribute, text }: Asked, findings: Findings): void {
  for (const [locale, words] of Object.entries(text.words)) {
    const problem = formProblem(words, locale, attribute);
    if (problem !== undefined)
      findings.warning(
        text.placeOf(locale),
        'different-meaning',
        `it ${problem} (${attribute.object}.${attribute.fact})`,
      );
  }
}

const counted: Readonly<Record<string, RegExp>> = {
  en: /\bhow many (year|month|week|day|hour|minute)s\b/i,
  de: /\bwie viele (jahr|monat|woche|tag|stunde|minute)[en]?\b/i,
};
const inEnglish: Readonly<Record<string, string>> = {
  jahr: 'year',
  monat: 'month',
  woche: 'week',
  tag: 'day',
  stunde: 'hour',
};

/** What is stored in percent is not asked for in hours; of how many there are per time everything may be counted. */
function compareCounted({ attribute, text }: Asked, findings: Findings): void {
  const unit = attribute.unit && unitWord(attribute.unit);
  if (unit === undefined || /^per(?!cent)/i.test(unit) || attribute.alsoIn.length > 0) return;
  for (const [locale, said] of Object.entries(text.words)) {
    const word = counted[languageOf(locale)]?.exec(said)?.[1]?.toLowerCase();
    const asked = word === undefined ? undefined : (inEnglish[word] ?? word);
    if (asked === undefined || unit.startsWith(asked)) continue;
    findings.warning(
      text.placeOf(locale),
      'wrong-dimension',
      `it asks how many ${asked}s; ${attribute.object}.${attribute.fact} is stored in ${unit}`,
      `unit ${attribute.object}.${attribute.fact}`,
    );
  }
}
