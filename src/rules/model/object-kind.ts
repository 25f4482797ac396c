import type { DerivedFact, RelationPath } from './expression.js';
import type { Attribute } from './attribute.js';
import type { Words } from './words.js';

/** The three objects of a benefit, by their elements. */
export const benefitParts = ['Benefit', 'EventPayment', 'Payment'] as const;

/** A scope: a type of case object, or the benefit triple read as one (rule language, "Facts"). */
export interface ObjectKind {
  readonly name: string;
  /** Case object type id (TypeId, cotyID); for the benefit triple see `parts`. */
  readonly type: number;
  readonly title: Words;
  /** The benefit triple: type ids by element. */
  readonly parts?: Readonly<Record<(typeof benefitParts)[number], { readonly type: number; readonly title: Words }>>;
  readonly relations: ReadonlyMap<string, RelationPath>;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly attributesById: ReadonlyMap<number, Attribute>;
  readonly facts: ReadonlyMap<string, DerivedFact>;
}

/** How a Benefit leads to the other parts of its triple: names of relation types. */
export const partRelations = { EventPayment: 'benefitEventPayment', Payment: 'benefitPayment' } as const;

/** Where a relation type may lead from and to: the object kinds, and the parts of a Benefit. */
export const relationEnds = (kinds: Iterable<string>): readonly string[] => [...kinds, ...Object.keys(partRelations)];
