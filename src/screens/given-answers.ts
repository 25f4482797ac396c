import { CaseError, mostErrors } from '../errors.js';
import type { GivenValue } from './inputs/input.js';

/** One answer of a `userAction` (specification, `/userAction`): the values of one question. */
export interface GivenAnswer {
  readonly questionId: string;
  readonly values: readonly GivenValue[];
}

/** Of a number in SB1 the unit is a question of its own, `<question id>.unit` (design of screens, "SB1"). */
export const unitSuffix = '.unit';

export const isEmpty = ({ id, value }: GivenValue): boolean => id === '' && value.trim() === '';

/** No value, or one that is empty, clears. */
export const clears = (values: readonly GivenValue[]): boolean => values.length === 0 || (values.length === 1 && values.every(isEmpty));

/** The same question answered twice, and empty question ids: 512 and 607 (decisions, "Capture" and "Input"). */
export function answerErrors(answers: readonly GivenAnswer[], isKnown: (questionId: string) => boolean): readonly CaseError[] {
  const seen = new Set<string>();
  const errors: CaseError[] = [];
  for (const [index, { questionId }] of answers.entries()) {
    const attribute = `answers[${index}].questionId`;
    if (errors.length === mostErrors) break;
    if (!isKnown(questionId)) errors.push(new CaseError('unknownQuestion', { attribute, questionId }));
    else if (seen.has(questionId)) errors.push(new CaseError('invalidAttribute', { attribute, reason: `the question ${questionId} is answered twice` }));
    seen.add(questionId);
  }
  return errors;
}
