import type { CaseObject } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import type { DateLiteral } from '../expressions/expression.js';
import type { ObjectKind } from '../model/object-kind.js';
import type { Gap } from './gap.js';
import type { Program } from './program.js';

/** What a fact yields: codes are words of their catalogue, numbers in the declared unit, dates partial. */
export type FactValue = number | string | boolean | DateLiteral | readonly FactValue[] | Gap;

/**
 * An object of a case as rules read it: a case object, or a benefit triple read as one. Values are decoded once, when they are
 * first asked for; derived facts are computed once. A view is read-only: after a change to the case, make a new one.
 */
export interface Instance {
  readonly view: CaseView;
  readonly kind: ObjectKind;
  /** Id of the object that stands for it in messages, `objectId` and questions: of a triple, the Benefit's. */
  readonly id: number;
  /** Its case objects; three for a triple, else one. Read an attribute's own object with `objectFor(attribute)`. */
  readonly objects: readonly CaseObject[];
  /** Attributes first, then derived facts, by their slots; `undefined` is not yet decoded. */
  readonly slots: (FactValue | undefined)[];
}

/** A case under a parameter set on a day, ready for evaluation. */
export interface CaseView {
  /** The program that made it. */
  readonly program: Program;
  readonly case: Case;
  /** The scope `case`: the Application. */
  readonly root: Instance;
  /** All objects of a kind, in case order. */
  instancesOf(kind: string): readonly Instance[];
  /** The object with this id: of a triple any of its three ids. */
  instance(objectId: number): Instance | undefined;
  readonly today: DateLiteral;
}
