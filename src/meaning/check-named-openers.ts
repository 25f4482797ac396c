import { wordsOfName } from '../text/words-of-name.js';
import type { AttributeQuestion, QuestionDefinition } from '../screens/model/definition.js';
import type { CaseRules } from '../screens/model/systems.js';
import { type Everywhere, excusedQuestion } from './everywhere.js';
import { ownNodes } from './own-nodes.js';

/**
 * A question that is called after another one of its screen (`recurrenceDate` after `recurrence`), and is asked for the
 * answer of a third, while nothing is asked for that of the one it is called after.
 */
export function* checkNamedOpeners({ screens }: CaseRules): Iterable<Everywhere> {
  for (const { screens: ofSource } of screens.bySourceType.values())
    for (const { questions } of ofSource) {
      const asked = questions.filter(isYesOrNo).map(({ attribute }) => attribute.fact);
      for (const question of questions) {
        yield* deniedOf(question);
        const after = asked.filter((fact) => isCalledAfter(question, fact));
        if (after.length === 0) continue;
        const openers = openersOf(question);
        const [opener] = openers.filter(({ fact }) => asked.includes(fact));
        if (!opener || openers.some(({ fact }) => isCalledAfter(question, fact))) continue;
        const opening = new Set(questions.flatMap((each) => openersOf(each).map(({ fact }) => fact)));
        const meant = after.find((fact) => !opening.has(fact));
        if (meant === undefined) continue;
        yield {
          about: 'screens',
          at: opener.at,
          intended: excusedQuestion(question),
          code: 'uncertain-condition',
          message: `${question.key} is asked for an answer of ${opener.fact}, and nothing for one of ${meant}, after which it is called`,
          holds: true,
        };
      }
    }
}

/** A question that is called after an answer, and asked where that says that there is none. */
function* deniedOf(question: QuestionDefinition): Iterable<Everywhere> {
  for (const node of ownNodes(question.shownWhen)) {
    if (node.node !== 'comparison' || node.left.node !== 'attribute' || node.right.node !== 'literal') continue;
    const { fact } = node.left.attribute;
    if (!asking.has(node.operator) || !isCalledAfter(question, fact)) continue;
    const denied = [node.right.value].flat().find((code) => denying.has(String(wordsOfName(String(code))[0])));
    if (denied === undefined) continue;
    yield {
      about: 'screens',
      at: node.at,
      intended: excusedQuestion(question),
      code: 'uncertain-condition',
      message: `${question.key} is asked where ${fact}, after which it is called, is ${String(denied)}`,
      holds: true,
    };
  }
}

const asking: ReadonlySet<string> = new Set(['equal', 'in']);

/** What the name of a code begins with that says that there is none. */
const denying: ReadonlySet<string> = new Set(['no', 'none', 'not', 'never', 'without']);

const isYesOrNo = (question: QuestionDefinition): question is AttributeQuestion =>
  question.kind === 'attribute' && question.attribute.catalogue?.entries.size === 2;

/** The attributes whose answers its condition compares. */
const openersOf = ({ shownWhen }: QuestionDefinition) =>
  [...ownNodes(shownWhen)].flatMap((node) =>
    node.node === 'comparison' && node.left.node === 'attribute'
      ? [{ fact: node.left.attribute.fact, at: node.at }]
      : [],
  );

/** Its name begins with all words of the other one, and has more. */
function isCalledAfter(question: QuestionDefinition, fact: string): boolean {
  if (question.kind !== 'attribute' || !question.attribute.fact.startsWith(fact)) return false;
  const [own, other] = [wordsOfName(question.attribute.fact), wordsOfName(fact)];
  return own.length > other.length && other.every((word, index) => word === own[index]);
}
