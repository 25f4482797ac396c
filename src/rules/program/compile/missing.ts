import { remembered } from '../../../lists/remembered.js';
import { Gap, type Missing } from '../../values/gap.js';
import type { FactValue } from '../../values/fact-value.js';
import type { CaseInstance } from '../evaluated-view.js';
import type { Formula } from './compiled.js';

type Value = Formula['value'];

const isMissing = (value: FactValue): value is Gap => value instanceof Gap && value.kind !== 'none';

const lacks = (value: FactValue): Gap | undefined =>
  isMissing(value) ? value : Array.isArray(value) ? (value as readonly FactValue[]).find(isMissing) : undefined;

/**
 * What a value lacks: what its parts lack, or itself under its label when no part says anything (division by zero, no
 * row). The parts are not asked while the value is there.
 */
export function missingOf(
  value: Value,
  label: string,
  parts: readonly Pick<Formula, 'missing'>[] = [],
): Formula['missing'] {
  return (instance: CaseInstance, self: CaseInstance, into: Missing[]): void => {
    const gap = lacks(value(instance, self));
    if (!gap || gap.kind === 'none') return;
    const before = into.length;
    for (const part of parts) part.missing(instance, self, into);
    if (into.length === before)
      into.push({ kind: gap.kind, objectId: instance.id, attribute: label, reason: gap.reason });
  };
}

/** What is missing, each thing once, in the order in which it was found. */
export function distinctMissing(collect: (into: Missing[]) => void): readonly Missing[] {
  const found: Missing[] = [];
  collect(found);
  // Of one object few things are missing, of many objects many: a key for each would cost more than looking.
  const ofObjects = new Map<number, Missing[]>();
  return found.filter((missing) => {
    const seen = remembered(ofObjects, missing.objectId, () => []);
    const isNew = !seen.some(({ attribute, kind }) => attribute === missing.attribute && kind === missing.kind);
    if (isNew) seen.push(missing);
    return isNew;
  });
}
