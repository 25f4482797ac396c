import type { CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import { linksOf } from './case-links.js';
import { kindOfObject } from './kind-of-object.js';
import type { RelationPath } from '../model/expression.js';
import type { RuleSet } from '../model/rule-set.js';

/** @throws Error when the case has no object with this id: whoever asks has just seen it. */
export function objectById(subject: Case, id: number): CaseObject {
  const object = linksOf(subject).object(id);
  if (!object) throw new Error(`the case has no object ${id}`);
  return object;
}

/**
 * The objects that a to-many relation leads to, in case order, read from the case itself: for writers, who change the
 * case while a view of it stands still. Of a benefit triple it is the Benefit.
 */
export function relatedObjects(
  subject: Case,
  ruleSet: RuleSet,
  object: CaseObject,
  relation: RelationPath,
): readonly CaseObject[] {
  if (relation.kind !== 'many') throw new Error(`the relation ${relation.name} is chosen, and not stored`);
  const { by, target } = relation;
  const links = linksOf(subject);
  const ofTarget = (objects: readonly CaseObject[]): readonly CaseObject[] =>
    objects.filter((other) => standsForItself(other) && kindOfObject(ruleSet, other)?.name === target);
  if (by === undefined) return ofTarget(subject.objects);
  if (by === 'identifies')
    return ofTarget(
      links.inCaseOrder([
        ...links.identifying(object.id).map(({ id }) => id),
        ...(object.identifies === undefined ? [] : [object.identifies]),
      ]),
    );
  const forwards = by.from === kindOfObject(ruleSet, object)?.name;
  const rows = (forwards ? links.leaving(object.id) : links.arriving(object.id)).filter(
    ({ typeId }) => typeId === by.id,
  );
  return ofTarget(links.inCaseOrder(rows.map((row) => (forwards ? row.to : row.from))));
}

/** Whether an object is no part of another: of a benefit triple only the Benefit. */
export const standsForItself = ({ element }: CaseObject): boolean => element === 'CaseObject' || element === 'Benefit';
