import type { Case } from '../../../src/case/case.js';

/** The smallest case: an Application with its id; for tests of what does not look inside. */
export function minimalCase(id: string, changes: Partial<Case> = {}): Case {
  return {
    id,
    versionId: 1,
    locale: 'en',
    csp: 1,
    complete: false,
    mode: 'STD',
    numberOfSourceChanges: 0,
    highestObjectId: 1,
    sources: [{ id: 1, typeId: 1, complete: false, defaultSource: true, relatedCaseObject: 1 }],
    posRequests: [],
    objects: [
      { element: 'CaseObject', id: 1, typeId: 25, attributes: [{ typeId: 0, value: { kind: 'string', value: id } }] },
    ],
    relations: [],
    ...changes,
  };
}
