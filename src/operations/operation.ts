import type { CaseReading } from '../case/case-reading.js';
import type { CaseStore } from '../case/store.js';
import type { CaseError, ErrorSlug } from '../errors.js';
import type { CaseDocument, CaseSummary } from '../case/case-document.js';
import type { RequestElement } from '../dto/element.js';
import type { Completeness } from '../screens/model/completeness.js';
import type { Screen } from '../screens/model/screen.js';
import type { Systems } from '../screens/model/systems.js';
import type { HashPolicy } from './capture-hash.js';

/** What an operation works with; nothing else of the outside world reaches the core. */
export interface Services {
  readonly systems: Systems;
  readonly cases: CaseStore;
  /** Milliseconds since 1970, like Date.now. */
  readonly now: () => number;
  /** How `captureWithHash` is protected. */
  readonly captureHash: HashPolicy;
}

/** What an operation returns; a flavor turns it into a body. `warnings` make the call status 1. */
export interface Result {
  readonly content: Content;
  readonly warnings?: readonly CaseError[];
}

export type Content =
  /** `envelope`: the JSON form is `jsonContent: {}` (copy, delete) or `null` (create, modify). */
  | { readonly kind: 'nothing'; readonly envelope: 'empty' | 'null' }
  | { readonly kind: 'case'; readonly case: CaseDocument }
  | { readonly kind: 'summary'; readonly summary: CaseSummary }
  | { readonly kind: 'screen'; readonly screen: Screen }
  | { readonly kind: 'reference'; readonly subId: string; readonly id: string }
  | { readonly kind: 'completeness'; readonly completeness: Completeness }
  /** Answered without envelope: `{subIds: [...]}`, `{caseIds: [...]}`. */
  | { readonly kind: 'list'; readonly name: 'subIds' | 'caseIds'; readonly values: readonly string[] };

export interface QueryParameter {
  readonly name: string;
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
export const scopes = ['read', 'write', 'capture', 'delete', 'operate'] as const;
export type Scope = (typeof scopes)[number];

/**
 * An operation of the specification, section "Endpoints"; mounted under its name, in each of its flavors, from the
 * operation table.
 */
export interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly flavors: readonly ('json' | 'xml')[];
  readonly summary: string;
  /** All of them are needed where the service asks who calls. */
  readonly scopes: readonly Scope[];
  readonly query: readonly QueryParameter[];
  readonly body?: RequestElement;
  /** The body is a whole case, written as the flavor writes one. */
  readonly takes?: 'case';
  readonly answers: Content['kind'];
  /** `statusText` of a success is null instead of `OK` (specification, "Response envelope"). */
  readonly okStatusText?: null;
  /**
   * @throws CaseError, CaseErrors, UndefinedMember, StoreUnavailable; anything else is an internal fault. Nothing is
   * stored then.
   */
  run(services: Services, request: OperationRequest): Promise<Result>;
}
