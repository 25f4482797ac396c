import { grouped } from '../lists/grouped.js';
import type { QuestionDefinition } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excused } from './everywhere.js';

/** So many questions beside each other show what is usual. */
const enough = 5;

/**
 * A question that alone need not be answered, of all that offer the same answers in the same way on its screen, where
 * every other one always must be: most often its `mandatoryWhen` is lost.
 */
export function* checkOptional({ screens }: CaseRules): Iterable<Everywhere> {
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const { key, questions } of ofSource)
      for (const alike of grouped(
        questions.filter(({ editable }) => editable),
        answersOf,
      ).values()) {
        const [one, ...more] = alike.filter((each) => isAlways(each, false));
        const others = alike.filter((each) => isAlways(each, true));
        if (!one || more.length > 0 || alike.length < enough || others.length < alike.length - 1) continue;
        yield {
          about: 'screens',
          at: one.at,
          intended: excused(`the question ${key}.${one.key}`, one),
          code: 'missing-obligation',
          message: `the question ${key}.${one.key} is never mandatory; the other ${others.length} that offer the same answers on this screen always are`,
          holds: true,
        };
      }
}

const isAlways = ({ mandatoryWhen: condition }: Pick<QuestionDefinition, 'mandatoryWhen'>, value: boolean): boolean =>
  condition.node === 'always' && condition.value === value;

/** What a question offers and how it is shown; of one without a catalogue each is alone. */
const answersOf = (question: QuestionDefinition): string =>
  question.kind === 'attribute' && question.attribute.catalogue
    ? `${question.attribute.catalogue.name} ${question.renderingHint ?? ''}`
    : question.key;
