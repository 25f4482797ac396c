import type { ErrorEntry } from '../../errors/error-entry.js';
import { type ErrorSlug, errorTable } from '../../errors/error-table.js';
import { doneEnvelope, failedEnvelope } from '../../flavor/envelope.js';
import type { Flavor } from '../../flavor/flavor.js';
import { jsonContents } from '../../flavor/json-contents.js';
import { failuresOf, warningsOf } from '../../operations/codes-of-operation.js';
import type { Operation } from '../../operations/operation.js';
import { either } from '../../wire/several.js';
import { componentsOf, type JsonSchema } from '../../wire/shape.js';
import { xmlAnswerSchema, xmlFailureSchema } from './xml-schemas.js';

/** How an edition of the document describes what calls are answered with. */
export interface AnswerSchemas {
  /** The schemas that answers refer to, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** Answer of an operation with HTTP status 200, in one of its flavors. */
  answer(operation: Operation, flavor: Flavor['name']): JsonSchema;
  /** The answer of a call that no operation could work on, in one of its flavors. */
  failure(codes: readonly ErrorEntry[], flavor: Flavor['name']): JsonSchema;
}

/** Of each operation exactly what it can answer, with exactly its codes. */
export const exactAnswers: AnswerSchemas = {
  components: componentsOf(Object.values(jsonContents).map(({ shape }) => shape)),
  answer: (operation, flavor) =>
    flavor === 'xml' ? xmlAnswerSchema(operation, failuresOf(operation)) : jsonAnswer(operation),
  failure: (codes, flavor) => (flavor === 'xml' ? xmlFailureSchema(codes) : failedEnvelope(codes).schema),
};

/** A list is answered without envelope, whatever else it fails with. */
function jsonAnswer(operation: Operation): JsonSchema {
  const { shape } = jsonContents[operation.answers];
  const done = operation.answers === 'list' ? shape : doneEnvelope(shape, warningsOf(operation));
  const failures = failuresOf(operation);
  return (failures.length === 0 ? done : either(done, failedEnvelope(failures))).schema;
}

/** The media type of a flavor, without its parameters. */
export const mediaType = (contentType: string): string => contentType.split(';')[0] as string;

/** An answer that says why a call was not carried out, beside those with HTTP status 200. `sent`: its headers. */
export const failedAnswer = (
  description: string,
  slugs: readonly ErrorSlug[],
  { contentType, name }: Flavor,
  answers: AnswerSchemas,
  sent?: JsonSchema,
): JsonSchema => ({
  description,
  ...(sent && { headers: sent }),
  content: {
    [mediaType(contentType)]: {
      schema: answers.failure(
        slugs.map((slug) => errorTable[slug]),
        name,
      ),
    },
  },
});
