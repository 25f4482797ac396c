import { openApiDocument } from '../src/http/openapi/document.js';
import { operations } from '../src/operations/index.js';

/** The documents that follow from the source as a whole, by file. */
export const writtenDocuments: Readonly<Record<string, () => string>> = {
  'docs/openapi.json': () => `${JSON.stringify(openApiDocument(operations, ''), null, 1)}\n`,
};
