import { CaseError } from '../../errors.js';

const longestQuote = 60;

/** A fault of form: nothing after it is read (decisions, "transferCaseToDBXML"). */
export const malformed = (reason: string): CaseError => new CaseError('malformedCaseXml', { reason });

/** A part of the document in a message: it may be of any length. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > longestQuote ? `${text.slice(0, longestQuote)}...` : text);
}
