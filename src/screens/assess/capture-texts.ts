import type { AssessedQuestion } from './assessed-item.js';
import type { InputContext } from '../inputs/input.js';
import { findingText } from '../model/messages.js';
import type { Item } from '../questions/items.js';
import type { OwnViolation } from './own-violations.js';

/** The name of an item in the capture language, with what it names of its object. */
export function itemName({ rules, language }: InputContext, { screen, instance }: Item): string {
  return rules.program.text(screen.definition.name, instance, language);
}

/** The text of a question in the capture language. */
export function questionText({ rules, language }: InputContext, { asked }: Pick<AssessedQuestion, 'asked'>): string {
  return rules.program.text(asked.question.definition.text, asked.base, language);
}

/** What an open mandatory question says of itself. */
export const openMessage = ({ rules, language }: InputContext, question: string): string =>
  findingText(rules.ruleSet, 'question-open', language, { question });

/** The words of what the service itself finds at a question. */
export function ownMessage({ rules, language }: InputContext, { key, asked, code }: OwnViolation): string {
  const question = questionText({ rules, language }, { asked });
  return findingText(
    rules.ruleSet,
    key,
    language,
    key === 'code-not-found' ? { attribute: question, code } : { question },
  );
}
