import type { Words } from './words.js';

/** A type of relation between case objects: `TypeId` and `TypeIdName` of a CaseObjectRelation. */
export interface RelationType {
  readonly key: string;
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly name: Words;
}
