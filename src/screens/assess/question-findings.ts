import type { Violation } from '../../rules/program/program.js';
import type { Severity } from '../../rules/model/rule.js';
import { placesOf, type AskedQuestion } from '../questions/asked-question.js';
import type { AssessedItem } from './assessed-item.js';
import type { Assessment } from './assessment.js';
import type { OwnViolation } from './own-violations.js';

const nothing: readonly Violation[] = [];
const order: readonly Severity[] = ['error', 'incomplete', 'warning', 'information'];

/** The violations that a question shows, the gravest first, each once. */
export function violationsOf(assessment: Assessment, asked: AskedQuestion): readonly Violation[] {
  const { violationsAt } = assessment;
  if (violationsAt.size === 0) return nothing;
  const found = new Set(placesOf(asked).flatMap((place) => violationsAt.get(place) ?? []));
  return [...found].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

/**
 * An item is consistent when every mandatory question of it is answered and no error concerns one of its questions
 * (design of screens, "Moving"); a rule that cannot be decided yet, a warning or a missing document does not make it
 * inconsistent.
 */
export function isConsistent(assessment: Assessment, { questions }: AssessedItem): boolean {
  return questions.every(
    ({ asked, mandatory, answered }) =>
      (answered || !mandatory) &&
      [...violationsOf(assessment, asked), ...ownViolationsOf(assessment, asked)].every(
        ({ severity }) => severity !== 'error',
      ),
  );
}

/** What the service itself finds at a question. */
export function ownViolationsOf({ ownViolations }: Assessment, asked: AskedQuestion): readonly OwnViolation[] {
  if (ownViolations.length === 0) return ownViolations;
  const places = new Set(placesOf(asked));
  return ownViolations.filter((violation) => violation.places.some((place) => places.has(place)));
}
