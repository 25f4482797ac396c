import { CaseError } from '../../errors/case-error.js';

/** A fault of form: nothing after it is read (decisions, "transferCaseToDBXML"). */
export const malformed = (reason: string): CaseError => new CaseError('malformedCaseXml', { reason });
