import type { Notes } from './notes.js';
import type { DatePart, PartialDate } from '../../case/values/date.js';
import type { Attribute } from './attribute.js';
import type { Position } from '../../documents/position.js';
import type { Example } from './example.js';
import type { Pattern } from './pattern.js';
import type { RelationType } from './relation-type.js';
import type { Parameter } from './parameter.js';
import type { UnitSpec } from './unit.js';

/** What a value is, as the loader checks it. Numbers without `unit` are plain; a list has elements of one type. */
export type FactType =
  /** `ungrouped`: printed without marks of thousands, as the year of a date is. */
  | { readonly kind: 'number'; readonly unit?: UnitSpec; readonly ungrouped?: true }
  | { readonly kind: 'code'; readonly catalogue: string }
  | { readonly kind: 'word'; readonly values: readonly string[] }
  | { readonly kind: 'text' }
  | { readonly kind: 'date' }
  | { readonly kind: 'truth' }
  | { readonly kind: 'range'; readonly unit?: UnitSpec }
  | { readonly kind: 'pattern' }
  | { readonly kind: 'object'; readonly object: string }
  | { readonly kind: 'list'; readonly of: FactType };

/** The type of a number in a unit; plain without. */
export const numberIn = (unit: UnitSpec | undefined): FactType =>
  unit ? { kind: 'number', unit } : { kind: 'number' };

/** What a path reads of a date. */
export type PartOfDate = DatePart | 'weekday';

export type Literal = number | string | boolean | PartialDate | Pattern | readonly (number | string)[];

/**
 * A value tree after the loader resolved every name (rule language, "Facts" and "Files"). Evaluated from an instance,
 * the object in whose scope it stands. `type` is what comes out; numbers come out in the unit of `type`.
 */
export type Expression = { readonly type: FactType } & (
  | { readonly node: 'literal'; readonly value: Literal }
  | { readonly node: 'parameter'; readonly parameter: Parameter }
  | {
      readonly node: 'environment';
      readonly name:
        | 'evaluation.today'
        | 'case.mode'
        | 'case.version'
        | 'case.locale'
        | 'ruleSet.version'
        | 'csp.currency';
    }
  /**
   * An attribute of the instance; the aspect `stored` is its value without `absentMeans`, `entered` the number as
   * typed, `unit` its unit's word, `answeredOn` the day it was stored.
   */
  | {
      readonly node: 'attribute';
      readonly attribute: Attribute;
      readonly aspect: 'value' | 'stored' | 'entered' | 'unit' | 'answeredOn';
    }
  | { readonly node: 'derived'; readonly fact: DerivedFact }
  /** The rest of a path, in the related object (to-one: its value or none) or objects (to-many: a list, flattened). */
  | { readonly node: 'related'; readonly relation: RelationPath; readonly of: Expression }
  /** The related object itself, only for isKnown. */
  | { readonly node: 'object'; readonly relation: RelationPath }
  /** How many objects a to-many path reaches, or how long a list is. */
  | { readonly node: 'size'; readonly of: Expression | RelationPath }
  /** Inside `where`: evaluated in the object in whose scope the fact or rule is written. */
  | { readonly node: 'this'; readonly of: Expression }
  /** From everywhere: evaluated in the case's own instance. */
  | { readonly node: 'case'; readonly of: Expression }
  /** A column of the catalogue entry that `of` (a code) denotes. */
  | { readonly node: 'column'; readonly of: Expression; readonly catalogue: string; readonly column: string }
  /** The year, the month, the day or the weekday of a date; a list of dates gives a list. */
  | { readonly node: 'datePart'; readonly of: Expression; readonly part: PartOfDate }
  | {
      readonly node: 'operation';
      readonly operator: string;
      readonly operands: readonly Expression[];
      readonly options: Readonly<Record<string, unknown>>;
    }
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
  | {
      readonly node: 'table';
      readonly parameter: Parameter;
      readonly at: Readonly<Record<string, Expression>>;
      readonly gives: string;
    }
  | { readonly node: 'condition'; readonly condition: Condition }
  /** The value of the first case whose condition is true; only the last may have none. */
  | {
      readonly node: 'choice';
      readonly cases: readonly { readonly when: Condition | undefined; readonly is: Expression }[];
    }
  /** Numbers in another unit of their dimension; undefined: plain. */
  | {
      readonly node: 'convert';
      readonly of: Expression;
      readonly from: UnitSpec | undefined;
      readonly to: UnitSpec | undefined;
    }
);

/** The value of an attribute of the instance; what the service writes itself (`internal`) is text. */
export function attributeValue(attribute: Attribute): Expression {
  return { node: 'attribute', attribute, aspect: 'value', type: attributeType(attribute) };
}

function attributeType({ kind, unit, catalogue }: Attribute): FactType {
  if (kind === 'number') return numberIn(unit);
  if (kind === 'reference' && catalogue) return { kind: 'code', catalogue: catalogue.name };
  return { kind: kind === 'date' ? 'date' : 'text' };
}

/** The value that the parameter set gives a parameter; undefined for a table, which is read row by row. */
export function parameterValue(parameter: Parameter): Expression | undefined {
  const type = parameterType(parameter);
  return type && { node: 'parameter', parameter, type };
}

function parameterType({ kind, unit, catalogue, words }: Parameter): FactType | undefined {
  if (kind === 'number') return numberIn(unit);
  if (kind === 'text' || kind === 'date') return { kind };
  if (kind === 'range') return unit ? { kind: 'range', unit } : { kind: 'range' };
  if (kind === 'list' && words) return { kind: 'list', of: { kind: 'word', values: words } };
  if (kind === 'list') return { kind: 'list', of: catalogue ? { kind: 'code', catalogue } : numberIn(unit) };
  return undefined;
}

/**
 * A condition after the loader completed it: `not` is pushed down to the opposite operators, the right side is in the
 * unit of the left, `true` and `false` stand alone. `leftName` and `rightName` are the fact names that
 * json-rules-engine is given.
 */
export type Condition =
  | { readonly node: 'always'; readonly value: boolean }
  | { readonly node: 'all' | 'any'; readonly conditions: readonly Condition[] }
  /** So many of the conditions hold: more than one, fewer than all. */
  | { readonly node: 'atLeast'; readonly count: number; readonly conditions: readonly Condition[] }
  | {
      readonly node: 'comparison';
      readonly operator: string;
      readonly decorator: 'someFact' | 'everyFact' | undefined;
      readonly left: Expression;
      readonly leftName: string;
      readonly right: Expression;
      /** Undefined when the right side is a literal. */
      readonly rightName: string | undefined;
      /** Where it is written. */
      readonly at: Position;
    };

/** The values or conditions of one kind of node. */
export type NodeOf<K extends (Expression | Condition)['node'], Whole = Expression | Condition> = Whole extends {
  readonly node: infer N;
}
  ? K extends N
    ? Whole
    : never
  : never;

/** A derived fact of an object kind (rule language, `facts/<topic>.yaml`), resolved. */
export interface DerivedFact extends Notes {
  readonly name: string;
  readonly scope: string;
  readonly type: FactType;
  readonly is: Expression;
  /** Index into an instance's slots, after those of the attributes. */
  readonly slot: number;
  readonly examples?: readonly Example[];
  readonly at: Position;
  /** Where its unit is written; absent: it has none of its own. */
  readonly unitAt?: Position;
}

/**
 * How an object leads to others. `many`: along a relation type (forwards when the kind is its `from`, backwards when it
 * is its `to`), along `Identifies`, or to every object of the case when `by` is left out. `among`: those at the end of
 * a chain of relations that match a condition. `one`: chosen from a chain of relations by order and, where given, by a
 * condition in the scope of the looked-at object, unless another relation names the object.
 */
export type RelationPath =
  | {
      readonly kind: 'many';
      readonly name: string;
      readonly target: string;
      readonly by: RelationType | 'identifies' | undefined;
      readonly at: Position;
    }
  | {
      readonly kind: 'among';
      readonly name: string;
      readonly target: string;
      /** As of `one`. */
      readonly of: readonly string[];
      /** As of `one`. */
      where: Condition | undefined;
      readonly at: Position;
    }
  | {
      readonly kind: 'one';
      readonly name: string;
      readonly target: string;
      /** Names of the relations walked through, e.g. ['benefits'] or ['person', 'benefits']. */
      readonly of: readonly string[];
      readonly order: 'first' | 'last' | 'only';
      /** The to-many relation of the same kind whose object, when it leads to one, is taken instead of choosing. */
      readonly named: string | undefined;
      /** Resolved after all names are known; `this` in it is the object in whose scope the relation is declared. */
      where: Condition | undefined;
      readonly at: Position;
    };
