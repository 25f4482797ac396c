import { element, optional } from '../wire/element.js';
import { flag, text, word } from '../wire/scalars.js';
import { list } from '../wire/several.js';
import { described, type TypeOf } from '../wire/shape.js';
import type { Change } from './feed.js';

const changedCase = element('ChangedCase', 'That a case was written; no value of it.', {
  caseId: described(text, 'The case.'),
  subId: described(text, 'Its sub-system.'),
  kind: described(word('created', 'changed', 'removed'), 'What the writes made of it.'),
  revision: optional(
    described(text, 'Of the case as it was then: what stands in `ETag` before a point. None of a removed case.'),
  ),
});

/** `jsonContent` of `/changes`. */
export const changedCases = element('ChangedCases', 'Which cases were written since a mark was given.', {
  changes: described(list(changedCase), 'Each case once, in the order of the last writes.'),
  mark: described(text, 'Up to where this is: what the next call gives as `after`. Opaque.'),
  more: described(flag, 'There are further changes already: ask again at once.'),
});
export type ChangedCases = TypeOf<typeof changedCases>;

/** A change as it is answered. */
export const describedChange = ({
  reference: { caseId, subId },
  kind,
  revision,
}: Change): ChangedCases['changes'][number] => ({ caseId, subId, kind, ...(revision !== undefined && { revision }) });
