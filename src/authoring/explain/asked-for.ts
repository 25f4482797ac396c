import { attributeOf } from '../../case/case-object.js';
import type { Program } from '../../rules/program/program.js';
import { type AskedQuestion, carrierOf, storedAnswer } from '../../screens/questions/asked-question.js';
import type { CompiledQuestion } from '../../screens/questions/compiled-screen.js';
import type { SeenValue } from './seen/seen.js';
import { notAnswered, seenAnswer } from './seen/seen-answer.js';

/** What a question asks for, by the object that it is asked of: an attribute, or the relation of a list or a choice. */
export interface AskedFor {
  readonly object: string;
  readonly fact: string;
}

/** What a question of a screen of this scope asks for. */
export function askedFor({ definition, attribute }: CompiledQuestion, scope: string): AskedFor {
  if (definition.kind === 'attribute') return attribute;
  return { object: definition.within?.target ?? scope, fact: definition.relation.name };
}

/**
 * The answer to a question, as it is stored: of a list the entry of each object, of a choice the object as it is
 * offered.
 */
export function answerSeen(asked: AskedQuestion, program: Program, locale: string): SeenValue {
  const { question, carriers } = asked;
  const { definition, attribute } = question;
  if (definition.kind === 'attribute') return seenAnswer(storedAnswer(asked)?.value, attribute, program, locale);
  const answers = carriers.map((object): SeenValue => {
    if (definition.kind === 'choice') return { text: program.text(definition.option, object, locale), raw: object.id };
    return seenAnswer(attributeOf(carrierOf(object, attribute), attribute.id)?.value, attribute, program, locale);
  });
  if (answers.length === 0) return notAnswered;
  return { text: answers.map(({ text }) => text).join(', '), raw: answers.map(({ raw }) => raw) };
}
