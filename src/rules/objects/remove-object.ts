import type { CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import { linksOf } from './case-links.js';
import { kindOfObject } from './kind-of-object.js';
import type { CaseWriter } from './write-attribute.js';

/**
 * Removes objects (a benefit triple by its Benefit), everything that goes with them, and every relation of theirs
 * (decisions, "Capture"; specification, behavior of `/modifyCase`, 3). Their ids are not used again; a source that
 * rested on one of them rests on the Application from then on. PosRequests stay as they are.
 */
export function removeObjects({ subject, program }: CaseWriter, objects: readonly CaseObject[]): void {
  if (objects.length === 0) return;
  const removed = new Set(removedWith(subject, objects).map(({ id }) => id));
  subject.objects = subject.objects.filter(({ id }) => !removed.has(id));
  subject.relations = subject.relations.filter(({ from, to }) => !removed.has(from) && !removed.has(to));
  const homeless = subject.sources.filter(({ relatedCaseObject }) => removed.has(relatedCaseObject));
  const application =
    homeless.length > 0 && subject.objects.find((object) => kindOfObject(program.ruleSet, object)?.name === 'case');
  if (application) for (const source of homeless) source.relatedCaseObject = application.id;
}

/** The objects, what only they lead to, and the policy holders that identify one of them; in case order. */
export function removedWith(subject: Case, objects: readonly CaseObject[]): readonly CaseObject[] {
  const links = linksOf(subject);
  const removed = new Set(objects.map(({ id }) => id));
  // The set grows while it is walked: whatever goes may take more with it.
  for (const id of removed) {
    for (const { to } of links.leaving(id))
      if (links.arriving(to).every(({ from }) => removed.has(from))) removed.add(to);
    for (const holder of links.identifying(id)) removed.add(holder.id);
  }
  return links.inCaseOrder(removed);
}
