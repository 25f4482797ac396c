import { caseList } from './case-list.js';
import { copyCase } from './copy-case.js';
import { createCaseInDB } from './create-case-in-db.js';
import { deleteCase } from './delete-case.js';
import { capture } from './capture.js';
import { captureWithHash } from './capture-with-hash.js';
import { checkCompleteness } from './check-completeness.js';
import { createAndCapture } from './create-and-capture.js';
import { userAction } from './user-action.js';
import { modifyCase } from './modify-case.js';
import type { Operation } from './operation.js';
import { subIdList } from './sub-id-list.js';
import { transferCaseFromDB } from './transfer-case-from-db.js';
import { transferCaseFromDBDetails } from './transfer-case-from-db-details.js';
import { transferCaseToDB } from './transfer-case-to-db.js';

/** The operation table: everything that the service answers, in the order of the specification. */
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
];
