import { type Case, mostObjects } from '../../case/case.js';
import type { ObjectKind } from '../model/object-kind.js';

/**
 * Whether a case may get one more object of a kind; a benefit is three. Whoever makes objects asks before, and says it
 * in the words of the call.
 */
export function hasRoom({ objects }: Case, { parts }: ObjectKind): boolean {
  return objects.length + (parts ? Object.keys(parts).length : 1) <= mostObjects;
}
