import type { CaseAttributeDocument, CaseDocument, CaseObjectDocument } from '../../../src/case/case-document.js';
import type { OneOrMany } from '../../../src/wire/several.js';

/** The objects of a member that is one, several or absent. */
export const all = <T>(found: OneOrMany<T> | undefined): readonly T[] =>
  found === undefined ? [] : Array.isArray(found) ? (found as readonly T[]) : [found as T];

/** The objects with this type name, of all four members. */
export function objectsNamed(document: CaseDocument, name: string): readonly CaseObjectDocument[] {
  return [
    ...document.CaseObject,
    ...all(document.Benefit),
    ...all(document.EventPayment),
    ...all(document.Payment),
  ].filter(({ TypeIdName }) => TypeIdName === name);
}

/** An object's values in short: `{ 21: '35 years', 73: '3 Female', 209: '2512 de Softwareentwickler', 44: 'Jane' }`. */
export function valuesOf({ CaseAttribute }: CaseObjectDocument): Readonly<Record<number, string>> {
  return Object.fromEntries(CaseAttribute.map((attribute) => [attribute.TypeId, shortly(attribute)]));
}

function shortly({ CaseAttributeValue: value }: CaseAttributeDocument): string {
  if (value === '') return '';
  if ('StringValue' in value) return value.StringValue.Value;
  if ('SingleValue' in value) return `${value.SingleValue.Value} ${value.SingleValue.UnitName}`;
  if ('DateValue' in value)
    return [value.DateValue.Year, value.DateValue.Month, value.DateValue.Day]
      .filter((part) => part !== undefined)
      .join('-');
  const reference = value.DBRefValue;
  return 'Key' in reference
    ? `${reference.Key} ${reference.Locale} ${reference.Name}`
    : `${reference.Id} ${reference.Name}`;
}
