import { counted } from '../../text/counted.js';
import { quoted } from '../../text/quoted.js';
import { formatDate, parseDate } from '../../case/values/date.js';
import type { Value, ValueKind } from '../../case/values/value.js';
import { attributeLengths, boundsInUnit, decimalsOf } from './attribute-bounds.js';
import type { Program } from '../program/program.js';
import type { Attribute } from '../model/attribute.js';
import { noEntry } from '../entries/entries-named.js';
import { isSupportedLocale } from '../model/rule-set.js';
import { noUnit } from './no-unit.js';

type Check<K extends ValueKind> = (
  program: Program,
  attribute: Attribute,
  value: Extract<Value, { kind: K }>,
  locale: string,
) => string | undefined;

/**
 * One row per value kind: what the rules have against a value of it, by the unit, the bounds, the length or the
 * catalogue of the attribute.
 */
const checks: { readonly [K in ValueKind]: Check<K> } = {
  string(_, attribute, { value }) {
    if (attribute.kind !== 'string' && attribute.kind !== 'internal') return noValueOf(attribute);
    const { minimum, maximum } = attributeLengths(attribute);
    const length = [...value].length;
    return length < minimum || length > maximum
      ? `it must have ${minimum} to ${counted(maximum, 'character')}`
      : undefined;
  },
  number(program, attribute, { value, unit: unitId }, locale) {
    if (attribute.kind !== 'number') return noValueOf(attribute);
    const unit = program.unitsOf(attribute).find(({ id }) => id === unitId);
    if (!unit) return `Unit: ${noUnit(program, attribute, unitId, locale)}`;
    const {
      minimum = Number.MIN_SAFE_INTEGER,
      maximum = Number.MAX_SAFE_INTEGER,
      decimals,
    } = boundsInUnit(program, attribute, unit);
    if (value < minimum || value > maximum)
      return `Value: ${value} is outside the valid range ${minimum} to ${maximum}`;
    return decimalsOf(value) > decimals ? `Value: ${value} has more than ${counted(decimals, 'decimal')}` : undefined;
  },
  reference(_, attribute, { id }, names) {
    if (attribute.kind !== 'reference' || !attribute.catalogue || attribute.catalogue.keyed)
      return noValueOf(attribute);
    return attribute.catalogue.byId.has(id) ? undefined : `Id: ${noEntry(attribute.catalogue, id, names)}`;
  },
  keyed({ ruleSet }, attribute, { key, locale }, names) {
    if (attribute.kind !== 'reference' || !attribute.catalogue?.keyed) return noValueOf(attribute);
    if (!isSupportedLocale(ruleSet, locale)) return `Locale: ${quoted(locale)} is not supported`;
    return attribute.catalogue.entries.has(key) ? undefined : `Key: ${noEntry(attribute.catalogue, key, names)}`;
  },
  date(_, attribute, date) {
    if (attribute.kind !== 'date') return noValueOf(attribute);
    if (!parseDate(formatDate(date))) return 'it is no day, month or year of the calendar';
    const { exactTo = 'year' } = attribute;
    return date[exactTo] === undefined ? `it must be exact to the ${exactTo}` : undefined;
  },
};

/**
 * Why the rules do not accept a value of an attribute, or undefined when they do. Codes are named in the locale,
 * without one in the first of the rule set.
 */
export function valueFault(program: Program, attribute: Attribute, value: Value, locale = ''): string | undefined {
  const check: Check<ValueKind> = checks[value.kind] as Check<ValueKind>;
  return check(program, attribute, value, locale);
}

const noValueOf = ({ kind, catalogue }: Attribute): string =>
  `it is of another kind (${kind}${catalogue?.keyed ? ' by Key' : ''})`;
