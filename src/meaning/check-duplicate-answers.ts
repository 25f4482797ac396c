import { placeOf } from '../documents/position.js';
import { grouped } from '../lists/grouped.js';
import type { Condition } from '../rules/model/expression.js';
import type { AttributeQuestion, ScreenDefinition, SourceScreens } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Asked } from './asked.js';
import type { Domains } from './domains.js';
import { type Everywhere, excused } from './everywhere.js';
import type { Possible } from './possible.js';
import { nothingGiven, writtenGiven } from './witness.js';

/** A question, with the screen on which it stands. */
interface Asking {
  readonly screen: ScreenDefinition;
  readonly question: AttributeQuestion;
}

/** Questions that ask the same of an object on two screens of a source type, where a case may be shown both. */
export function* checkDuplicateAnswers(
  { parameterSet, screens }: CaseRules,
  _: Domains,
  possible: Possible,
  asked: Asked,
): Iterable<Everywhere> {
  for (const source of screens.bySourceType.values())
    for (const asking of grouped(askingOf(source), whatIsAsked).values())
      for (const [index, later] of asking.entries())
        for (const first of asking.slice(0, index)) {
          const { question } = later;
          const conditions = [...shownWhen(first), ...shownWhen(later)];
          const places = [question, first.question].map(({ at }) => placeOf(at)).join(' ');
          const isPossible = asked.screens(
            () => [],
            `${parameterSet.id} asked twice ${places}`,
            () => possible.together(conditions),
          );
          const name = `${question.screen}.${question.key}`;
          yield {
            about: 'screens',
            at: question.at,
            code: 'duplicate-answer',
            message: `the question ${name} asks what ${first.question.screen}.${first.question.key} asks (${placeOf(first.question.at)}), and both may be shown`,
            intended: excused(`the question ${name}`, question),
            holds: isPossible,
            under: parameterSet.id,
            witness: () => `; with given: ${writtenGiven(possible.given(conditions) ?? nothingGiven)}`,
          };
        }
}

/** The questions for one answer of the object of their screen; lists of objects show what other screens ask. */
const askingOf = ({ screens }: SourceScreens): readonly Asking[] =>
  screens.flatMap((screen) =>
    screen.questions.flatMap((question) =>
      question.kind === 'attribute' && question.editable && question.within === undefined ? [{ screen, question }] : [],
    ),
  );

const whatIsAsked = ({ screen: { scope }, question: { path, attribute } }: Asking): string =>
  [scope, ...path.map(({ name }) => name), attribute.object, attribute.fact].join(' ');

const shownWhen = ({ screen, question }: Asking): readonly Condition[] => [screen.shownWhen, question.shownWhen];
