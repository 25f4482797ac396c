import type { Scope } from '../../../src/operations/operation.js';

/** What a client must be allowed to do, by operation (docs/operating.md, "Who may do what"). */
export const scopesOfOperations: Readonly<Record<string, readonly Scope[]>> = {
  copyCase: ['read', 'write'],
  deleteCase: ['delete'],
  transferCaseFromDB: ['read'],
  transferCaseFromDBDetails: ['read'],
  transferCaseToDB: ['write'],
  subIdList: ['read'],
  caseList: ['read'],
  createCaseInDB: ['write'],
  modifyCase: ['write'],
  createAndCapture: ['write', 'capture'],
  capture: ['capture'],
  captureWithHash: ['capture'],
  userAction: ['capture'],
  checkCompleteness: ['capture'],
  catalogues: [],
  catalogue: [],
  attributes: [],
  sourceTypes: [],
  units: [],
  codeSearch: [],
  changes: ['read'],
  trail: ['trail'],
  evidence: ['evidence'],
};
