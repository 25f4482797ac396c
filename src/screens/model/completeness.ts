import { element } from '../../wire/element.js';
import { flag, integer, text, word } from '../../wire/scalars.js';
import { list } from '../../wire/several.js';
import { described, type TypeOf } from '../../wire/shape.js';

const missingAnswer = element('MissingAnswer', 'An open mandatory question.', {
  screen: described(text, 'Key of its screen.'),
  questionId: text,
  cotyID: integer,
  objectId: integer,
  catyID: integer,
  text,
});
export type MissingAnswer = TypeOf<typeof missingAnswer>;

/** A violated rule of the checked source type, of any severity. */
const reportedViolation = element('Violation', 'A violated rule.', {
  ruleId: text,
  severity: word('error', 'incomplete', 'warning', 'information'),
  objectId: integer,
  message: text,
  questions: described(list(text), 'Ids of the questions that show it.'),
});
export type ReportedViolation = TypeOf<typeof reportedViolation>;

/** The rule is of severity error or incomplete. */
const undecidable = element('Undecidable', 'A rule or a condition that rests on a failed value.', {
  ruleId: text,
  objectId: integer,
  reason: text,
});
export type Undecidable = TypeOf<typeof undecidable>;

/** `jsonContent` of checkCompleteness (decisions, "Capture"). */
export const completeness = element('Completeness', 'What a source type still needs.', {
  complete: described(flag, 'Nothing is missing or undecidable, and no rule of severity incomplete is violated.'),
  consistent: described(flag, 'No rule of severity error is violated.'),
  missing: list(missingAnswer),
  violations: list(reportedViolation),
  undecidable: list(undecidable),
});
export type Completeness = TypeOf<typeof completeness>;
