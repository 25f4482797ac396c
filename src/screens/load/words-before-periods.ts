import type { Findings } from '../../documents/findings/findings.js';
import type { Position } from '../../documents/position.js';
import type { Words } from '../../rules/model/words.js';
import { askedAttribute, type ScreenDefinition } from '../model/definition.js';
import type { MessageKey } from '../model/messages.js';
import { languageOf } from '../../text/language-of.js';
import type { Texts } from './texts.js';

/** What a period is written out as. */
const periods: readonly MessageKey[] = ['last-year', 'last-month', 'last-week', 'last-day'];

/** They speak of the time outside of the period. */
const outside: Readonly<Record<string, readonly string[]>> = {
  en: ['before', 'after', 'since', 'until', 'from'],
  de: ['vor', 'nach', 'seit', 'bis', 'ab'],
};

/**
 * Questions that say in front of `{lookBack}` a word with which the period itself begins, as a person would read “in
 * the last the last five years”; or one that leads out of it, as “before the last five years” does.
 */
export function reportWordsBeforePeriods(
  screens: Iterable<ScreenDefinition>,
  messages: ReadonlyMap<string, Words>,
  texts: Texts,
  findings: Findings,
): void {
  for (const screen of screens)
    for (const question of screen.questions) {
      if (typeof askedAttribute(question).lookBack !== 'object') continue;
      const at = (locale: string): Position => texts.placed(`${screen.key}/questions/${question.key}`).placeOf(locale);
      for (const [locale, text] of Object.entries(question.text)) {
        const word = wordBefore(text);
        if (word === undefined) continue;
        const beginning = periods
          .map((key) => messages.get(key)?.[locale]?.split('{')[0]?.trim() ?? '')
          .find((each) => each.toLowerCase().split(/\s+/).includes(word.toLowerCase()));
        if (beginning !== undefined)
          findings.warning(
            at(locale),
            'wrong-spelling',
            `found “${word} {lookBack}”; the period itself is written out as “${beginning} …”`,
          );
        else if (outside[languageOf(locale)]?.includes(word.toLowerCase()))
          findings.warning(
            at(locale),
            'different-meaning',
            `found “${word} {lookBack}”, which is not in the period that ${screen.key}.${question.key} asks about`,
          );
      }
    }
}

function wordBefore(text: string): string | undefined {
  const before = text.slice(0, Math.max(0, text.search(/\{\s*lookBack\b/))).trim();
  return before === '' ? undefined : before.split(' ').at(-1);
}
