import type { PartialDate } from './date.js';

/** The value kinds of the specification's table "CaseAttributeValue", as they are stored: ids, keys and units only. */
export type Value = StringValue | SingleValue | ReferenceValue | KeyedReferenceValue | DateValue;

export interface StringValue {
  readonly kind: 'string';
  readonly value: string;
}

/** A number with the id of its unit. */
export interface SingleValue {
  readonly kind: 'number';
  readonly value: number;
  readonly unit: number;
}

/** A DBRefValue by id. */
export interface ReferenceValue {
  readonly kind: 'reference';
  readonly id: number;
}

/** A DBRefValue by key; its name is read in its own locale. */
export interface KeyedReferenceValue {
  readonly kind: 'keyed';
  readonly key: string;
  readonly locale: string;
}

export interface DateValue extends PartialDate {
  readonly kind: 'date';
}

export type ValueKind = Value['kind'];
