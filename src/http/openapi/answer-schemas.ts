import type { ErrorEntry } from '../../errors/error-entry.js';
import { doneEnvelope, failedEnvelope } from '../../flavor/envelope.js';
import type { Flavor } from '../../flavor/flavor.js';
import { jsonContents } from '../../flavor/json-contents.js';
import { codesOfOperation } from '../../operations/codes-of-operation.js';
import type { Operation } from '../../operations/operation.js';
import { either } from '../../wire/several.js';
import { componentsOf, type JsonSchema } from '../../wire/shape.js';
import { xmlAnswerSchema, xmlFailureSchema } from './xml-schemas.js';

/** The schemas that answers refer to, by name. */
export const answerComponents: Readonly<Record<string, JsonSchema>> = componentsOf(
  Object.values(jsonContents).map(({ shape }) => shape),
);

/** Answer of an operation with HTTP status 200, in one of its flavors. */
export function answerSchema(operation: Operation, flavor: Flavor['name']): JsonSchema {
  const codes = codesOfOperation(operation);
  return flavor === 'xml' ? xmlAnswerSchema(operation.answers, codes) : jsonAnswer(operation.answers, codes);
}

/** The answer of a call that no operation could work on, in one of its flavors. */
export function failureSchema(codes: readonly ErrorEntry[], flavor: Flavor['name']): JsonSchema {
  return flavor === 'xml' ? xmlFailureSchema(codes) : failedEnvelope(codes).schema;
}

/** A list is answered without envelope. */
function jsonAnswer(answers: Operation['answers'], codes: readonly ErrorEntry[]): JsonSchema {
  const { shape } = jsonContents[answers];
  return either(answers === 'list' ? shape : doneEnvelope(shape, codes), failedEnvelope(codes)).schema;
}
