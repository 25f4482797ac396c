import type { CaseDocument } from '../../case/case-document.js';
import type { Content } from '../../operations/operation.js';

/** A small case as `/transferCaseFromDBXML` answers it and `/transferCaseToDBXML` takes it. */
export const exampleCase: CaseDocument = {
  Id: 'CASE-0815',
  VersionID: 600,
  VersionName: 'International 2026.1',
  Locale: 'en',
  CSP: 1,
  Complete: 'No',
  CaseMode: 'STD',
  NumberOfSourceChanges: 0,
  Source: [
    { Id: 1, TypeId: 1, TypeIdName: 'Technical Data', Complete: 'No', DefaultSource: 'Yes', RelatedCaseObject: 1 },
  ],
  CaseObject: [
    {
      Id: 1,
      TypeId: 25,
      TypeIdName: 'Application',
      CaseAttribute: [
        { TypeId: 0, TypeIdName: 'application-ID', CaseAttributeValue: { StringValue: { Value: 'CASE-0815' } } },
        {
          TypeId: 38,
          TypeIdName: 'own_prev_assess_present (y/n)',
          CaseAttributeValue: { DBRefValue: { Id: 2, Name: 'No' } },
        },
      ],
    },
    {
      Id: 2,
      TypeId: 27,
      TypeIdName: 'AP',
      CaseAttribute: [
        {
          TypeId: 21,
          TypeIdName: 'age at application',
          CaseAttributeValue: { SingleValue: { Value: 35, UnitName: 'years', Unit: 1 } },
        },
        { TypeId: 700, TypeIdName: 'date of birth', CaseAttributeValue: { DateValue: { Year: 1991, Month: 2 } } },
        { TypeId: 44, TypeIdName: 'name', CaseAttributeValue: '' },
      ],
    },
    {
      Id: 3,
      TypeId: 26,
      TypeIdName: 'Pursuit',
      NotDeletable: true,
      CaseAttribute: [
        {
          TypeId: 163,
          TypeIdName: 'code (pursuit)',
          CaseAttributeValue: { DBRefValue: { Locale: 'en', Key: 'DIVING', Name: 'Diving' } },
        },
      ],
    },
  ],
  CaseObjectRelation: [{ TypeId: 5, TypeIdName: 'Person - Pursuit', From: 2, To: 3 }],
};

/** An answer of each kind that the XML flavor has, but screens: those are recorded. */
export const xmlExamples: { readonly [K in Content['kind']]?: Extract<Content, { readonly kind: K }> } = {
  nothing: { kind: 'nothing', envelope: 'empty' },
  case: { kind: 'case', case: exampleCase },
  reference: { kind: 'reference', subId: 'DEMO', id: 'CASE-0815' },
};
