import { restsOn } from '../../rules/resolve/rests-on.js';
import { remembered } from '../../lists/remembered.js';
import type { Condition } from '../../rules/model/expression.js';
import type { Findings } from '../../documents/findings/findings.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { QuestionDefinition, ScreenDefinition } from '../model/definition.js';

/**
 * Reports every circle of questions of one source type in which each is shown by an answer to the next: hiding one
 * would take away what shows it. What a question is shown by counts through derived facts and the condition of its
 * screen. Lists of objects are no part of a circle, because hiding never removes objects (rule language, "Answers").
 * Returns whether there is one.
 */
export function reportVisibilityCycles(screens: readonly ScreenDefinition[], findings: Findings): boolean {
  const questions = screens.flatMap((screen) => screen.questions.map((question) => ({ question, screen })));
  const givenBy = new Map<Attribute, QuestionDefinition[]>();
  for (const { question } of questions) {
    for (const attribute of attributesGiven(question))
      givenBy.set(attribute, [...(givenBy.get(attribute) ?? []), question]);
  }
  const byCondition = new Map<Condition, readonly QuestionDefinition[]>();
  const giving = (condition: Condition): readonly QuestionDefinition[] =>
    remembered(byCondition, condition, () =>
      [...restsOn([condition]).attributes].flatMap((attribute) => givenBy.get(attribute) ?? []),
    );
  const shownBy = new Map(
    questions.map(
      ({ question, screen }) =>
        [question, new Set([...giving(question.shownWhen), ...giving(screen.shownWhen)])] as const,
    ),
  );
  const done = new Set<QuestionDefinition>();
  const before = findings.all.length;
  for (const { question } of questions) follow(question, [], shownBy, done, findings);
  return findings.all.length > before;
}

/** Attributes that get a value with an answer. */
function attributesGiven(question: QuestionDefinition): ReadonlySet<Attribute> {
  const attributes = new Set<Attribute>();
  if (question.editable && question.kind === 'attribute') addWithSideEffects(question.attribute, attributes);
  return attributes;
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
    findings.error(question.at, 'cycle', `this question is shown by itself: ${cycle.join(' is shown by ')}`);
    return;
  }
  if (done.has(question)) return;
  for (const next of shownBy.get(question) ?? []) follow(next, [...path, question], shownBy, done, findings);
  done.add(question);
}
