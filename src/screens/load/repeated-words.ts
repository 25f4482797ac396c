import type { Findings } from '../../documents/findings/findings.js';
import type { Words } from '../../rules/model/words.js';
import { askedAttribute, type ScreenDefinition } from '../model/definition.js';
import type { MessageKey } from '../model/messages.js';
import type { Texts } from './texts.js';

/** What a period is written out as. */
const periods: readonly MessageKey[] = ['last-year', 'last-month', 'last-week', 'last-day'];

/**
 * Questions that say in front of `{lookBack}` a word with which the period itself begins: a person would read “in the
 * last the last five years”.
 */
export function reportRepeatedWords(
  screens: Iterable<ScreenDefinition>,
  messages: ReadonlyMap<string, Words>,
  texts: Texts,
  findings: Findings,
): void {
  for (const screen of screens)
    for (const question of screen.questions) {
      if (typeof askedAttribute(question).lookBack !== 'object') continue;
      for (const [locale, text] of Object.entries(question.text)) {
        const word =
          text
            .slice(0, Math.max(0, text.search(/\{\s*lookBack\b/)))
            .trim()
            .split(' ')
            .at(-1) ?? '';
        const beginning = periods
          .map((key) => messages.get(key)?.[locale]?.split('{')[0]?.trim() ?? '')
          .find((each) => word !== '' && each.toLowerCase().split(/\s+/).includes(word.toLowerCase()));
        if (beginning !== undefined)
          findings.warning(
            texts.placed(`${screen.key}/questions/${question.key}`).placeOf(locale),
            'wrong-spelling',
            `found “${word} {lookBack}”; the period itself is written out as “${beginning} …”`,
          );
      }
    }
}
