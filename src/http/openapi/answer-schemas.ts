import type { ErrorEntry } from '../../errors.js';
import type { Flavor } from '../../flavor/flavor.js';
import type { Content, Operation } from '../../operations/operation.js';
import { codesOfOperation } from './codes-of-operation.js';
import { closedObject, listOf, nothing, oneOfWords, ref, type Schema, text } from './schema.js';
import { xmlAnswerSchema, xmlFailureSchema } from './xml-schemas.js';

/** `jsonContent` by kind of content; a list is answered without envelope. */
const contentSchemas: Readonly<Record<Exclude<Content['kind'], 'list'>, Schema>> = {
  nothing: { oneOf: [closedObject('Nothing.', {}), nothing] },
  case: ref('Case'),
  summary: ref('CaseSummary'),
  screen: closedObject('The screen to present.', { screen: ref('Screen') }),
  reference: closedObject('Where the case is stored.', { subId: text, id: text }),
  completeness: ref('Completeness'),
};

/** Answer of an operation with HTTP status 200, in one of its flavors. */
export function answerSchema(operation: Operation, flavor: Flavor['name']): Schema {
  return flavor === 'xml'
    ? xmlAnswerSchema(operation.answers, codesOfOperation(operation.name))
    : jsonAnswer(operation);
}

/** The answer of a call that no operation could work on, in one of its flavors. */
export function failureSchema(codes: readonly ErrorEntry[], flavor: Flavor['name']): Schema {
  return flavor === 'xml' ? xmlFailureSchema(codes) : failure(codes);
}

function jsonAnswer(operation: Operation): Schema {
  const codes = codesOfOperation(operation.name);
  if (operation.answers === 'list') return { oneOf: [listAnswer, failure(codes)] };
  return { oneOf: [success(contentSchemas[operation.answers], codes), failure(codes)] };
}

const listAnswer: Schema = {
  oneOf: ['subIds', 'caseIds'].map((name) => closedObject('A list, sorted by code point.', { [name]: listOf(text) })),
};

function success(content: Schema, codes: readonly ErrorEntry[]): Schema {
  return closedObject('The call did its work; with status 1 the client should look.', {
    path: text,
    status: { type: 'integer', enum: [0, 1] },
    statusText: { oneOf: [oneOfWords('OK', 'WARNING'), nothing] },
    errorDescriptions: listOf(errorDescription(codes)),
    jsonContent: content,
    byteContent: nothing,
    textContent: nothing,
  });
}

/** The envelope of a call that failed; nothing was stored. */
function failure(codes: readonly ErrorEntry[]): Schema {
  return closedObject('The call failed; nothing was stored.', {
    path: text,
    status: { const: 3 },
    statusText: { const: 'FATAL ERROR' },
    errorDescriptions: { type: 'array', minItems: 1, items: errorDescription(codes) },
    jsonContent: nothing,
    byteContent: nothing,
    textContent: nothing,
  });
}

/** Codes and conditions are the contract, messages are free text. */
function errorDescription(codes: readonly ErrorEntry[]): Schema {
  return closedObject('An error.', {
    errorCode: {
      type: 'integer',
      enum: codes.map(({ code }) => code),
      description: codes.map(({ code, condition }) => `${code}: ${condition}`).join('\n'),
    },
    errorMessage: text,
  });
}
