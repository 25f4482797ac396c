import { EncodedCase } from '../../case/codec.js';
import { CaseError, CaseErrors } from '../../errors/case-error.js';
import { Problems } from '../../dto/problems.js';
import { identifyCase } from '../../rules/objects/identify-case.js';
import { importFaults } from '../../rules/objects/import-faults.js';
import { exampleReference, loggingArea, readReference, referenceParameters } from '../case-reference.js';
import type { Operation, Result } from '../operation.js';

const query = [...referenceParameters(), loggingArea];

/**
 * `POST /transferCaseToDBXML`: stores a case that a document states, under the ids of the query, whatever was there
 * (decisions, "transferCaseToDBXML"). It exists in the XML flavor only.
 */
export const transferCaseToDB: Operation = {
  name: 'transferCaseToDB',
  method: 'POST',
  flavors: ['xml'],
  summary: 'Store a case; an existing one is replaced',
  description:
    'Stores a whole case as it was read elsewhere, under the ids of the query; a case that is there is replaced. The call may be repeated.',
  chapter: 'manipulation',
  repetition: 'sameInTheEnd',
  scopes: ['write'],
  query,
  takes: 'case',
  answers: 'reference',
  reports: ['malformedCaseXml', 'caseXmlContradictsRules'],
  example: { query: { ...exampleReference, caseId: 'CASE-0817' } },
  async run({ systems, cases, noteOf }, request) {
    const problems = new Problems();
    const reference = readReference(request, query, problems);
    const { document } = request;
    if (!document) throw new Error('the operation was called without a document');
    const errors = [...problems.errors];
    if (document.error) errors.push(document.error);
    else {
      const { case: subject } = document.stated;
      const rules = systems.forCsp(subject.csp);
      if (!rules)
        errors.push(
          new CaseError('caseXmlContradictsRules', { reason: `Case: CSP: there is no parameter set ${subject.csp}` }),
        );
      else {
        if (reference) identifyCase(subject, rules.ruleSet, reference.caseId);
        errors.push(...importFaults(document.stated, rules.program));
      }
    }
    if (errors.length > 0) throw new CaseErrors(errors);
    if (!reference || !document.stated) throw new Error('a request without errors is complete');
    const stored = new EncodedCase(document.stated.case);
    const result: Result = {
      content: { kind: 'reference', subId: reference.subId, id: reference.caseId },
      revision: stored.digest,
    };
    await cases.put(reference, stored, noteOf?.(result));
    return result;
  },
};
