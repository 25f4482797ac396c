import { nameSources } from '../rules/objects/name-case.js';
import { loggingArea, referenceParameters } from './case-reference.js';
import type { Operation } from './operation.js';
import { namedCase } from './named-case.js';
import { rulesOfCase } from './rules-of-case.js';

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
  scopes: ['read'],
  query,
  answers: 'summary',
  async run(services, request) {
    const subject = await namedCase(services, request, query);
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
    };
  },
};
