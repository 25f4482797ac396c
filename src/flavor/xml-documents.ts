import { caseDocument } from '../case/case-document.js';
import type { Content } from '../operations/operation.js';
import { screen } from '../screens/model/screen.js';
import { part } from '../wire/element.js';
import { integer, text } from '../wire/scalars.js';
import { described, type Shape } from '../wire/shape.js';

/** The mapping of {@link writeElement}, for whoever reads the OpenAPI document. */
export const mapping =
  'Same names as in the JSON flavor: scalar members are attributes, members that hold an object or a list are child elements.';

/** What stands for a kind of content in XML, and how it is made of it. */
interface XmlDocument<C> {
  readonly root: string;
  readonly shape: Shape<object>;
  write(content: C): object;
}

/** What is written is what is described. */
const as = <C, T extends object>(root: string, shape: Shape<T>, write: (content: C) => T): XmlDocument<C> => ({
  root,
  shape,
  write,
});

const operationResult = 'operationResult';
const done = { returnCode: 0 };
const returned = { returnCode: integer };

/**
 * The document by kind of content (specification, "Operation result (XML flavor)"); the other kinds have no XML name.
 */
export const xmlDocuments: {
  readonly [K in Content['kind']]?: XmlDocument<Extract<Content, { readonly kind: K }>>;
} = {
  nothing: as(operationResult, part('An empty `operationResult`.', returned), () => done),
  case: as(
    operationResult,
    part(
      `An \`operationResult\` with \`caseDestinationReference\`, \`directCaseReference\` and the \`Case\`. ${mapping} An unset \`CaseAttributeValue\` is an empty element.`,
      {
        ...returned,
        caseDestinationReference: part('Where the case is.', {
          directCaseReference: part('Here.', { Case: caseDocument }),
        }),
      },
    ),
    (content) => ({ ...done, caseDestinationReference: { directCaseReference: { Case: content.case } } }),
  ),
  reference: as(
    operationResult,
    part('An `operationResult` with `caseDestinationReference` and the `databaseReference` of the stored case.', {
      ...returned,
      caseDestinationReference: part('Where the case is.', {
        databaseReference: part('In the store.', { subId: text, id: text }),
      }),
    }),
    ({ subId, id }) => ({ ...done, caseDestinationReference: { databaseReference: { subId, id } } }),
  ),
  screen: as(
    'screen',
    described(screen, `A \`screen\`. ${mapping} \`value\` and \`unit\` of an input are child elements.`),
    (content) => content.screen,
  ),
};
