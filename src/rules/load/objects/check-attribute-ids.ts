import { isDeepStrictEqual } from 'node:util';
import type { Attribute } from '../../model/attribute.js';
import { dimensionOf } from '../../model/unit.js';
import type { Cursor } from '../../../documents/cursor.js';
import type { RuleSetReading } from '../draft/draft.js';

/**
 * An id stands once on an object kind; on several kinds it means the same: kind, catalogue, dimension and name agree
 * (rule language, "Facts"). `attribute` is not yet in the draft.
 */
export function checkSameId(attribute: Attribute, cursor: Cursor, { draft, findings }: RuleSetReading): void {
  if (attribute.id < 0) return;
  const at = cursor.member('id').valueAt;
  for (const kind of draft.objects.values()) {
    const other = kind.attributesById.get(attribute.id);
    if (!other) continue;
    const where = `${kind.name}.${other.fact} (${other.at.file}:${other.at.line})`;
    if (kind.name === attribute.object)
      findings.error(at, 'duplicate-id', `the id ${attribute.id} belongs to ${where} already`);
    const different = Object.entries(meanings).find(([, of]) => !isDeepStrictEqual(of(attribute), of(other)));
    if (kind.name !== attribute.object && different) {
      findings.error(
        at,
        'wrong-id',
        `the id ${attribute.id} has another ${different[0]} than ${where}; an id means the same on every object`,
      );
    }
  }
}

const meanings: Readonly<Record<string, (attribute: Attribute) => unknown>> = {
  kind: ({ kind }) => kind,
  catalogue: ({ catalogue }) => catalogue?.name,
  dimension: ({ unit }) => (unit ? dimensionOf(unit) : undefined),
  name: ({ name }) => ({ ...name }),
};
