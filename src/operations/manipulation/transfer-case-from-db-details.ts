import { nameSources } from '../../rules/objects/name-case.js';
import { exampleReference, loggingArea, referenceParameters } from '../case-reference.js';
import type { Operation } from '../operation.js';
import { caseOfQuery } from './case-of-query.js';
import { rulesOfCase } from '../rules-of-case.js';

const query = [...referenceParameters(), loggingArea];

/**
 * `GET /transferCaseFromDBDetails`: the case summary. Results are the business of other systems, so none is ever
 * available.
 */
export const transferCaseFromDBDetails: Operation = {
  name: 'transferCaseFromDBDetails',
  method: 'GET',
  flavors: ['json'],
  summary: 'Read the summary of a case',
  description: 'Parameter set, mode, flags and sources of a case, without its objects. Nothing changes.',
  chapter: 'manipulation',
  repetition: 'harmless',
  fromState: true,
  scopes: ['read'],
  query,
  answers: 'summary',
  reports: ['caseNotFound'],
  example: {
    query: exampleReference,
    answers: {
      kind: 'summary',
      summary: {
        CSP: 1,
        Complete: 'No',
        ResultAvailable: false,
        NumberOfSourceChanges: 1,
        Source: [
          {
            Id: 1,
            TypeId: 1,
            TypeIdName: 'Technical Data',
            Complete: 'No',
            DefaultSource: 'Yes',
            RelatedCaseObject: 1,
          },
        ],
        CaseMode: 'STD',
      },
    },
  },
  async run(services, request) {
    const { case: subject, digest } = await caseOfQuery(services, request, query);
    const { csp, complete, numberOfSourceChanges, mode } = subject;
    return {
      content: {
        kind: 'summary',
        summary: {
          CSP: csp,
          Complete: complete ? 'Yes' : 'No',
          ResultAvailable: false,
          NumberOfSourceChanges: numberOfSourceChanges,
          Source: nameSources(subject, rulesOfCase(services.systems, subject).ruleSet),
          CaseMode: mode,
        },
      },
      revision: digest,
    };
  },
};
