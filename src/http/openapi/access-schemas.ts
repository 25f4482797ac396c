import type { Scope } from '../../operations/operation.js';
import type { JsonSchema } from '../../wire/shape.js';

/** How a client says who it is, where the service asks (docs/operating.md, "Who may do what"). */
export const securitySchemes: JsonSchema = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or a JSON Web Token.' },
};

/** Security of an operation: none where the service asks nobody, else one of the schemes with all of the scopes. */
export const securityOf = (scopes: readonly Scope[]): JsonSchema => ({
  security: [{}, { apiKey: [...scopes] }, { bearer: [...scopes] }],
});

/** Both say the same for what exists and what does not. */
export const refusedAccess: JsonSchema = {
  401: {
    description: 'The service asks who calls, and the call does not say it, or wrongly. No body.',
    headers: { 'WWW-Authenticate': { $ref: '#/components/headers/WWWAuthenticate' } },
  },
  403: {
    description:
      'The client may not do this, or would store in a sub-system that it may not touch; where nobody must sign in, a page of another site made the call, or the host that it names is none of the service. No body.',
  },
};

/** Where nobody must sign in, a page of another site may read nothing at all. */
export const refusedStrangers: JsonSchema = {
  403: {
    description:
      'Where nobody must sign in: a page of another site made the call, or the host that it names is none of the service. No body.',
  },
};

/** A `security` of an operation that everybody may call. */
export const openToAll: JsonSchema = { security: [] };
