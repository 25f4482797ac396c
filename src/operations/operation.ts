import type { CaseReading } from '../case/case-reading.js';
import type { ChangedCases } from '../case/changed-cases.js';
import type { Note } from '../case/note.js';
import type { CaseStore } from '../case/store.js';
import type { Described } from '../errors/case-error.js';
import type { ErrorSlug } from '../errors/error-table.js';
import type { EvidenceOfCase } from '../case/evidence-of-case.js';
import type { TrailOfCase } from '../case/trail-of-case.js';
import type { CaseDocument, CaseSummary } from '../case/case-document.js';
import type { RequestElement } from '../dto/element.js';
import type { Completeness } from '../screens/model/completeness.js';
import type { Guide } from '../screens/model/guide.js';
import type { Screen } from '../screens/model/screen.js';
import type { Systems } from '../screens/model/systems.js';
import type { AttributeList } from '../value-sets/attribute-list.js';
import type { CatalogueList } from '../value-sets/catalogue-list.js';
import type { CataloguePage } from '../value-sets/catalogue-page.js';
import type { FoundCodes } from '../value-sets/found-codes.js';
import type { SourceTypeList } from '../value-sets/source-type-list.js';
import type { UnitList } from '../value-sets/unit-list.js';
import type { RecentAssessments } from '../screens/assess/recent-assessments.js';
import type { HashPolicy } from './capture/capture-hash.js';
import type { Chapter } from './chapters.js';
import type { Repetition } from './repetition.js';

/** What an operation works with; nothing else of the outside world reaches the core. */
export interface Services {
  readonly systems: Systems;
  readonly cases: CaseStore;
  /** Milliseconds since 1970, like Date.now. */
  readonly now: () => number;
  /** How `captureWithHash` is protected. */
  readonly captureHash: HashPolicy;
  /** How many answered pages of a case are kept as evidence, the newest; none unless given. */
  readonly evidencePages?: number;
  /** What was found of the cases that were assessed last; nothing unless given. */
  readonly recent?: RecentAssessments;
  /** Of a call that may be sent again: what its write leaves beside the case, so that it is answered alike. */
  readonly noteOf?: NoteOf;
}

export type NoteOf = (result: Result) => Note;

/** What an operation returns; a flavor turns it into a body. `warnings` make the call status 1. */
export interface Result {
  readonly content: Content;
  readonly warnings?: readonly Described[];
  /** Of the case as the answer shows it, or as the call has left it (case/revision-of.ts); none without such a case. */
  readonly revision?: string;
  /**
   * There is nothing to tell yet: whoever has the time asks again when the feed is past this change, so long at most.
   */
  readonly waits?: Waits;
}

export interface Waits {
  /** Number of the last change that was looked at. */
  readonly after: number;
  readonly milliseconds: number;
}

export type Content =
  /** `envelope`: the JSON form is `jsonContent: {}` (copy, delete) or `null` (create, modify). */
  | { readonly kind: 'nothing'; readonly envelope: 'empty' | 'null' }
  | { readonly kind: 'case'; readonly case: CaseDocument }
  | { readonly kind: 'summary'; readonly summary: CaseSummary }
  | { readonly kind: 'screen'; readonly screen: Screen; readonly guide?: Guide }
  | { readonly kind: 'reference'; readonly subId: string; readonly id: string }
  | { readonly kind: 'completeness'; readonly completeness: Completeness }
  | { readonly kind: 'catalogues'; readonly set: CatalogueList }
  | { readonly kind: 'catalogue'; readonly set: CataloguePage }
  | { readonly kind: 'attributes'; readonly set: AttributeList }
  | { readonly kind: 'sourceTypes'; readonly set: SourceTypeList }
  | { readonly kind: 'units'; readonly set: UnitList }
  | { readonly kind: 'foundCodes'; readonly set: FoundCodes }
  | { readonly kind: 'changes'; readonly changes: ChangedCases }
  | { readonly kind: 'trail'; readonly trail: TrailOfCase }
  | { readonly kind: 'evidence'; readonly evidence: EvidenceOfCase }
  /** Answered without envelope: `{subIds: [...]}`, `{caseIds: [...]}`. */
  | { readonly kind: 'list'; readonly name: 'subIds' | 'caseIds'; readonly values: readonly string[] };

export interface QueryParameter {
  readonly name: string;
  /** A missing or faulty one is 512. */
  readonly required: boolean;
  readonly description: string;
  /** The code for a missing or blank one where it is not 512. */
  readonly missing?: ErrorSlug;
}

/** A call as it came: all values of each query parameter, and the parsed JSON body (undefined without one). */
export interface OperationRequest {
  readonly query: ReadonlyMap<string, readonly string[]>;
  readonly body: unknown;
  /** What the flavor read, of an operation that takes a case. */
  readonly document?: CaseReading;
}

/** What a client may be allowed to do (docs/operating.md, "Who may do what"). */
export const scopes = ['read', 'write', 'capture', 'delete', 'trail', 'evidence', 'operate'] as const;
export type Scope = (typeof scopes)[number];

/** A call that an integrator may copy: the values of its query parameters, and its JSON body. */
export interface Example {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** What it is answered with, where that is short. */
  readonly answers?: Content;
}

/**
 * An operation of the specification, section "Endpoints"; mounted under its name, in each of its flavors, from the
 * operation table.
 */
export interface Operation {
  readonly name: string;
  /** Its path where that is not its name; `{x}` in it is the parameter `x`, which stands among those of the query. */
  readonly path?: string;
  readonly method: 'GET' | 'POST';
  readonly flavors: readonly ('json' | 'xml')[];
  readonly summary: string;
  /** What it does to the case, and whether it may be sent again; for the OpenAPI document. */
  readonly description: string;
  /** Where the OpenAPI document tells of it. */
  readonly chapter: Chapter;
  readonly repetition: Repetition;
  /**
   * Its answer follows from the state of the one case that it names, the call, the rules and the day; and when the
   * answer has the revision that was read, nothing was written.
   */
  readonly fromState?: true;
  /** All of them are needed where the service asks who calls. */
  readonly scopes: readonly Scope[];
  readonly query: readonly QueryParameter[];
  readonly body?: RequestElement;
  /** The body is a whole case, written as the flavor writes one. */
  readonly takes?: 'case';
  readonly answers: Content['kind'];
  /** The codes that it can report, beside those of its query parameters, of its body, and of every call. */
  readonly reports: readonly ErrorSlug[];
  /** The codes of its warnings: the call did its work, with status 1 (decisions, "Answers"). */
  readonly warns?: readonly ErrorSlug[];
  readonly example: Example;
  /** `statusText` of a success is null instead of `OK` (specification, "Response envelope"). */
  readonly okStatusText?: null;
  /**
   * @throws CaseError, CaseErrors, UndefinedMember, StoreUnavailable; anything else is an internal fault. Nothing is
   * stored then.
   */
  run(services: Services, request: OperationRequest): Promise<Result>;
}
