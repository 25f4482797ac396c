import type { CaseAttribute, CaseObject } from './case-object.js';
import type { Case } from './case.js';
import type { Value, ValueKind } from './values/value.js';

/**
 * Whether what was read is a case: ids and types are whole numbers, keys and texts are texts. What the service wrote
 * is; a line of an export may have been written by anybody.
 */
export const isCase = (read: Case): boolean =>
  [read.id, read.locale].every(isText) &&
  [read.versionId, read.csp, read.numberOfSourceChanges, read.highestObjectId].every(isWhole) &&
  read.sources.every(({ id, typeId, relatedCaseObject }) => [id, typeId, relatedCaseObject].every(isWhole)) &&
  read.posRequests.every(
    ({ id, moduleId, moduleName, generatedInSource, relatedCaseObject }) =>
      isText(moduleName) && [id, moduleId, generatedInSource, relatedCaseObject].every(isWhole),
  ) &&
  read.objects.every(isObject) &&
  read.relations.every(({ typeId, from, to }) => [typeId, from, to].every(isWhole));

const isText = (value: unknown): boolean => typeof value === 'string';
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);

const isObject = ({ id, typeId, identifies = 0, attributes }: CaseObject): boolean =>
  [id, typeId, identifies].every(isWhole) && attributes.every(isAttribute);

const isAttribute = ({ typeId, value, source = 0, time = 0 }: CaseAttribute): boolean =>
  [typeId, source, time].every(isWhole) && (value === undefined || isValue(value));

const isOfKind: { readonly [K in ValueKind]: (value: Extract<Value, { kind: K }>) => boolean } = {
  string: ({ value }) => isText(value),
  number: ({ value, unit }) => Number.isFinite(value) && isWhole(unit),
  reference: ({ id }) => isWhole(id),
  keyed: ({ key, locale }) => isText(key) && isText(locale),
  date: ({ year, month = 1, day = 1 }) => [year, month, day].every(isWhole),
};

const isValue = <K extends ValueKind>(value: Extract<Value, { kind: K }>): boolean =>
  (isOfKind as Record<ValueKind, (value: Value) => boolean>)[value.kind](value);
