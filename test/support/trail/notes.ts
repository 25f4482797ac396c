import type { Note } from '../../../src/case/note.js';
import { brokenAt } from '../../../src/case/chain.js';
import { readLink, readLinks, type Step, type Trail } from '../../../src/case/trail.js';

export const stepOf = (requestId: string, more: Partial<Step> = {}): Step => ({
  ...{ time: 1_763_800_000_000, operation: 'userAction', client: 'portal', versionId: 1, requestId },
  traceparent: null,
  ...more,
});

/** A note with a link, which its request id tells from others. */
export const linkNote = (requestId: string, most = 1000): Note => ({ next: { step: stepOf(requestId), most } });

/** The links of a trail, by their request ids; none without a trail. */
export const requestIdsOf = (trail: Trail | undefined): readonly (string | undefined)[] =>
  (trail?.links ?? []).map((text) => readLink(text)?.requestId);

/** Where the chain of a trail is broken; undefined where it is whole. */
export const breakOf = (trail: Trail): number | undefined => brokenAt(trail, readLinks(trail));
