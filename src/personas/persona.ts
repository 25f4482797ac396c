import type { PartialDate } from '../case/values/date.js';
import type { Cursor } from '../documents/cursor.js';
import type { Position } from '../documents/position.js';
import type { DerivedFact } from '../rules/model/expression.js';
import type { Severity } from '../rules/model/rule.js';

/**
 * Somebody who applies, under one parameter set: what they answer, and what must be said of it (rule language,
 * "Personas").
 */
export interface Persona {
  readonly name: string;
  /** Who it is, as an underwriter would say it in a sentence. */
  readonly who: string;
  readonly at: Position;
  readonly csp: number;
  /** The day on which everything is answered. */
  readonly day: Required<PartialDate>;
  /** Attributes and relations of the case, as examples of rules give them, profiles included. */
  readonly given: Cursor;
  /** Answers that hold for every object of a kind that does not give its own, by the name of the kind. */
  readonly each: Cursor;
  /** What the rules must derive of the assured person, the first of several: derived facts by their names. */
  readonly derives: readonly ExpectedFact[];
  /** The rules that must be violated, and no others. Empty: nothing may be said. */
  readonly says: readonly ExpectedRule[];
}

/** A derived fact of the assured person, and its value as an example of the fact expects it. */
export interface ExpectedFact {
  readonly fact: DerivedFact;
  readonly expected: Cursor;
}

/** A rule that a persona must violate, with the severity that it must have under the parameter set. */
export interface ExpectedRule {
  readonly rule: string;
  readonly severity: Severity;
  readonly at: Position;
}
