import type { Case } from '../../case/case.js';
import { malformed } from './malformed.js';

/** Whether ids are given once and what names one names something that is there. @throws CaseError 610 */
export function checkIds({ sources, posRequests, objects, relations }: Case): void {
  const sourceIds = once(
    'Source',
    sources.map(({ id }) => id),
  );
  const objectIds = once(
    'case object',
    objects.map(({ id }) => id),
  );
  once(
    'PosRequest',
    posRequests.map(({ id }) => id),
  );
  for (const { id, relatedCaseObject } of sources)
    there(objectIds, relatedCaseObject, () => `Source ${id}: RelatedCaseObject`);
  for (const { id, identifies, attributes } of objects) {
    if (identifies !== undefined) there(objectIds, identifies, () => `case object ${id}: Identifies`);
    once(
      `case object ${id}: CaseAttribute`,
      attributes.map(({ typeId }) => typeId),
    );
    for (const { typeId, source } of attributes) {
      if (source !== undefined) there(sourceIds, source, () => `case object ${id}: CaseAttribute ${typeId}: Source`);
    }
  }
  for (const { typeId, from, to } of relations) {
    there(objectIds, from, () => `CaseObjectRelation ${typeId}: From`);
    there(objectIds, to, () => `CaseObjectRelation ${typeId}: To`);
  }
  once(
    'CaseObjectRelation',
    relations.map(({ typeId, from, to }) => `${typeId} from ${from} to ${to}`),
  );
}

function once<T extends number | string>(what: string, ids: readonly T[]): ReadonlySet<T> {
  const found = new Set<T>();
  for (const id of ids) {
    if (found.has(id)) throw malformed(`${what}: ${id} is given twice`);
    found.add(id);
  }
  return found;
}

function there(ids: ReadonlySet<number>, id: number, what: () => string): void {
  if (!ids.has(id)) throw malformed(`${what()} is ${id}, which is not there`);
}
