import type { CaseMode } from './case.js';

/**
 * The outer form of a case with all names (specification, "Case"): the JSON flavor writes it as it is, the XML flavor
 * as elements.
 */
export interface CaseDocument {
  readonly Id: string;
  readonly VersionID: number;
  readonly VersionName: string;
  readonly Locale: string;
  readonly CSP: number;
  readonly Complete: YesNo;
  readonly CaseMode: CaseMode;
  readonly NumberOfSourceChanges: number;
  readonly Source: readonly SourceDocument[];
  readonly PosRequest?: OneOrMany<PosRequestDocument>;
  readonly CaseObject: readonly CaseObjectDocument[];
  readonly Benefit?: OneOrMany<CaseObjectDocument>;
  readonly EventPayment?: OneOrMany<CaseObjectDocument>;
  readonly Payment?: OneOrMany<CaseObjectDocument>;
  readonly CaseObjectRelation: readonly RelationDocument[];
}

export type YesNo = 'Yes' | 'No';

/**
 * An object when the case has one, an array when it has several; the member is absent when there is none (decisions,
 * "Cases").
 */
export type OneOrMany<T> = T | readonly T[];

export interface SourceDocument {
  readonly Id: number;
  readonly TypeId: number;
  readonly TypeIdName: string;
  readonly Complete: YesNo;
  readonly DefaultSource?: 'Yes';
  readonly RelatedCaseObject: number;
}

export interface PosRequestDocument {
  readonly ModuleId: number;
  readonly ModuleName: string;
  readonly GeneratedInSource: number;
  readonly RelatedCaseObject: number;
  readonly Id: number;
  readonly SuppressedByResult: YesNo;
}

export interface CaseObjectDocument {
  readonly Id: number;
  readonly TypeId: number;
  readonly TypeIdName: string;
  readonly Identifies?: number;
  readonly NotDeletable?: boolean;
  readonly CaseAttribute: readonly CaseAttributeDocument[];
}

export interface CaseAttributeDocument {
  readonly TypeId: number;
  readonly TypeIdName: string;
  /** The empty string when the attribute is unset. */
  readonly CaseAttributeValue: '' | CaseAttributeValueDocument;
}

/** One value object, with `Source` and `Time` beside it on captured answers. */
export type CaseAttributeValueDocument = ValueDocument & { readonly Source?: number; readonly Time?: number };

export type ValueDocument =
  | { readonly StringValue: { readonly Value: string } }
  | { readonly SingleValue: { readonly Value: number; readonly UnitName: string; readonly Unit: number } }
  | {
      readonly DBRefValue:
        | { readonly Id: number; readonly Name: string }
        | { readonly Locale: string; readonly Key: string; readonly Name: string };
    }
  | { readonly DateValue: { readonly Year: number; readonly Month?: number; readonly Day?: number } };

export interface RelationDocument {
  readonly TypeId: number;
  readonly TypeIdName: string;
  readonly From: number;
  readonly To: number;
}

/** `jsonContent` of `/transferCaseFromDBDetails` (specification, "Case summary"). */
export interface CaseSummary {
  readonly CSP: number;
  readonly Complete: YesNo;
  readonly ResultAvailable: boolean;
  readonly NumberOfSourceChanges: number;
  readonly Source: readonly SourceDocument[];
  readonly CaseMode: CaseMode;
}
