import { type ErrorEntry, errorTable } from '../../errors.js';

/**
 * What the words of `appliesTo` in the error table stand for. An operation that a word does not name has none of its
 * codes.
 */
export const operationGroups: Readonly<Record<string, (operation: string) => boolean>> = {
  'all operations': () => true,
  'case operations': (operation) => !lists.includes(operation) && operation !== 'transferCaseToDB',
  create: (operation) => operation === 'createCaseInDB' || operation === 'createAndCapture',
  modify: (operation) => operation === 'modifyCase',
  copy: (operation) => operation === 'copyCase',
  createAndCapture: (operation) => operation === 'createAndCapture',
  capture: (operation) => capturing.includes(operation),
  captureWithHash: (operation) => operation === 'captureWithHash',
  userAction: (operation) => operation === 'userAction',
  checkCompleteness: (operation) => operation === 'checkCompleteness',
  transferCaseToDBXML: (operation) => operation === 'transferCaseToDB',
};

const lists: readonly string[] = ['subIdList', 'caseList'];
const capturing: readonly string[] = [
  'createAndCapture',
  'capture',
  'captureWithHash',
  'userAction',
  'checkCompleteness',
];

/** The error codes that an operation can answer with, in the order of the table. */
export function codesOfOperation(operation: string): readonly ErrorEntry[] {
  return Object.values(errorTable).filter(({ appliesTo }) =>
    appliesTo.split(', ').some((word) => operationGroups[word]?.(operation)),
  );
}
