import type { CaseObject } from './case-object.js';
import type { Relation } from './relation.js';
import type { Source } from './source.js';

export type CaseMode = 'POS' | 'STD';

/** Where a case is kept: `caseId` inside the sub-system `subId`. Both are plain text of 1 to 128 code points. */
export interface CaseReference {
  readonly subId: string;
  readonly caseId: string;
}

/** Whether two references name one case. */
export const isSameReference = (one: CaseReference, other: CaseReference): boolean =>
  one.subId === other.subId && one.caseId === other.caseId;

/** A case as messages for operators name it. */
export const caseName = ({ subId, caseId }: CaseReference): string =>
  `case ${JSON.stringify(caseId)} of sub-system ${JSON.stringify(subId)}`;

/**
 * A case as it is stored (specification, "Case"): ids, keys, units and values; never names or texts, which come from
 * the rule set on the way out. A case that was read from a store belongs to its reader, who may change it freely.
 */
export interface Case {
  /** The application key; equals the case id under which the case is stored. */
  id: string;
  versionId: number;
  locale: string;
  csp: number;
  complete: boolean;
  mode: CaseMode;
  numberOfSourceChanges: number;
  /** The highest object id ever used since creation or import: a new object gets the next one. */
  highestObjectId: number;
  sources: Source[];
  posRequests: PosRequest[];
  /** CaseObject, Benefit, EventPayment and Payment together, in the order they were made. */
  objects: CaseObject[];
  relations: Relation[];
}

/**
 * A case that has no parts yet: what is said of it as a whole. Checking makes ten thousands of them, and takes seven
 * times as long to copy what is spread.
 */
export const caseWithoutParts = ({
  id,
  versionId,
  locale,
  csp,
  complete,
  mode,
  numberOfSourceChanges,
}: Omit<Case, 'highestObjectId' | 'sources' | 'posRequests' | 'objects' | 'relations'>): Case => ({
  id,
  versionId,
  locale,
  csp,
  complete,
  mode,
  numberOfSourceChanges,
  highestObjectId: 0,
  sources: [],
  posRequests: [],
  objects: [],
  relations: [],
});

/**
 * No application has a tenth of it, and every call on a case has to look at all of them; rules that compare the
 * disorders, pursuits or benefits of a person with each other look at all pairs.
 */
export const mostObjects = 2000;
/** Of an imported case; what the service makes has about one for each object. */
export const mostRelations = 2 * mostObjects;
/** Of an imported case, of sources and of PosRequests, of which a case has a few. */
export const mostOthers = 100;

/** Kept as imported; the service makes none. */
export interface PosRequest {
  moduleId: number;
  moduleName: string;
  generatedInSource: number;
  relatedCaseObject: number;
  id: number;
  suppressedByResult: boolean;
}
