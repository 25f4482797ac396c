import type { CaseObject } from '../case/case-object.js';
import type { Case } from '../case/case.js';

/**
 * Removes an object (a benefit triple by its Benefit), everything that goes with it, and every relation of theirs (decisions,
 * "Capture"; specification, behavior of `/modifyCase`, 3). Their ids are not used again.
 */
export function removeObject(subject: Case, object: CaseObject): void {
  const removed = new Set(removedWith(subject, object).map(({ id }) => id));
  subject.objects = subject.objects.filter(({ id }) => !removed.has(id));
  subject.relations = subject.relations.filter(({ from, to }) => !removed.has(from) && !removed.has(to));
}

/** The object, what only it leads to, and the policy holders that identify one of them. */
export function removedWith(subject: Case, object: CaseObject): readonly CaseObject[] {
  const removed = new Set([object.id]);
  const goes = ({ id, identifies }: CaseObject): boolean =>
    isOrphan(subject, id, removed) || (identifies !== undefined && removed.has(identifies));
  for (let found = true; found; ) {
    const more = subject.objects.filter((candidate) => !removed.has(candidate.id) && goes(candidate));
    for (const { id } of more) removed.add(id);
    found = more.length > 0;
  }
  return subject.objects.filter(({ id }) => removed.has(id));
}

/** Something led to it, and all of that is removed. */
function isOrphan(subject: Case, id: number, removed: ReadonlySet<number>): boolean {
  const leading = subject.relations.filter(({ to }) => to === id);
  return leading.length > 0 && leading.every(({ from }) => removed.has(from));
}
