import type { Findings } from '../../documents/findings/findings.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { Condition } from '../../rules/model/expression.js';
import type { QuestionDefinition, ScreenDefinition } from '../model/definition.js';

/**
 * Reports each question of a source type that is shown by an answer which its own screen asks for further below, and
 * nothing asks for before: it appears above what a person has just answered, where nobody looks any more.
 */
export function reportQuestionOrder(screens: readonly ScreenDefinition[], findings: Findings): void {
  const before = new Set<Attribute>();
  for (const { questions } of screens) {
    const below = new Map<Attribute, QuestionDefinition>();
    for (const question of questions) if (question.kind === 'attribute') below.set(question.attribute, question);
    for (const question of questions) {
      for (const attribute of compared(question.shownWhen)) {
        const asking = below.get(attribute);
        if (!asking || asking === question || before.has(attribute)) continue;
        const message = `${asking.screen}.${asking.key} shows this question and stands below it`;
        findings.error(question.at, 'misplaced-question', message);
      }
      if (question.kind === 'attribute') before.add(question.attribute);
    }
  }
}

/** The answers that a condition compares itself: what a derived fact takes in may decide nothing here. */
function compared(condition: Condition): readonly Attribute[] {
  if (condition.node === 'always') return [];
  if (condition.node !== 'comparison') return condition.conditions.flatMap(compared);
  return condition.left.node === 'attribute' ? [condition.left.attribute] : [];
}
