import { element, optional } from '../wire/element.js';
import { flag, integer, text } from '../wire/scalars.js';
import { list } from '../wire/several.js';
import { described, type TypeOf } from '../wire/shape.js';
import { brokenAt } from './chain.js';
import { readLinks, type Trail } from './trail.js';

const trailLink = element('TrailLink', 'A write of the case.', {
  number: described(integer, 'From 1, without gaps.'),
  time: described(text, 'When, as `2026-11-21T01:23:45.678Z`.'),
  operation: described(text, 'Which operation, by its name.'),
  client: optional(described(text, 'Who: the client of the key, or the subject of the token.')),
  revision: described(text, 'Of the case as the call left it: what stands in `ETag` before a point.'),
  versionId: described(integer, 'Of the rule set by which it was done.'),
  requestId: described(text, '`X-Request-Id` of the call.'),
  traceparent: optional(described(text, 'W3C Trace Context of the call, when it came with one.')),
  keptFrom: described(integer, 'Number of the first link that was kept from then on.'),
  previous: described(text, 'Digest of the link before; empty of the first one.'),
  digest: described(text, 'Digest of this link.'),
});

/** `jsonContent` of `/trail`. */
export const trailOfCase = element('TrailOfCase', 'The writes of a case that are kept, the oldest first.', {
  links: list(trailLink),
  unbroken: described(flag, 'Every link from the first that is kept is there and is as it was written.'),
  brokenAt: optional(described(integer, 'The link that is missing or altered, or that follows the altered one.')),
  current: described(
    flag,
    'The last link is of the case as it is stored now; false when something wrote the case and left no link.',
  ),
});
export type TrailOfCase = TypeOf<typeof trailOfCase>;

/** The trail of a case whose revision is the one given, as it is answered. Texts that are no links are left out. */
export function describedTrail(trail: Trail | undefined, revision: string): TrailOfCase {
  const read = trail ? readLinks(trail) : [];
  const links = read.flatMap(({ link, digest }) => {
    if (!link) return [];
    const { number, time, operation, client, versionId, requestId, traceparent, previous } = link;
    return {
      number,
      time: new Date(time).toISOString(),
      operation,
      ...(client !== null && { client }),
      revision: link.revision,
      versionId,
      requestId,
      ...(traceparent !== null && { traceparent }),
      keptFrom: link.first,
      previous,
      digest,
    };
  });
  const broken = trail && brokenAt(trail, read);
  return {
    links,
    unbroken: broken === undefined,
    ...(broken !== undefined && { brokenAt: broken }),
    current: links.at(-1)?.revision === revision,
  };
}
