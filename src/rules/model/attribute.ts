import type { Notes } from './notes.js';
import type { ElementName } from '../../case/case-object.js';
import type { DatePart } from '../../case/values/date.js';
import type { Catalogue } from './catalogue.js';
import type { Parameter } from './parameter.js';
import type { Position } from '../../documents/position.js';
import type { Unit, UnitSpec } from './unit.js';
import type { Words } from './words.js';

export const attributeKinds = ['string', 'number', 'reference', 'date', 'internal'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** A bound: a number in the attribute's declared unit, or a parameter of kind number. */
export type Bound = number | Parameter;

/** An attribute type on one object kind (the same definition may stand on several; `id` is unique per kind). */
export interface Attribute extends Notes {
  readonly id: number;
  /** Fact name, as rules say it. */
  readonly fact: string;
  /** TypeIdName. */
  readonly name: Words;
  readonly kind: AttributeKind;
  /** Name of the object kind it stands on. */
  readonly object: string;
  /** Only on benefits: which of the three objects carries it. */
  readonly storedOn: ElementName;
  /**
   * Kind number: the declared unit; the service reads and compares in it. Absent: a plain number is a unit of its own
   * (`number`).
   */
  readonly unit?: UnitSpec;
  /**
   * Kind number: units a person may answer in beside the declared one; money may be given in every currency of the
   * parameter set.
   */
  readonly alsoIn: readonly Unit[];
  /** Kind number: most decimals an answer may have. */
  readonly decimals?: number;
  readonly minimum?: Bound;
  readonly maximum?: Bound;
  /** Kind reference. */
  readonly catalogue?: Catalogue;
  /** Kind reference: the parameter that lists the entries a person may choose; absent: all. */
  readonly offered?: Parameter;
  /** Kind string: bounds of the length in code points. */
  readonly minimumLength?: number;
  readonly maximumLength?: number;
  /**
   * The period before today that its question asks about: a parameter of kind number in a unit of time, or all time.
   */
  readonly lookBack?: Parameter | 'ever';
  /** Kind date: coarser answers are refused. */
  readonly exactTo?: DatePart;
  /** Conditions, facts and aggregates read this while the object exists and nothing is stored. */
  readonly absentMeans?: number;
  /** Attributes (fact paths from the same object, resolved) that get the same value, and those that become 0. */
  readonly alsoSets: readonly SideEffect[];
  readonly zeroes: readonly SideEffect[];
  /** Position of the attribute among the values of its object kind: index into an instance's slots. */
  readonly slot: number;
  /** Why what checking finds of it (that nobody reads it, say) is meant so. */
  readonly intended?: string;
  /** Where it is named as read by a person who decides, and by no rule. */
  readonly forUnderwriters?: Position;
  readonly at: Position;
}

/** `attribute` on the object itself (`relation` undefined) or on every object of a to-many relation of it. */
export interface SideEffect {
  readonly relation?: string;
  readonly attribute: Attribute;
}
