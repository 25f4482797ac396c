import { type Domain, only } from './domain.js';

/** Whether a value is among those of a domain. */
export const holds = ({ values, except, low, high }: Domain, value: string | number | boolean): boolean =>
  values ? values.has(value) : !except?.has(value) && (typeof value !== 'number' || (value >= low && value <= high));

const filtered = (domain: Domain, keep: (value: string | number | boolean) => boolean): Domain =>
  domain.values ? only([...domain.values].filter(keep)) : domain;

const bounded = (domain: Domain, low: number, high: number): Domain =>
  domain.values
    ? filtered(domain, (value) => typeof value !== 'number' || (value >= low && value <= high))
    : { ...domain, low: Math.max(domain.low, low), high: Math.min(domain.high, high) };

/** The next number beyond a bound that is not reached itself. */
const above = (value: number): number =>
  Number.isFinite(value) ? value + Math.max(Math.abs(value), 1) * 1e-12 : value;
const below = (value: number): number => -above(-value);

/** What is left of the left side when a comparison with the right side is true. */
export const narrowing: Readonly<Record<string, (left: Domain, right: Domain) => Domain>> = {
  equal: (left, right) => (right.values ? among(left, right.values) : bounded(left, right.low, right.high)),
  notEqual: (left, right) => (right.values?.size === 1 ? without(left, right.values) : left),
  in: (left, right) => (right.values ? among(left, right.values) : left),
  notIn: (left, right) => (right.values ? without(left, right.values) : left),
  lessThan: (left, right) => bounded(left, -Infinity, below(right.high)),
  lessThanInclusive: (left, right) => bounded(left, -Infinity, right.high),
  greaterThan: (left, right) => bounded(left, above(right.low), Infinity),
  greaterThanInclusive: (left, right) => bounded(left, right.low, Infinity),
  between: (left, right) => bounded(left, right.low, right.high),
  notBetween: (left, { low, high }) =>
    bounded(left, left.low < low ? -Infinity : above(high), left.high > high ? Infinity : below(low)),
  isConfirmed: (left, right) =>
    filtered(left, (value) => (value === 'yes' || value === true) === right.values?.has(true)),
};

/** A domain without values that are listed. */
const without = (domain: Domain, listed: ReadonlySet<string | number | boolean>): Domain =>
  domain.values
    ? filtered(domain, (value) => !listed.has(value))
    : { ...domain, except: new Set([...(domain.except ?? []), ...listed]) };

/** Of a domain the values that are listed; of numbers within bounds those between them. */
function among(left: Domain, listed: ReadonlySet<string | number | boolean>): Domain {
  return only([...listed].filter((value) => holds(left, value)));
}
