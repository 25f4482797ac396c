import type { GivenValue } from './input.js';

/** One answer of a `userAction` (specification, `/userAction`): the values of one question. */
export interface GivenAnswer {
  /** Undefined when it could not be read. */
  readonly questionId: string | undefined;
  readonly values: readonly GivenValue[];
}

/** Why answers are not accepted, by question id (608). */
export type Refusals = ReadonlyMap<string, string>;

/** Of a number in SB1 the unit is a question of its own, `<question id>.unit` (design of screens, "SB1"). */
export const unitSuffix = '.unit';

const isEmpty = ({ id, value }: GivenValue): boolean => id === '' && value.trim() === '';

/** No value, or one that is empty, clears. */
export const clears = (values: readonly GivenValue[]): boolean =>
  values.length === 0 || (values.length === 1 && values.every(isEmpty));
