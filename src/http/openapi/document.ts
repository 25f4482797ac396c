import { errorTable } from '../../errors/error-table.js';
import type { Flavor } from '../../flavor/flavor.js';
import { json } from '../../flavor/json.js';
import { chapters } from '../../operations/chapters.js';
import type { Operation } from '../../operations/operation.js';
import { integer, text } from '../../wire/scalars.js';
import type { JsonSchema } from '../../wire/shape.js';
import type { MountedOperation } from '../calls/call-state.js';
import { mountedOperations } from '../routes.js';
import { readyAnswer, upAnswer } from '../operational/operational-answers.js';
import { openToAll, refusedAccess, securityOf, securitySchemes } from './access-schemas.js';
import { answerComponents, answerSchema, failureSchema } from './answer-schemas.js';
import { caseDocumentSchema } from './xml-schemas.js';

/** The chapter of the paths beside the operation table. */
const running = { name: 'Running the service', description: 'For those who run it.' };

/** The version of the interface (specification, "Versioning"); the package has the same. */
export const interfaceVersion = '6.2.0';

/**
 * The OpenAPI 3.1 document of the service, derived from the operation table: the request schemas are made from the very
 * field tables that read the requests.
 */
export function openApiDocument(operations: readonly Operation[], basePath: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Case Data and Case Capture Service',
      version: interfaceVersion,
      description: 'Stores underwriting cases and guides a client through capturing them, screen by screen.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [...Object.values(chapters), running],
    servers: [{ url: basePath === '' ? '/' : basePath }],
    paths: {
      ...Object.fromEntries(
        mountedOperations(operations).map((mounted) => [
          mounted.path,
          { [mounted.operation.method.toLowerCase()]: described(mounted) },
        ]),
      ),
      ...operationalPaths,
    },
    components: {
      schemas: { ...answerComponents, ...requestSchemas(operations) },
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

function described({ operation, path, flavor }: MountedOperation): JsonSchema {
  const { body, takes, example, okStatusText } = operation;
  const answer = example.answers && flavor === json ? { result: { content: example.answers } } : undefined;
  return {
    operationId: path.slice(1),
    summary: operation.summary,
    tags: [chapters[operation.chapter].name],
    ...securityOf(operation.scopes),
    parameters: operation.query.map(({ name, required, description }) => ({
      name,
      in: 'query',
      required,
      description,
      schema: text.schema,
      ...exampleOf(example.query?.[name]),
    })),
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
      requestBody: { required: true, content: { [mediaType(flavor.contentType)]: { schema: caseDocumentSchema } } },
    }),
    responses: {
      200: {
        description: 'Done, or a described error (status 3).',
        content: {
          [mediaType(flavor.contentType)]: {
            schema: answerSchema(operation, flavor.name),
            ...exampleOf(answer && JSON.parse(flavor.write({ path, okStatusText, ...answer }))),
          },
        },
      },
      ...(body && refusedBodies),
      ...(takes && refusedDocuments),
      ...refusedAccess,
      405: otherMethod,
      500: failed('An internal fault; the details are only logged.', 'internalFault', flavor),
      503: unreachable(flavor),
    },
  };
}

const exampleOf = (example: unknown): JsonSchema => (example === undefined ? {} : { example });

const mediaType = (contentType: string): string => contentType.split(';')[0] ?? contentType;

const headers = {
  Allow: { description: 'The method of the path.', schema: text.schema },
  WWWAuthenticate: { description: 'How to say who calls.', schema: text.schema },
  RetryAfter: { description: 'Seconds to wait.', schema: integer.schema },
};

const refused = (description: string, sent?: JsonSchema): JsonSchema => ({
  description: `${description} No body.`,
  ...(sent && { headers: sent }),
});

const otherMethod = refused('Another method than this.', { Allow: { $ref: '#/components/headers/Allow' } });

const failed = (
  description: string,
  slug: 'internalFault' | 'storeNotReachable',
  { contentType, name }: Flavor,
  sent?: JsonSchema,
): JsonSchema => ({
  description,
  ...(sent && { headers: sent }),
  content: { [mediaType(contentType)]: { schema: failureSchema([errorTable[slug]], name) } },
});

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const unreachable = (flavor: Flavor): JsonSchema =>
  failed('The store cannot be reached, or too many calls are here at once.', 'storeNotReachable', flavor, retryAfter);

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
  schema: JsonSchema,
  others: JsonSchema = {},
): JsonSchema => ({
  get: {
    operationId,
    summary,
    tags: [running.name],
    ...openToAll,
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema } } },
      ...others,
      405: otherMethod,
    },
  },
});

/** Paths beside the documented ones (decisions, "Starting"). */
const operationalPaths = {
  '/health/live': operational('live', 'Whether the process answers.', upAnswer.schema),
  '/health/ready': operational(
    'ready',
    'Whether the service can work: the store can be read and written.',
    readyAnswer.schema,
    {
      503: unreachable(json),
    },
  ),
  '/metrics': {
    get: {
      operationId: 'metrics',
      summary: 'What the service measures, for Prometheus.',
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
  '/openapi.json': operational('openapi', 'This document.', { type: 'object' }),
};
