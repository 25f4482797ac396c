import type { Operation } from '../../operations/operation.js';
import { generatorsPath, openApiDocument } from './document.js';
import { generatorsDocument } from './generators/document.js';

/**
 * The editions of the OpenAPI document, by the path where they are answered: the exact one, and that for generators.
 * Each is made when it is asked for.
 */
export const openApiDocuments = (
  operations: readonly Operation[],
  basePath: string,
): Readonly<Record<string, () => object>> => ({
  '/openapi.json': () => openApiDocument(operations, basePath),
  [generatorsPath]: () => generatorsDocument(operations, basePath),
});
