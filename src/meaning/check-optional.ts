import type { Attribute } from '../rules/model/attribute.js';
import { grouped } from '../lists/grouped.js';
import type { QuestionDefinition, ScreenDefinition } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excusedQuestion } from './everywhere.js';
import { ownNodes } from './own-nodes.js';

/** So many questions beside each other show what is usual. */
const enough = 5;

/** Questions that may stay open, and hardly should. */
export function* checkOptional({ screens }: CaseRules): Iterable<Everywhere> {
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const screen of ofSource) {
      const alone = [...optionalAlone(screen)];
      yield* alone;
      for (const gate of optionalGates(screen)) if (!alone.some(({ at }) => at === gate.at)) yield gate;
    }
}

/** Operators by which an answer opens what is asked behind it; `isConfirmed` takes no answer for no. */
const opening: ReadonlySet<string> = new Set(['equal', 'notEqual', 'in', 'notIn']);

/** A question among entries that need not be answered, on which depends whether another of its screen is asked. */
function* optionalGates({ key, questions }: ScreenDefinition): Iterable<Everywhere> {
  const opened = new Map<Attribute, string>();
  for (const question of questions)
    for (const node of ownNodes(question.shownWhen))
      if (node.node === 'comparison' && opening.has(node.operator) && node.left.node === 'attribute')
        opened.set(node.left.attribute, question.key);
  for (const question of questions) {
    if (question.kind !== 'attribute' || !question.editable || !isAlways(question, false)) continue;
    const { kind, absentMeans } = question.attribute;
    const behind = opened.get(question.attribute);
    if (behind === undefined || kind !== 'reference' || absentMeans !== undefined) continue;
    yield {
      about: 'screens',
      at: question.at,
      intended: excusedQuestion(question),
      code: 'missing-obligation',
      message: `the question ${key}.${question.key} is never mandatory, and whether ${behind} is asked depends on its answer`,
      holds: true,
    };
  }
}

/**
 * A question that alone need not be answered, of all that offer the same answers in the same way on its screen, where
 * every other one always must be: most often its `mandatoryWhen` is lost.
 */
function* optionalAlone({ key, questions }: ScreenDefinition): Iterable<Everywhere> {
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
      intended: excusedQuestion(one),
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
