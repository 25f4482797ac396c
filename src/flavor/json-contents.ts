import { caseDocument, caseSummary } from '../case/case-document.js';
import { evidenceOfCase } from '../case/evidence-of-case.js';
import { changedCases } from '../case/changed-cases.js';
import { trailOfCase } from '../case/trail-of-case.js';
import type { Content } from '../operations/operation.js';
import { completeness } from '../screens/model/completeness.js';
import { guide } from '../screens/model/guide.js';
import { screen } from '../screens/model/screen.js';
import { element, optional, part } from '../wire/element.js';
import { nothing, text } from '../wire/scalars.js';
import { either, list } from '../wire/several.js';
import { attributeList } from '../value-sets/attribute-list.js';
import { catalogueList } from '../value-sets/catalogue-list.js';
import { cataloguePage } from '../value-sets/catalogue-page.js';
import { foundCodes } from '../value-sets/found-codes.js';
import { sourceTypeList } from '../value-sets/source-type-list.js';
import { unitList } from '../value-sets/unit-list.js';
import type { Shape } from '../wire/shape.js';

/** What stands for a kind of content in JSON, and how it is made of it. */
interface JsonContent<C> {
  readonly shape: Shape<object | null>;
  write(content: C): object | null;
}

/** What is written is what is described. */
const as = <C, T extends object | null>(shape: Shape<T>, write: (content: C) => T): JsonContent<C> => ({
  shape,
  write,
});

type ListName = 'subIds' | 'caseIds';
const listShape = (name: ListName) => part('A list, sorted by code point.', { [name]: list(text) });

/** By kind of content: `jsonContent` of the envelope, or the whole answer of a list. */
export const jsonContents: { readonly [K in Content['kind']]: JsonContent<Extract<Content, { readonly kind: K }>> } = {
  nothing: as(either(part('Nothing.', {}), nothing), ({ envelope }) => (envelope === 'empty' ? {} : null)),
  case: as(caseDocument, (content) => content.case),
  summary: as(caseSummary, ({ summary }) => summary),
  screen: as(
    element('ScreenContent', 'The screen to present; with `guide: true`, what to show beside it.', {
      screen,
      guide: optional(guide),
    }),
    (content) => ({ screen: content.screen, ...(content.guide && { guide: content.guide }) }),
  ),
  reference: as(part('Where the case is stored.', { subId: text, id: text }), ({ subId, id }) => ({ subId, id })),
  completeness: as(completeness, (content) => content.completeness),
  catalogues: as(catalogueList, ({ set }) => set),
  catalogue: as(cataloguePage, ({ set }) => set),
  attributes: as(attributeList, ({ set }) => set),
  sourceTypes: as(sourceTypeList, ({ set }) => set),
  units: as(unitList, ({ set }) => set),
  foundCodes: as(foundCodes, ({ set }) => set),
  changes: as(changedCases, ({ changes }) => changes),
  trail: as(trailOfCase, ({ trail }) => trail),
  evidence: as(evidenceOfCase, (content) => content.evidence),
  list: as(either(listShape('subIds'), listShape('caseIds')), ({ name, values }) => ({ [name]: values })),
};
