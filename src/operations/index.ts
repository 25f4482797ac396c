import { attributes } from './value-sets/attributes.js';
import { caseList } from './manipulation/case-list.js';
import { changes } from './changes/changes.js';
import { copyCase } from './manipulation/copy-case.js';
import { catalogue } from './value-sets/catalogue.js';
import { catalogues } from './value-sets/catalogues.js';
import { codeSearch } from './value-sets/code-search.js';
import { createCaseInDB } from './creation/create-case-in-db.js';
import { deleteCase } from './manipulation/delete-case.js';
import { evidence } from './evidence/evidence.js';
import { capture } from './capture/capture.js';
import { captureWithHash } from './capture/capture-with-hash.js';
import { checkCompleteness } from './capture/check-completeness.js';
import { createAndCapture } from './capture/create-and-capture.js';
import { units } from './value-sets/units.js';
import { userAction } from './capture/user-action.js';
import { modifyCase } from './creation/modify-case.js';
import type { Operation } from './operation.js';
import { sourceTypes } from './value-sets/source-types.js';
import { subIdList } from './manipulation/sub-id-list.js';
import { trail } from './trail/trail.js';
import { transferCaseFromDB } from './manipulation/transfer-case-from-db.js';
import { transferCaseFromDBDetails } from './manipulation/transfer-case-from-db-details.js';
import { transferCaseToDB } from './manipulation/transfer-case-to-db.js';

/**
 * The operation table: everything that the service answers, in the order of the specification; behind it what is ours.
 */
export const operations: readonly Operation[] = [
  copyCase,
  deleteCase,
  transferCaseFromDB,
  transferCaseFromDBDetails,
  transferCaseToDB,
  subIdList,
  caseList,
  createCaseInDB,
  modifyCase,
  createAndCapture,
  capture,
  captureWithHash,
  userAction,
  checkCompleteness,
  catalogues,
  catalogue,
  attributes,
  sourceTypes,
  units,
  codeSearch,
  changes,
  trail,
  evidence,
];
