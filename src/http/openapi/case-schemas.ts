import {
  closedObject,
  flag,
  integer,
  listOf,
  number,
  oneOfWords,
  oneOrMany,
  ref,
  type Schema,
  text,
} from './schema.js';

const yesNo = oneOfWords('Yes', 'No');
const caseMode = oneOfWords('POS', 'STD');

const valueKinds: Readonly<Record<string, Schema>> = {
  StringValue: closedObject('A text.', { Value: text }),
  SingleValue: closedObject('A number with its unit.', { Value: number, UnitName: text, Unit: integer }),
  DBRefValue: {
    oneOf: [
      closedObject('A reference into the rule data, by id.', { Id: integer, Name: text }),
      closedObject('A reference into the rule data, by key.', { Locale: text, Key: text, Name: text }),
    ],
  },
  DateValue: closedObject('A year, a month or a day.', { Year: integer }, { Month: integer, Day: integer }),
};

const captured = { Source: integer, Time: { type: 'integer', description: 'Unix seconds.' } };

/** A case and its parts (specification, "Case" and "Case summary"). */
export const caseSchemas: Readonly<Record<string, Schema>> = {
  Case: closedObject(
    'A case.',
    {
      Id: text,
      VersionID: integer,
      VersionName: text,
      Locale: text,
      CSP: integer,
      Complete: yesNo,
      CaseMode: caseMode,
      NumberOfSourceChanges: integer,
      Source: listOf(ref('Source')),
      CaseObject: listOf(ref('CaseObject')),
      CaseObjectRelation: listOf(ref('CaseObjectRelation')),
    },
    {
      PosRequest: oneOrMany(ref('PosRequest')),
      Benefit: oneOrMany(ref('CaseObject')),
      EventPayment: oneOrMany(ref('CaseObject')),
      Payment: oneOrMany(ref('CaseObject')),
    },
  ),
  Source: closedObject(
    'Who captured, on which screens.',
    { Id: integer, TypeId: integer, TypeIdName: text, Complete: yesNo, RelatedCaseObject: integer },
    { DefaultSource: { const: 'Yes' } },
  ),
  PosRequest: closedObject('A request of a point of sale, as imported.', {
    ModuleId: integer,
    ModuleName: text,
    GeneratedInSource: integer,
    RelatedCaseObject: integer,
    Id: integer,
    SuppressedByResult: yesNo,
  }),
  CaseObject: closedObject(
    'A case object, or a part of a benefit.',
    { Id: integer, TypeId: integer, TypeIdName: text, CaseAttribute: listOf(ref('CaseAttribute')) },
    { Identifies: integer, NotDeletable: flag },
  ),
  CaseAttribute: closedObject('An attribute.', {
    TypeId: integer,
    TypeIdName: text,
    CaseAttributeValue: { oneOf: [{ const: '' }, ...Object.keys(valueKinds).map((kind) => ref(kind))] },
  }),
  ...Object.fromEntries(
    Object.entries(valueKinds).map(([kind, value]) => [
      kind,
      closedObject(`A value: ${kind}.`, { [kind]: value }, captured),
    ]),
  ),
  CaseObjectRelation: closedObject('A relation between two case objects.', {
    TypeId: integer,
    TypeIdName: text,
    From: integer,
    To: integer,
  }),
  CaseSummary: closedObject('A case, in short.', {
    CSP: integer,
    Complete: yesNo,
    ResultAvailable: flag,
    NumberOfSourceChanges: integer,
    Source: listOf(ref('Source')),
    CaseMode: caseMode,
  }),
};
