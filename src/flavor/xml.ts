import type { Content } from '../operations/operation.js';
import { readCase } from './case-xml/read-case.js';
import { describeError, type ErrorDescription } from './envelope.js';
import type { Flavor } from './flavor.js';
import { xmlDocuments } from './xml-documents.js';
import { writeElement } from './xml-tree.js';

/** The table's key and its writer's parameter are one kind by construction, which the compiler cannot see. */
function written(content: Content): string {
  const document = xmlDocuments[content.kind];
  if (!document) throw new Error(`the XML flavor has no document for ${content.kind}`);
  const write = document.write as (content: Content) => object;
  return writeElement(document.root, write(content), document.shape);
}

/** An operation result of a call that failed; nothing was stored. */
export const writeFailure = (errors: readonly ErrorDescription[]): string =>
  writeElement('operationResult', { returnCode: 3, errorDescription: errors }, undefined);

/**
 * The XML flavor: the operation result and the screen. Warnings show on the screen itself; only errors are an operation
 * result with `returnCode` 3.
 */
export const xml: Flavor = {
  name: 'xml',
  suffix: 'XML',
  contentType: 'application/xml;charset=UTF-8',
  write: ({ result, errors }) => (errors ? writeFailure(errors.map(describeError)) : written(result.content)),
  readCase,
};
