import { EncodedCase } from '../../case/codec.js';
import { Place } from '../../dto/place.js';
import { Problems } from '../../dto/problems.js';
import { CaseError } from '../../errors/case-error.js';
import { identifyCase } from '../../rules/objects/identify-case.js';
import { loggingArea, readReference, referenceParameters } from '../case-reference.js';
import type { Operation, Result } from '../operation.js';
import { rulesOfCase } from '../rules-of-case.js';

const query = [...referenceParameters('source'), ...referenceParameters('dest'), loggingArea];

/** `GET /copyCase`: stores a copy under another id; an existing case is never overwritten (324). */
export const copyCase: Operation = {
  name: 'copyCase',
  method: 'GET',
  flavors: ['json', 'xml'],
  summary: 'Copy a case',
  description:
    'Stores what is stored of one case under other ids; an existing case is never overwritten (324). Sent a second time it is refused with 324: whoever does not know whether the first call did its work reads the destination.',
  chapter: 'manipulation',
  repetition: 'createsOnce',
  scopes: ['read', 'write'],
  query,
  answers: 'nothing',
  reports: ['caseNotFound', 'caseExists'],
  example: {
    query: {
      sourceCaseId: 'CASE-0815',
      sourceSubId: 'DEMO',
      destCaseId: 'CASE-0818',
      destSubId: 'DEMO',
      loggingArea: '0',
    },
    answers: { kind: 'nothing', envelope: 'empty' },
  },
  async run({ systems, cases, noteOf }, request) {
    const problems = new Problems();
    const source = readReference(request, query, problems, 'source');
    const destination = readReference(request, query, problems, 'dest');
    const stored = source && (await cases.read(source));
    if (source && !stored) problems.report(Place.query('sourceCaseId', 0), 'caseNotFound', { ...source });
    else if (problems.any && destination && (await cases.read(destination)))
      problems.report(Place.query('destCaseId', 2), 'caseExists', { ...destination });
    problems.throwIfAny();
    if (!stored || !destination) throw new Error('a request without errors is complete');
    identifyCase(stored.case, rulesOfCase(systems, stored.case).ruleSet, destination.caseId);
    const copy = new EncodedCase(stored.case);
    const result: Result = { content: { kind: 'nothing', envelope: 'empty' }, revision: copy.digest };
    if (!(await cases.create(destination, copy, noteOf?.(result))))
      throw new CaseError('caseExists', { ...destination });
    return result;
  },
};
