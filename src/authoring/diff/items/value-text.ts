import { Cursor } from '../../../documents/cursor.js';
import { plain } from '../../../documents/structure/plain.js';
import { formatDate, type PartialDate } from '../../../case/values/date.js';
import { unitWord, type UnitSpec } from '../../../rules/model/unit.js';
import { plainNumber } from '../../../text/number-forms.js';
import { conditionText, hasConditionText } from './condition-text.js';
import { isPosition } from './is-position.js';
import type { Names } from './names.js';
import { unitText } from './unit-text.js';

/** A part of a loaded model for people: conditions compact, other things by their names, the rest as it is written. */
export function valueText(value: unknown, names: Names): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return plainNumber(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return String(value);
  const known = names.referenceTo(value);
  if (known !== undefined) return 'word' in value ? String(value.word) : known.slice(known.lastIndexOf(' ') + 1);
  if (value instanceof Cursor) return value.node ? JSON.stringify(plain(value.node)) : '';
  if (value instanceof Set) return [...value].map((each) => valueText(each, names)).join(', ');
  if (Array.isArray(value)) return value.map((each) => valueText(each, names)).join(', ');
  if (hasConditionText(value)) return conditionText(value);
  if (isUnit(value)) return unitWord(value);
  if (isDate(value)) return formatDate(value);
  const members = value instanceof Map ? [...value] : Object.entries(value);
  return members
    .filter(([, member]) => member !== undefined && !(typeof member === 'object' && isPosition(member ?? {})))
    .map(([name, member]) => `${name}: ${valueText(member, names)}`)
    .join(', ');
}

const isDate = (value: object): value is PartialDate =>
  'year' in value && Object.keys(value).every((name) => ['year', 'month', 'day'].includes(name));

const isUnit = (value: object): value is UnitSpec =>
  'kind' in value && ['unit', 'currency', 'currencyPerTime'].includes(String(value.kind));

/** A number with the unit that is declared for it; `currency` is the one that a parameter set counts in. */
export function inUnit(text: string, unit: UnitSpec | undefined, currency = 'currency'): string {
  return unit && text !== '' ? `${text} ${unitText(unit, lastNumber(text)).replace('currency', currency)}` : text;
}

/** The number that stands directly in front of the unit: of a range and a list the last. */
const lastNumber = (text: string): number | undefined => {
  const number = Number(text.slice(text.lastIndexOf(' ') + 1));
  return Number.isNaN(number) ? undefined : number;
};
