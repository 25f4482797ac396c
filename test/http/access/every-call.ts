import { captureRequest } from '../../support/capture/capture-request.js';
import { lifeBenefit, minimalRequest } from '../../support/requests/case-request.js';
import { hashedCall } from '../../support/requests/hashed-call.js';
import { modification, personModification } from '../../support/requests/modify-request.js';

/** A case, and which sub-system, that a call names. */
export interface Named {
  readonly subId: string;
  readonly caseId: string;
}

/** What is sent to one path of the interface about a case. */
export interface Sent {
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly xml?: string;
}

/**
 * What a call does to the case that it names: reads or changes it, overwrites it, makes another beside it; or names
 * none.
 */
export type Touch = 'case' | 'overwrites' | 'makes' | 'copies' | 'none' | 'lists';

/** One call of each operation; the paths of the XML flavor are made of them. */
export interface EveryCall {
  readonly operation: string;
  readonly touch: Touch;
  send(of: Named, turn: number, document: string): Sent;
}

const byQuery = ({ subId, caseId }: Named): Sent => ({ query: { subId, caseId } });
const capturing = (of: Named) => ({ ...captureRequest(of.subId), caseId: of.caseId });
const ofSet = { csp: '1' };

/** The id of a case that a call makes. */
export const madeId = 'MADE';

export const everyCall: readonly EveryCall[] = [
  {
    operation: 'copyCase',
    touch: 'copies',
    send: ({ subId, caseId }) => ({
      query: { sourceSubId: subId, sourceCaseId: caseId, destSubId: subId, destCaseId: madeId },
    }),
  },
  { operation: 'deleteCase', touch: 'case', send: byQuery },
  { operation: 'transferCaseFromDB', touch: 'case', send: byQuery },
  { operation: 'transferCaseFromDBDetails', touch: 'case', send: byQuery },
  {
    operation: 'transferCaseToDB',
    touch: 'overwrites',
    send: (of, _, document) => ({ ...byQuery(of), xml: document.replaceAll('TEMPLATE', of.caseId) }),
  },
  { operation: 'subIdList', touch: 'lists', send: () => ({}) },
  { operation: 'caseList', touch: 'lists', send: ({ subId }) => ({ query: { subId } }) },
  {
    operation: 'createCaseInDB',
    touch: 'makes',
    send: ({ subId }) => ({ query: { subId, caseId: madeId }, json: minimalRequest(madeId) }),
  },
  {
    operation: 'modifyCase',
    touch: 'case',
    send: (of) => ({
      ...byQuery(of),
      json: modification(of.caseId, personModification({ newBenefits: [lifeBenefit({ benefitName: 'Added' })] })),
    }),
  },
  {
    operation: 'createAndCapture',
    touch: 'makes',
    send: ({ subId }) => ({
      json: { csp: 1, sourceType: 1, caseMode: 'pos', language: 'en', caseId: madeId, subId, loggingArea: '0' },
    }),
  },
  { operation: 'capture', touch: 'case', send: (of) => ({ json: capturing(of) }) },
  {
    operation: 'captureWithHash',
    touch: 'case',
    send: (of, turn) => ({
      json: hashedCall({ ...capturing(of), timestamp: new Date(Date.now() - 100 * (turn % 2000)).toISOString() }),
    }),
  },
  {
    operation: 'userAction',
    touch: 'case',
    send: ({ subId, caseId }) => ({
      json: { screenCommand: 'refresh', screenId: 'none', subId, caseId, loggingArea: '0', answers: [] },
    }),
  },
  {
    operation: 'checkCompleteness',
    touch: 'case',
    send: ({ subId, caseId }) => ({ json: { subId, caseId, language: 'en', sourceType: 1, loggingArea: '0' } }),
  },
  { operation: 'catalogues', touch: 'none', send: () => ({ query: ofSet }) },
  { operation: 'catalogue', touch: 'none', send: () => ({ query: { ...ofSet, limit: '1' } }) },
  { operation: 'attributes', touch: 'none', send: () => ({ query: ofSet }) },
  { operation: 'sourceTypes', touch: 'none', send: () => ({ query: ofSet }) },
  { operation: 'units', touch: 'none', send: () => ({ query: ofSet }) },
  { operation: 'codeSearch', touch: 'none', send: () => ({ query: { catalogue: 'occupations', q: 'cook' } }) },
  { operation: 'changes', touch: 'lists', send: () => ({}) },
  { operation: 'trail', touch: 'case', send: byQuery },
  { operation: 'evidence', touch: 'case', send: byQuery },
];
