import { restsOn } from '../../rules/expressions/rests-on.js';
import type { Findings } from '../../rules/findings.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { QuestionDefinition, ScreenDefinition } from '../definition.js';

/**
 * Reports every circle of questions of one source type in which each is shown by an answer to the next: nobody could say which of
 * them appears. What a question is shown by counts through derived facts and the condition of its screen.
 */
export function reportVisibilityCycles(screens: readonly ScreenDefinition[], findings: Findings): void {
  const questions = screens.flatMap((screen) => screen.questions.map((question) => ({ question, screen })));
  const givenBy = new Map<unknown, QuestionDefinition[]>();
  for (const { question } of questions) {
    for (const given of givenThings(question)) givenBy.set(given, [...(givenBy.get(given) ?? []), question]);
  }
  const shownBy = new Map(
    questions.map(({ question, screen }) => {
      const { attributes, kinds } = restsOn([question.shownWhen, screen.shownWhen]);
      return [question, new Set([...attributes, ...kinds].flatMap((thing) => givenBy.get(thing) ?? []))] as const;
    }),
  );
  const done = new Set<QuestionDefinition>();
  for (const { question } of questions) follow(question, [], shownBy, done, findings);
}

/** Attributes that get a value with an answer, and kinds of which it makes objects. */
function givenThings(question: QuestionDefinition): readonly (Attribute | string)[] {
  if (!question.editable) return [];
  if (question.kind === 'objects') return [question.by, question.relation.target];
  const made = question.path.filter(({ kind }) => kind === 'one').map(({ target }) => target);
  const attributes = new Set<Attribute>();
  addWithSideEffects(question.attribute, attributes);
  return [...attributes, ...made];
}

function addWithSideEffects(attribute: Attribute, all: Set<Attribute>): void {
  if (all.has(attribute)) return;
  all.add(attribute);
  for (const effect of attribute.alsoSets) addWithSideEffects(effect.attribute, all);
}

function follow(
  question: QuestionDefinition,
  path: readonly QuestionDefinition[],
  shownBy: ReadonlyMap<QuestionDefinition, ReadonlySet<QuestionDefinition>>,
  done: Set<QuestionDefinition>,
  findings: Findings,
): void {
  const start = path.indexOf(question);
  if (start >= 0) {
    const cycle = [...path.slice(start), question].map(({ key, screen }) => `${screen}.${key}`);
    findings.error(question.at, 'visibility-cycle', `this question is shown by itself: ${cycle.join(' is shown by ')}`);
    return;
  }
  if (done.has(question)) return;
  for (const next of shownBy.get(question) ?? []) follow(next, [...path, question], shownBy, done, findings);
  done.add(question);
}
