import type { Value } from '../../case/values/value.js';
import type { Attributes } from './attributes.js';

/** Reads a value from the attributes of its element. @throws CaseError 610 */
export type ValueReader = (given: Attributes) => Value;

/** One row per value element of the specification's table "CaseAttributeValue". */
export const valueReaders: Readonly<Record<string, ValueReader>> = {
  StringValue: (given) => ({ kind: 'string', value: given.text('Value') }),
  SingleValue: (given) => ({ kind: 'number', value: given.number('Value'), unit: given.integer('Unit') }),
  DBRefValue(given) {
    if (!given.has('Key') && !given.has('Locale')) return { kind: 'reference', id: given.integer('Id') };
    if (given.has('Id')) throw given.fault('either Id, or Key and Locale');
    return { kind: 'keyed', key: given.text('Key'), locale: given.text('Locale') };
  },
  DateValue(given) {
    const [year, month, day] = [given.integer('Year'), given.optionalInteger('Month'), given.optionalInteger('Day')];
    if (month === undefined && day !== undefined) throw given.fault('a Day without a Month');
    return { kind: 'date', year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) };
  },
};
