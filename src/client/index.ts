/**
 * `case-capture/client`: calls the service from a browser or from Node, with nothing but `fetch` (docs/guides). Nothing
 * here imports what the service is made of, but types.
 */
export { CaptureSession, type CaptureOf, type OfferedCommand, type Step } from './capture-session.js';
export { CaseCaptureClient, type ClientOptions } from './client.js';
export type { Operations } from './operations.js';
export type { Done, Failure, Outcome, WriteOutcome } from './outcome.js';
export type * from './requests.js';
export type { CaseDocument, CaseSummary } from '../case/case-document.js';
export type { ErrorDescription } from '../flavor/envelope.js';
export type { Completeness } from '../screens/model/completeness.js';
export type { Screen } from '../screens/model/screen.js';
