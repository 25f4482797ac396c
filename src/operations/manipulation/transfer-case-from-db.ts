import { nameCase } from '../../rules/objects/name-case.js';
import { exampleReference, loggingArea, referenceParameters } from '../case-reference.js';
import type { Operation } from '../operation.js';
import { caseOfQuery } from './case-of-query.js';
import { rulesOfCase } from '../rules-of-case.js';

const query = [...referenceParameters(), loggingArea];

/** `GET /transferCaseFromDB`: the whole case with all names. */
export const transferCaseFromDB: Operation = {
  name: 'transferCaseFromDB',
  method: 'GET',
  flavors: ['json', 'xml'],
  summary: 'Read a case',
  description: 'The whole case with all names, in the locale of the case. Nothing changes.',
  chapter: 'manipulation',
  repetition: 'harmless',
  fromState: true,
  scopes: ['read'],
  query,
  answers: 'case',
  reports: ['caseNotFound'],
  example: { query: exampleReference },
  async run(services, request) {
    const { case: subject, digest } = await caseOfQuery(services, request, query);
    const named = nameCase(subject, rulesOfCase(services.systems, subject).ruleSet);
    return { content: { kind: 'case', case: named }, revision: digest };
  },
};
