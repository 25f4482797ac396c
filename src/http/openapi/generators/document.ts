import type { Operation } from '../../../operations/operation.js';
import type { JsonSchema } from '../../../wire/shape.js';
import { openApiDocument } from '../document.js';
import { sharedAnswers } from './shared-answers.js';
import { SimpleSchemas } from './simple-schema.js';

/** What this walks over: any JSON. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The exact document, as far as it is rewritten member by member. */
interface Exact {
  readonly info: object;
  readonly paths: { readonly [path: string]: Json };
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly headers: { readonly [name: string]: Json };
  };
}

/**
 * The OpenAPI 3.0 document of the service for generators of clients: the exact one (see {@link openApiDocument}) with
 * one envelope for all calls and in the words of {@link SimpleSchemas}. What it says is true of every answer, and every
 * request that it allows is one; the exact one says more.
 */
export function generatorsDocument(operations: readonly Operation[], basePath: string): object {
  const exact = openApiDocument(operations, basePath, sharedAnswers) as Exact;
  const schemas = new SimpleSchemas(exact.components.schemas);
  const [paths, headers] = [exact.paths, exact.components.headers].map((part) => simplified(part, schemas));
  return {
    ...exact,
    openapi: '3.0.3',
    info: { ...exact.info, license: { name: 'MIT', url: 'https://opensource.org/license/mit' } },
    paths,
    components: { ...exact.components, headers, schemas: schemas.components },
  };
}

/** Rewrites every schema in a part of the document, and the security of its operations; examples stay as they are. */
function simplified(part: Json, schemas: SimpleSchemas): Json {
  if (Array.isArray(part)) return part.map((each: Json) => simplified(each, schemas));
  if (typeof part !== 'object' || part === null) return part;
  const members = Object.entries(part).map(([name, value]): readonly [string, Json] => {
    if (name === 'schema') return [name, schemas.at(value as JsonSchema) as Json];
    if (name === 'security') return [name, withoutRoles(value as Security)];
    return [name, name === 'example' ? value : simplified(value, schemas)];
  });
  return {
    ...Object.fromEntries(members),
    ...scopesInWords(part as { readonly security?: Security; readonly description?: string }),
  };
}

type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** Roles of schemes that are no OAuth are known from 3.1 on. */
const withoutRoles = (security: Security): Json =>
  security.map((schemes) => Object.fromEntries(Object.keys(schemes).map((scheme) => [scheme, []])));

function scopesInWords({ security, description }: { readonly security?: Security; readonly description?: string }): {
  readonly description?: string;
} {
  const scopes = [...new Set(security?.flatMap((schemes) => Object.values(schemes).flat()))];
  if (scopes.length === 0) return {};
  return { description: `${description ?? ''}\n\nScopes, where the service asks who calls: ${scopes.join(', ')}.` };
}
