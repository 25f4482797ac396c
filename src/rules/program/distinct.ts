import type { Missing } from '../values/gap.js';

/** What is missing, each thing once, in the order in which it was found. */
export function distinct(collect: (into: Missing[]) => void): readonly Missing[] {
  const found: Missing[] = [];
  collect(found);
  const seen = new Map<string, Missing>();
  for (const missing of found) {
    const key = `${missing.objectId} ${missing.attribute} ${missing.kind}`;
    if (!seen.has(key)) seen.set(key, missing);
  }
  return [...seen.values()];
}
