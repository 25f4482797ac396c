import type { Case } from '../../../src/case/case.js';
import type { CaseAttribute, CaseObject } from '../../../src/case/case-object.js';
import type { Value } from '../../../src/case/values/value.js';

/** What a case is stored as, made and read as any JSON is: slowly, and without the text. */
type Json = null | number | string | readonly Json[];

const elements = ['CaseObject', 'Benefit', 'EventPayment', 'Payment'] as const;
const bit = (value: boolean): number => (value ? 1 : 0);
const optional = (value: number | undefined): Json => value ?? null;

export const caseAsJson = (subject: Case): Json => [
  subject.id,
  subject.versionId,
  subject.locale,
  subject.csp,
  bit(subject.complete),
  bit(subject.mode === 'POS'),
  subject.numberOfSourceChanges,
  subject.highestObjectId,
  subject.sources.map((each) => [
    each.id,
    each.typeId,
    bit(each.complete),
    bit(each.defaultSource),
    each.relatedCaseObject,
  ]),
  subject.posRequests.map((each) => [
    each.id,
    each.moduleId,
    each.moduleName,
    each.generatedInSource,
    each.relatedCaseObject,
    bit(each.suppressedByResult),
  ]),
  subject.objects.map(({ element, id, typeId, identifies, notDeletable, attributes }) => [
    elements.indexOf(element),
    id,
    typeId,
    optional(identifies),
    notDeletable === undefined ? null : bit(notDeletable),
    ...attributes.map(({ typeId, value, source, time }) =>
      source === undefined && time === undefined
        ? [typeId, valueAsJson(value)]
        : [typeId, valueAsJson(value), optional(source), optional(time)],
    ),
  ]),
  subject.relations.map(({ typeId, from, to }) => [typeId, from, to]),
];

function valueAsJson(value: Value | undefined): Json {
  switch (value?.kind) {
    case undefined:
      return 0;
    case 'string':
      return [1, value.value];
    case 'number':
      return [2, value.value, value.unit];
    case 'reference':
      return [3, value.id];
    case 'keyed':
      return [4, value.key, value.locale];
    case 'date':
      return [5, ...[value.year, value.month, value.day].flatMap((part) => part ?? [])];
  }
}

/** The case in what JSON reads; nonsense for what is no case. */
// biome-ignore lint/suspicious/noExplicitAny: what stands where is checked by what it is compared with
export function caseOfJson(json: any): Case {
  const [id, versionId, locale, csp, complete, pos, numberOfSourceChanges, highestObjectId] = json;
  const [sources, posRequests, objects, relations] = json.slice(8);
  return {
    id,
    versionId,
    locale,
    csp,
    complete: complete === 1,
    mode: pos === 1 ? 'POS' : 'STD',
    numberOfSourceChanges,
    highestObjectId,
    sources: sources.map(([id, typeId, complete, isDefault, relatedCaseObject]: number[]) => ({
      id,
      typeId,
      complete: complete === 1,
      defaultSource: isDefault === 1,
      relatedCaseObject,
    })),
    posRequests: posRequests.map(([id, moduleId, moduleName, source, object, suppressed]: never[]) => ({
      id,
      moduleId,
      moduleName,
      generatedInSource: source,
      relatedCaseObject: object,
      suppressedByResult: suppressed === 1,
    })),
    objects: objects.map(
      ([element, id, typeId, identifies, notDeletable, ...attributes]: number[]): CaseObject => ({
        element: elements[element as 0],
        id: id as number,
        typeId: typeId as number,
        attributes: (attributes as unknown as number[][]).map(
          ([typeId, value, source, time]): CaseAttribute => ({
            typeId: typeId as number,
            value: valueOfJson(value),
            ...(source != null && { source }),
            ...(time != null && { time }),
          }),
        ),
        ...(identifies != null && { identifies }),
        ...(notDeletable != null && { notDeletable: notDeletable === 1 }),
      }),
    ),
    relations: relations.map(([typeId, from, to]: number[]) => ({ typeId, from, to })),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function valueOfJson(json: any): Value | undefined {
  if (json === 0) return undefined;
  const [tag, first, second, third] = json;
  switch (tag) {
    case 1:
      return { kind: 'string', value: first };
    case 2:
      return { kind: 'number', value: first, unit: second };
    case 3:
      return { kind: 'reference', id: first };
    case 4:
      return { kind: 'keyed', key: first, locale: second };
    default:
      return {
        kind: 'date',
        year: first,
        ...(second !== undefined && { month: second }),
        ...(third !== undefined && { day: third }),
      };
  }
}
