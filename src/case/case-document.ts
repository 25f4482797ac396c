import { element, optional } from '../wire/element.js';
import { constant, flag, integer, number, text, word } from '../wire/scalars.js';
import { either, list, oneOrMany } from '../wire/several.js';
import { described, type TypeOf } from '../wire/shape.js';

/**
 * The outer form of a case with all names (specification, "Case"): the JSON flavor writes it as it is, the XML flavor
 * as elements.
 */

const yesNo = word('Yes', 'No');
export type YesNo = TypeOf<typeof yesNo>;

const caseMode = word('POS', 'STD');

export const sourceDocument = element('Source', 'Who captured, on which screens.', {
  Id: integer,
  TypeId: integer,
  TypeIdName: text,
  Complete: yesNo,
  DefaultSource: optional(constant('Yes')),
  RelatedCaseObject: integer,
});
export type SourceDocument = TypeOf<typeof sourceDocument>;

export const posRequestDocument = element('PosRequest', 'A request of a point of sale, as imported.', {
  ModuleId: integer,
  ModuleName: text,
  GeneratedInSource: integer,
  RelatedCaseObject: integer,
  Id: integer,
  SuppressedByResult: yesNo,
});
export type PosRequestDocument = TypeOf<typeof posRequestDocument>;

/** Beside the value of a captured answer. */
const captured = { Source: optional(integer), Time: optional(described(integer, 'Unix seconds.')) };

const stringValue = element('StringValue', 'A value: StringValue.', {
  StringValue: element('TextValue', 'A text.', { Value: text }),
  ...captured,
});
const singleValue = element('SingleValue', 'A value: SingleValue.', {
  SingleValue: element('NumberValue', 'A number with its unit.', { Value: number, UnitName: text, Unit: integer }),
  ...captured,
});
const dbRefValue = element('DBRefValue', 'A value: DBRefValue.', {
  DBRefValue: either(
    element('ReferenceById', 'A reference into the rule data, by id.', { Id: integer, Name: text }),
    element('ReferenceByKey', 'A reference into the rule data, by key.', { Locale: text, Key: text, Name: text }),
  ),
  ...captured,
});
const dateValue = element('DateValue', 'A value: DateValue.', {
  DateValue: element('CalendarValue', 'A year, a month or a day.', {
    Year: integer,
    Month: optional(integer),
    Day: optional(integer),
  }),
  ...captured,
});

const valueDocument = either(stringValue, singleValue, dbRefValue, dateValue);
export type ValueDocument = TypeOf<typeof valueDocument>;

/** The empty text when the attribute is unset. */
export const attributeValueDocument = either(constant(''), stringValue, singleValue, dbRefValue, dateValue);

export const attributeDocument = element('CaseAttribute', 'An attribute.', {
  TypeId: integer,
  TypeIdName: text,
  CaseAttributeValue: attributeValueDocument,
});
export type CaseAttributeDocument = TypeOf<typeof attributeDocument>;

export const objectDocument = element('CaseObject', 'A case object, or a part of a benefit.', {
  Id: integer,
  TypeId: integer,
  TypeIdName: text,
  Identifies: optional(integer),
  NotDeletable: optional(flag),
  CaseAttribute: list(attributeDocument),
});
export type CaseObjectDocument = TypeOf<typeof objectDocument>;

export const relationDocument = element('CaseObjectRelation', 'A relation between two case objects.', {
  TypeId: integer,
  TypeIdName: text,
  From: integer,
  To: integer,
});
export type RelationDocument = TypeOf<typeof relationDocument>;

export const caseDocument = element('Case', 'A case.', {
  Id: text,
  VersionID: integer,
  VersionName: text,
  Locale: text,
  CSP: integer,
  Complete: yesNo,
  CaseMode: caseMode,
  NumberOfSourceChanges: integer,
  Source: list(sourceDocument),
  PosRequest: optional(oneOrMany(posRequestDocument)),
  CaseObject: list(objectDocument),
  Benefit: optional(oneOrMany(objectDocument)),
  EventPayment: optional(oneOrMany(objectDocument)),
  Payment: optional(oneOrMany(objectDocument)),
  CaseObjectRelation: list(relationDocument),
});
export type CaseDocument = TypeOf<typeof caseDocument>;

/** `jsonContent` of `/transferCaseFromDBDetails` (specification, "Case summary"). */
export const caseSummary = element('CaseSummary', 'A case, in short.', {
  CSP: integer,
  Complete: yesNo,
  ResultAvailable: flag,
  NumberOfSourceChanges: integer,
  Source: list(sourceDocument),
  CaseMode: caseMode,
});
export type CaseSummary = TypeOf<typeof caseSummary>;
