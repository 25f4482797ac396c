import type { Condition } from '../expressions/expression.js';
import type { Attribute } from './attribute.js';
import type { DerivedFact } from './fact.js';
import type { Position } from './position.js';
import type { Words } from './words.js';

/** A type of relation between case objects: `TypeId` and `TypeIdName` of a CaseObjectRelation. */
export interface RelationType {
  readonly key: string;
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly name: Words;
}

/**
 * How an object leads to others. `many`: along a relation type (forwards when the kind is its `from`, backwards when it is
 * its `to`), along `Identifies`, or to every object of the case when `by` is left out. `one`: chosen from a chain of
 * relations by order and, where given, by a condition in the scope of the looked-at object.
 */
export type RelationPath =
  | { readonly kind: 'many'; readonly name: string; readonly target: string; readonly by: RelationType | 'identifies' | undefined; readonly at: Position }
  | {
      readonly kind: 'one';
      readonly name: string;
      readonly target: string;
      /** Names of the relations walked through, e.g. ['benefits'] or ['person', 'benefits']. */
      readonly of: readonly string[];
      readonly order: 'first' | 'last' | 'only';
      /** Resolved after all names are known; `this` in it is the object in whose scope the relation is declared. */
      where: Condition | undefined;
      readonly at: Position;
    };

/** A scope: a type of case object, or the benefit triple read as one (rule language, "Facts"). */
export interface ObjectKind {
  readonly name: string;
  /** Case object type id (TypeId, cotyID); for the benefit triple see `parts`. */
  readonly type: number;
  readonly title: Words;
  /** The benefit triple: type ids by element. */
  readonly parts?: Readonly<Record<'Benefit' | 'EventPayment' | 'Payment', { readonly type: number; readonly title: Words }>>;
  readonly relations: ReadonlyMap<string, RelationPath>;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly attributesById: ReadonlyMap<number, Attribute>;
  readonly facts: ReadonlyMap<string, DerivedFact>;
}
