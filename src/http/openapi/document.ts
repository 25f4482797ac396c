import type { Flavor } from '../../flavor/flavor.js';
import { json } from '../../flavor/json.js';
import { chapters } from '../../operations/chapters.js';
import type { Operation } from '../../operations/operation.js';
import { repetitions } from '../../operations/repetition.js';
import { integer, text } from '../../wire/scalars.js';
import { componentsOf, type JsonSchema } from '../../wire/shape.js';
import type { MountedOperation } from '../calls/call-state.js';
import { mountedOperations } from '../routes.js';
import { readyAnswer, upAnswer } from '../operational/operational-answers.js';
import { openToAll, refusedAccess, refusedStrangers, securityOf, securitySchemes } from './access-schemas.js';
import { type AnswerSchemas, exactAnswers, failedAnswer, mediaType } from './answer-schemas.js';
import { recordedAnswers } from './recorded-answers.js';
import { conditionParameters, conditionResponses } from './retry-schemas.js';
import { caseDocumentSchema } from './xml-schemas.js';

/** Where the edition for generators is. */
export const generatorsPath = '/openapi-3.0.json';

/** The chapter of the paths beside the operation table. */
const running = { name: 'Running the service', description: 'For those who run it.' };

const whatItIs = `Stores underwriting cases and guides a client through capturing them, screen by screen.

Generators of clients take the OpenAPI 3.0 document at \`openapi-3.0.json\` beside this one: the same interface, in words that all of them know.

Later versions may add paths, members of answers and codes: a client ignores members that it does not know, and takes a code that it does not know as its \`status\` says.`;

/** The version of the interface (specification, "Versioning"); the package has the same. */
export const interfaceVersion = '6.2.0';

/**
 * The OpenAPI 3.1 document of the service, derived from the operation table: the request schemas are made from the very
 * field tables that read the requests. `answers` describes what comes back.
 */
export function openApiDocument(
  operations: readonly Operation[],
  basePath: string,
  answers: AnswerSchemas = exactAnswers,
): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Case Data and Case Capture Service',
      version: interfaceVersion,
      description: whatItIs,
      contact: { name: 'Those who run this service' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [...Object.values(chapters), running],
    servers: [{ url: basePath === '' ? '/' : basePath }],
    paths: {
      ...Object.fromEntries(
        mountedOperations(operations).map((mounted) => [
          mounted.path,
          { [mounted.operation.method.toLowerCase()]: described(mounted, answers) },
        ]),
      ),
      ...operationalPaths(answers),
    },
    components: {
      schemas: { ...answers.components, ...componentsOf([upAnswer, readyAnswer]), ...requestSchemas(operations) },
      headers,
      securitySchemes,
    },
  };
}

/** Titles of request elements are theirs alone: an element named like an answer's schema would hide it. */
function requestSchemas(operations: readonly Operation[]): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(operations.flatMap(({ body }) => (body ? [[requestName(body.name), body.schema]] : [])));
}

const requestName = (element: string): string => `${element}Request`;

function described({ operation, path, flavor }: MountedOperation, answers: AnswerSchemas): JsonSchema {
  const { body, takes, example, okStatusText } = operation;
  const content = example.answers ?? recordedAnswers[operation.name];
  const answer = content && flavor === json ? { result: { content } } : undefined;
  return {
    operationId: `${operation.name}${flavor.suffix}`,
    summary: operation.summary,
    tags: [chapters[operation.chapter].name],
    ...securityOf(operation.scopes),
    description: `${operation.description}\n\nAfter a time-out or 503: ${repetitions[operation.repetition].afterTimeout}`,
    parameters: [
      ...operation.query.map(({ name, required, description }) => ({
        name,
        in: operation.path?.includes(`{${name}}`) ? 'path' : 'query',
        required,
        description,
        schema: text.schema,
        ...exampleOf(example.query?.[name]),
      })),
      ...conditionParameters(operation),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${requestName(body.name)}` },
            ...exampleOf(example.body),
          },
        },
      },
    }),
    ...(takes && {
      requestBody: {
        required: true,
        content: {
          [mediaType(flavor.contentType)]: { schema: caseDocumentSchema, ...exampleOf(caseDocumentSchema.examples[0]) },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done, or a described error (status 3).',
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content: {
          [mediaType(flavor.contentType)]: {
            schema: answers.answer(operation, flavor.name),
            ...exampleOf(answer && JSON.parse(flavor.write({ path, okStatusText, ...answer }))),
          },
        },
      },
      ...(body && refusedBodies),
      ...(takes && refusedDocuments),
      ...refusedAccess,
      ...conditionResponses(operation, flavor, answers),
      405: otherMethod,
      500: failedAnswer('An internal fault; the details are only logged.', ['internalFault'], flavor, answers),
      503: unreachable(flavor, answers),
    },
  };
}

const exampleOf = (example: unknown): JsonSchema => (example === undefined ? {} : { example });

const headers = {
  Allow: { description: 'The method of the path.', schema: text.schema },
  WWWAuthenticate: { description: 'How to say who calls.', schema: text.schema },
  ETag: { description: 'The state of the case, where the answer is about one.', schema: text.schema },
  RetryAfter: { description: 'Seconds to wait.', schema: integer.schema },
};

const refused = (description: string, sent?: JsonSchema): JsonSchema => ({
  description: `${description} No body.`,
  ...(sent && { headers: sent }),
});

const otherMethod = refused('Another method than this.', { Allow: { $ref: '#/components/headers/Allow' } });

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const unreachable = (flavor: Flavor, answers: AnswerSchemas): JsonSchema =>
  failedAnswer(
    'The store cannot be reached, or too many calls are here at once. Nothing was stored, unless 901 says that this is not known.',
    ['storeNotReachable', 'outcomeUnknown'],
    flavor,
    answers,
    retryAfter,
  );

/** What is refused before an operation is asked (decisions, "Input"). */
const refusedBodies = {
  400: refused(
    'The body is no JSON object, has a member that is not defined, or a member twice, or is nested deeper than 100, or has more than 50,000 values.',
  ),
  413: refused('The body is larger than 1 MB.'),
  415: refused('The body is not JSON in UTF-8.'),
};

const refusedDocuments = {
  400: refused('The body breaks off, or is not compressed as it says.'),
  413: refused('The document is larger than 16 MB.'),
  415: refused('The body is not XML in UTF-8.'),
};

const operational = (
  operationId: string,
  summary: string,
  description: string,
  schema: JsonSchema,
  others: JsonSchema = {},
): JsonSchema => ({
  get: {
    operationId,
    summary,
    description,
    tags: [running.name],
    ...openToAll,
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema } } },
      ...others,
      ...refusedStrangers,
      405: otherMethod,
    },
  },
});

/** Paths beside the documented ones (decisions, "Starting"). */
const operationalPaths = (answers: AnswerSchemas): JsonSchema => ({
  '/health/live': operational(
    'live',
    'Whether the process answers.',
    'It answers even while the store is away.',
    upAnswer.schema,
  ),
  '/health/ready': operational(
    'ready',
    'Whether the service can work: the store can be read and written.',
    'Says which rule systems are loaded, and of a service that takes over changed rules whether it refused some.',
    readyAnswer.schema,
    {
      503: unreachable(json, answers),
    },
  ),
  '/metrics': {
    get: {
      operationId: 'metrics',
      summary: 'What the service measures, for Prometheus.',
      description: 'Counters and histograms of calls, store and rules; no label holds an id of a case.',
      tags: [running.name],
      ...securityOf(['operate']),
      responses: {
        200: {
          description: 'Metrics in the text form of Prometheus.',
          content: { 'text/plain': { schema: text.schema } },
        },
        ...refusedAccess,
        405: otherMethod,
      },
    },
  },
  '/openapi.json': operational(
    'openapi',
    'The OpenAPI 3.1 document.',
    'Exact: of each operation what it can answer, with its codes.',
    {
      type: 'object',
    },
  ),
  [generatorsPath]: operational(
    'openapiForGenerators',
    'The OpenAPI 3.0 document, for generators of clients.',
    'The same interface in words that generators take: one envelope, named schemas, no unions.',
    {
      type: 'object',
    },
  ),
});
