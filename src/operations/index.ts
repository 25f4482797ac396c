import { attributes } from './attributes.js';
import { caseList } from './case-list.js';
import { changes } from './changes.js';
import { copyCase } from './copy-case.js';
import { catalogue } from './catalogue.js';
import { catalogues } from './catalogues.js';
import { codeSearch } from './code-search.js';
import { createCaseInDB } from './create-case-in-db.js';
import { deleteCase } from './delete-case.js';
import { evidence } from './evidence.js';
import { capture } from './capture.js';
import { captureWithHash } from './capture-with-hash.js';
import { checkCompleteness } from './check-completeness.js';
import { createAndCapture } from './create-and-capture.js';
import { units } from './units.js';
import { userAction } from './user-action.js';
import { modifyCase } from './modify-case.js';
import type { Operation } from './operation.js';
import { sourceTypes } from './source-types.js';
import { subIdList } from './sub-id-list.js';
import { trail } from './trail.js';
import { transferCaseFromDB } from './transfer-case-from-db.js';
import { transferCaseFromDBDetails } from './transfer-case-from-db-details.js';
import { transferCaseToDB } from './transfer-case-to-db.js';

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
