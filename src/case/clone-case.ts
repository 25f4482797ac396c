import type { Case } from './case.js';

/** A copy of a case that can be changed without touching the original; values are immutable and shared. */
export function cloneCase(original: Case): Case {
  return {
    ...original,
    sources: original.sources.map((source) => ({ ...source })),
    posRequests: original.posRequests.map((request) => ({ ...request })),
    objects: original.objects.map((object) => ({
      ...object,
      attributes: object.attributes.map((attribute) => ({ ...attribute })),
    })),
    relations: original.relations.map((relation) => ({ ...relation })),
  };
}
