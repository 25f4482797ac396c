import type { CaseDocument, CaseSummary } from '../case/case-document.js';
import type { EvidenceOfCase } from '../case/evidence-of-case.js';
import type { ChangedCases } from '../case/changed-cases.js';
import type { TrailOfCase } from '../case/trail-of-case.js';
import type { Completeness } from '../screens/model/completeness.js';
import type { Guide } from '../screens/model/guide.js';
import type { Screen } from '../screens/model/screen.js';
import type { AttributeList } from '../value-sets/attribute-list.js';
import type { CatalogueList } from '../value-sets/catalogue-list.js';
import type { CataloguePage } from '../value-sets/catalogue-page.js';
import type { FoundCodes } from '../value-sets/found-codes.js';
import type { SourceTypeList } from '../value-sets/source-type-list.js';
import type { UnitList } from '../value-sets/unit-list.js';
import type {
  CaseDto,
  ModifyCaseDto,
  CreateAndCapture,
  Capture,
  CaptureWithHash,
  UserAction,
  CheckCompleteness,
} from './requests.js';

// Written by scripts/client-types.ts from the operation table (npm run tables).

/** What each operation takes and brings. */
export interface Operations {
  copyCase: {
    readonly given: {
      readonly query: {
        readonly sourceCaseId: string;
        readonly sourceSubId: string;
        readonly destCaseId: string;
        readonly destSubId: string;
        readonly loggingArea?: string;
      };
    };
    readonly content: object | null;
  };
  deleteCase: {
    readonly given: {
      readonly query: { readonly caseId: string; readonly subId: string; readonly loggingArea?: string };
    };
    readonly content: object | null;
  };
  transferCaseFromDB: {
    readonly given: {
      readonly query: { readonly caseId: string; readonly subId: string; readonly loggingArea?: string };
    };
    readonly content: CaseDocument;
  };
  transferCaseFromDBDetails: {
    readonly given: {
      readonly query: { readonly caseId: string; readonly subId: string; readonly loggingArea?: string };
    };
    readonly content: CaseSummary;
  };
  subIdList: { readonly given: object; readonly content: readonly string[] };
  caseList: {
    readonly given: {
      readonly query: {
        readonly subId?: string;
        readonly limit?: string;
        readonly after?: string;
        readonly complete?: string;
        readonly changedSince?: string;
      };
    };
    readonly content: readonly string[];
  };
  createCaseInDB: {
    readonly given: {
      readonly query: { readonly caseId: string; readonly subId: string; readonly loggingArea?: string };
      readonly body: CaseDto;
    };
    readonly content: object | null;
  };
  modifyCase: {
    readonly given: {
      readonly query: { readonly caseId: string; readonly subId: string; readonly loggingArea?: string };
      readonly body: ModifyCaseDto;
    };
    readonly content: object | null;
  };
  createAndCapture: {
    readonly given: { readonly body: CreateAndCapture };
    readonly content: { readonly screen: Screen; readonly guide?: Guide };
  };
  capture: {
    readonly given: { readonly body: Capture };
    readonly content: { readonly screen: Screen; readonly guide?: Guide };
  };
  captureWithHash: {
    readonly given: { readonly body: CaptureWithHash };
    readonly content: { readonly screen: Screen; readonly guide?: Guide };
  };
  userAction: {
    readonly given: { readonly body: UserAction };
    readonly content: { readonly screen: Screen; readonly guide?: Guide };
  };
  checkCompleteness: { readonly given: { readonly body: CheckCompleteness }; readonly content: Completeness };
  catalogues: { readonly given: { readonly query: { readonly csp: string } }; readonly content: CatalogueList };
  catalogue: {
    readonly given: {
      readonly query: {
        readonly name: string;
        readonly csp: string;
        readonly locale?: string;
        readonly prefix?: string;
        readonly limit?: string;
        readonly after?: string;
      };
    };
    readonly content: CataloguePage;
  };
  attributes: {
    readonly given: { readonly query: { readonly csp: string; readonly locale?: string } };
    readonly content: AttributeList;
  };
  sourceTypes: {
    readonly given: { readonly query: { readonly csp: string; readonly locale?: string } };
    readonly content: SourceTypeList;
  };
  units: {
    readonly given: { readonly query: { readonly csp: string; readonly locale?: string } };
    readonly content: UnitList;
  };
  codeSearch: {
    readonly given: {
      readonly query: {
        readonly catalogue: string;
        readonly q: string;
        readonly locale?: string;
        readonly limit?: string;
        readonly csp?: string;
      };
    };
    readonly content: FoundCodes;
  };
  changes: {
    readonly given: { readonly query: { readonly after?: string; readonly limit?: string; readonly wait?: string } };
    readonly content: ChangedCases;
  };
  trail: {
    readonly given: {
      readonly query: { readonly caseId: string; readonly subId: string; readonly loggingArea?: string };
    };
    readonly content: TrailOfCase;
  };
  evidence: {
    readonly given: {
      readonly query: { readonly caseId: string; readonly subId: string; readonly loggingArea?: string };
    };
    readonly content: EvidenceOfCase;
  };
}

/**
 * How an operation is sent: what only reads, or comes to the same when it is sent twice, may be repeated. `path`:
 * where that is not its name, with parameters in braces. `list`: its answer has no envelope.
 */
export interface SentAs {
  readonly method: 'GET' | 'POST';
  readonly writes: boolean;
  readonly repeatable: boolean;
  readonly path?: string;
  readonly list?: string;
}

/** How each operation is sent. */
export const operations: Readonly<Record<keyof Operations, SentAs>> = {
  copyCase: { method: 'GET', writes: true, repeatable: false },
  deleteCase: { method: 'GET', writes: true, repeatable: true },
  transferCaseFromDB: { method: 'GET', writes: false, repeatable: true },
  transferCaseFromDBDetails: { method: 'GET', writes: false, repeatable: true },
  subIdList: { method: 'GET', writes: false, repeatable: true, list: 'subIds' },
  caseList: { method: 'GET', writes: false, repeatable: true, list: 'caseIds' },
  createCaseInDB: { method: 'POST', writes: true, repeatable: false },
  modifyCase: { method: 'POST', writes: true, repeatable: false },
  createAndCapture: { method: 'POST', writes: true, repeatable: false },
  capture: { method: 'POST', writes: false, repeatable: true },
  captureWithHash: { method: 'POST', writes: false, repeatable: false },
  userAction: { method: 'POST', writes: true, repeatable: false },
  checkCompleteness: { method: 'POST', writes: true, repeatable: true },
  catalogues: { method: 'GET', writes: false, repeatable: true },
  catalogue: { method: 'GET', writes: false, repeatable: true, path: 'catalogues/{name}' },
  attributes: { method: 'GET', writes: false, repeatable: true },
  sourceTypes: { method: 'GET', writes: false, repeatable: true },
  units: { method: 'GET', writes: false, repeatable: true },
  codeSearch: { method: 'GET', writes: false, repeatable: true },
  changes: { method: 'GET', writes: false, repeatable: true },
  trail: { method: 'GET', writes: false, repeatable: true },
  evidence: { method: 'GET', writes: false, repeatable: true },
};
