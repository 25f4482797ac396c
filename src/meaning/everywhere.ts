import type { meaningFindings } from '../documents/finding-codes/meaning-findings.js';
import type { QuestionDefinition } from '../screens/model/definition.js';
import type { Position } from '../documents/position.js';

export type MeaningCode = keyof typeof meaningFindings;

/** What says with `intended` that something found of it is meant so: a rule, an attribute, a parameter, a question. */
export interface Excused {
  /** As a finding calls it: `the rule end-age`. */
  readonly title: string;
  readonly at: Position;
  /** What is told where nothing is found of it. */
  readonly idle?: string;
}

/** What ends the message of a finding, and which line of what it is about is most likely the slip. */
export interface Shown {
  readonly said: string;
  readonly slip: Position | undefined;
}

/** Something that may be so under some parameter sets, of some systems. */
export interface Everywhere {
  /** What kind of file it stands in. */
  readonly about: 'rules' | 'screens';
  readonly at: Position;
  readonly code: MeaningCode;
  readonly message: string;
  /** What says that it is meant so. */
  readonly intended?: Excused | undefined;
  /** Whether it is so under this parameter set: a finding when it is wherever it is loaded. */
  readonly holds: boolean;
  /** Ends the message of a finding with a case that shows it, to be pasted as an example, or with why; may be empty. */
  readonly witness?: () => string | Shown;
  /** The parameter set, where being so under one is enough. */
  readonly under?: number;
  /** What is told instead where that is so under all parameter sets. */
  readonly partOf?: Everywhere;
}

/** What says of itself that it is meant so, as a finding takes it; undefined when it does not. */
export const excused = (
  title: string,
  subject: {
    readonly intended?: string | undefined;
    readonly at: Position;
  },
): Excused | undefined => (subject.intended === undefined ? undefined : { title, at: subject.at });

export const excusedQuestion = (question: Pick<QuestionDefinition, 'screen' | 'key' | 'intended' | 'at'>) =>
  excused(`the question ${question.screen}.${question.key}`, question);
