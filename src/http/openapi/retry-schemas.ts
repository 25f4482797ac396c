import { errorTable } from '../../errors/error-table.js';
import type { Flavor } from '../../flavor/flavor.js';
import type { Operation } from '../../operations/operation.js';
import { writes } from '../../operations/repetition.js';
import { readsCase } from '../../operations/reads-case.js';
import { text } from '../../wire/scalars.js';
import type { JsonSchema } from '../../wire/shape.js';
import { type AnswerSchemas, failedAnswer } from './answer-schemas.js';

/**
 * What operations say of calls that are sent again or rest on a state of a case (decisions, "Retry and concurrency").
 */

const header = (name: string, description: string, schema: JsonSchema = text.schema): JsonSchema => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const ofWrites: readonly JsonSchema[] = [
  header(
    'Idempotency-Key',
    'A text of the client for this call alone, such as a UUID: sent again with it, the call is not carried out again but answered as the first time.',
    { type: 'string', minLength: 1, maxLength: 128, pattern: '^[!-~]+$' },
  ),
  header('If-Match', 'The call writes only if the case is as this `ETag` says.'),
];

const ofReads: readonly JsonSchema[] = [
  header('If-None-Match', 'An `ETag`: where the answer is still the one that had it, 304 says so.'),
];

/** The header lines that an operation looks at. */
export function conditionParameters(operation: Operation): readonly JsonSchema[] {
  if (writes(operation)) return ofWrites;
  return readsCase(operation) ? ofReads : [];
}

/** The answers that they lead to, beside those of every operation. */
export function conditionResponses(operation: Operation, flavor: Flavor, answers: AnswerSchemas): JsonSchema {
  if (!writes(operation))
    return readsCase(operation) ? { 304: { description: 'The client has this answer. No body.' } } : {};
  const described = (['answerNotKept', 'notInThisState', 'idempotencyKeyReused'] as const).map((slug) => {
    const { httpStatus, code, condition } = errorTable[slug];
    return [httpStatus, failedAnswer(`${code}: ${condition}`, [slug], flavor, answers)] as const;
  });
  return Object.fromEntries(described);
}
