import type { Content } from '../operations/operation.js';
import { readCase } from './case-xml/read-case.js';
import type { Flavor } from './flavor.js';
import { writeElement } from './xml-tree.js';

type Root = readonly [name: string, members: object];
type Writers = { readonly [K in Content['kind']]?: (content: Extract<Content, { kind: K }>) => Root };

const done = { returnCode: 0 };

/**
 * The document by kind of content (specification, "Operation result (XML flavor)"); the other kinds have no XML name.
 */
const documents: Writers = {
  nothing: () => ['operationResult', done],
  case: (content) => [
    'operationResult',
    { ...done, caseDestinationReference: { directCaseReference: { Case: content.case } } },
  ],
  reference: ({ subId, id }) => [
    'operationResult',
    { ...done, caseDestinationReference: { databaseReference: { subId, id } } },
  ],
  screen: ({ screen }) => ['screen', screen],
};

/** The table's key and its writer's parameter are one kind by construction, which the compiler cannot see. */
function documentOf(content: Content): Root {
  const write = documents[content.kind] as ((content: Content) => Root) | undefined;
  if (!write) throw new Error(`the XML flavor has no document for ${content.kind}`);
  return write(content);
}

/**
 * The XML flavor: the operation result and the screen. Warnings show on the screen itself; only errors are an operation
 * result with `returnCode` 3.
 */
export const xml: Flavor = {
  name: 'xml',
  suffix: 'XML',
  contentType: 'application/xml;charset=UTF-8',
  write({ result, errors }) {
    if (!errors) return writeElement(...documentOf(result.content));
    return writeElement('operationResult', {
      returnCode: 3,
      errorDescription: errors.map((error) => error.describe()),
    });
  },
  readCase,
};
