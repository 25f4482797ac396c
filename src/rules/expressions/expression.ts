import type { Attribute } from '../model/attribute.js';
import type { DerivedFact } from '../model/fact.js';
import type { RelationPath } from '../model/object-kind.js';
import type { Parameter } from '../model/parameter.js';
import type { UnitSpec } from '../model/unit.js';

/** What a value is, as the loader checks it. Numbers without `unit` are plain; a list has elements of one type. */
export type FactType =
  | { readonly kind: 'number'; readonly unit?: UnitSpec }
  | { readonly kind: 'code'; readonly catalogue: string }
  | { readonly kind: 'word'; readonly values: readonly string[] }
  | { readonly kind: 'text' }
  | { readonly kind: 'date' }
  | { readonly kind: 'truth' }
  | { readonly kind: 'range'; readonly unit?: UnitSpec }
  | { readonly kind: 'object'; readonly object: string }
  | { readonly kind: 'list'; readonly of: FactType };

export type Literal = number | string | boolean | DateLiteral | readonly (number | string)[];
export interface DateLiteral {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/**
 * A value tree after the loader resolved every name (rule language, "Facts" and "Files"). Evaluated from an instance, the
 * object in whose scope it stands. `type` is what comes out; numbers come out in the unit of `type`.
 */
export type Expression = { readonly type: FactType } & (
  | { readonly node: 'literal'; readonly value: Literal }
  | { readonly node: 'parameter'; readonly parameter: Parameter }
  | { readonly node: 'environment'; readonly name: 'evaluation.today' | 'case.mode' | 'case.version' | 'case.locale' | 'ruleSet.version' | 'csp.currency' }
  /**
   * An attribute of the instance; the aspect `stored` is its value without `absentMeans`, `entered` the number as typed, `unit` its
   * unit's word, `answeredOn` the day it was stored.
   */
  | { readonly node: 'attribute'; readonly attribute: Attribute; readonly aspect: 'value' | 'stored' | 'entered' | 'unit' | 'answeredOn' }
  | { readonly node: 'derived'; readonly fact: DerivedFact }
  /** The rest of a path, in the related object (to-one: its value or none) or objects (to-many: a list, flattened). */
  | { readonly node: 'related'; readonly relation: RelationPath; readonly of: Expression }
  /** The related object itself, only for isKnown. */
  | { readonly node: 'object'; readonly relation: RelationPath }
  /** How many objects a to-many path reaches, or how long a list is. */
  | { readonly node: 'count'; readonly of: Expression | RelationPath }
  /** Inside `where`: evaluated in the object in whose scope the fact or rule is written. */
  | { readonly node: 'this'; readonly of: Expression }
  /** From everywhere: evaluated in the case's own instance. */
  | { readonly node: 'case'; readonly of: Expression }
  /** A column of the catalogue entry that `of` (a code) denotes. */
  | { readonly node: 'column'; readonly of: Expression; readonly catalogue: string; readonly column: string }
  | { readonly node: 'operation'; readonly operator: string; readonly operands: readonly Expression[]; readonly options: Readonly<Record<string, unknown>> }
  | {
      readonly node: 'aggregate';
      readonly aggregate: string;
      /** Where the walk starts: at the instance (left out), at the object that `this` means, or at the case. */
      readonly from?: 'this' | 'case';
      /** The relations walked through. */
      readonly over: readonly RelationPath[];
      readonly where: Condition | undefined;
      readonly of: Expression | undefined;
      /** Leaves the instance itself out. */
      readonly others: boolean;
    }
  | { readonly node: 'table'; readonly parameter: Parameter; readonly at: Readonly<Record<string, Expression>>; readonly gives: string }
  | { readonly node: 'condition'; readonly condition: Condition }
  | { readonly node: 'convert'; readonly of: Expression; readonly from: UnitSpec; readonly to: UnitSpec }
);

/**
 * A condition after the loader completed it: `not` is pushed down to the opposite operators, the right side is in the unit of
 * the left, `true` and `false` stand alone. `leftName` and `rightName` are the fact names that json-rules-engine is given.
 */
export type Condition =
  | { readonly node: 'always'; readonly value: boolean }
  | { readonly node: 'all' | 'any'; readonly conditions: readonly Condition[] }
  | {
      readonly node: 'comparison';
      readonly operator: string;
      readonly decorator: 'someFact' | 'everyFact' | undefined;
      readonly left: Expression;
      readonly leftName: string;
      readonly right: Expression | undefined;
      /** Undefined when the right side is a literal. */
      readonly rightName: string | undefined;
    };
