import type { Case, CaseReference } from '../../case/case.js';
import { EncodedCase } from '../../case/codec.js';
import { shortened } from '../../text/quoted.js';
import { buildCase, caseElement, type CaseGiven } from '../../dto/case.js';
import { Place } from '../../dto/place.js';
import { Problems } from '../../dto/problems.js';
import { readBody } from '../../dto/request.js';
import { CaseError } from '../../errors/case-error.js';
import { nameTheOnlyOne } from '../../rules/objects/name-the-only-one.js';
import { dayIn } from '../../rules/values/day-in.js';
import { loggingArea, readReference, referenceParameters } from '../case-reference.js';
import { createCaseInDBExample } from './create-case-in-db.example.js';
import type { Operation, OperationRequest, Result, Services } from '../operation.js';

const query = [...referenceParameters(), loggingArea];
const urlCaseId = Place.query('caseId', 0);

/**
 * `POST /createCaseInDB`: builds a case from a JSON description and stores it; an existing case is never overwritten
 * (324).
 */
export const createCaseInDB: Operation = {
  name: 'createCaseInDB',
  method: 'POST',
  flavors: ['json'],
  summary: 'Create a case from a JSON description',
  description:
    'Builds a case from what is known already (persons, benefits, occupations, pursuits, disorders, covers) and stores it; an existing case is never overwritten (324). All errors of the body are told at once. Sent a second time it is refused with 324: whoever does not know whether the first call did its work reads the case.',
  chapter: 'creation',
  repetition: 'createsOnce',
  scopes: ['write'],
  query,
  body: caseElement,
  answers: 'nothing',
  reports: ['caseExists', 'unknownParameterSet', 'caseIdsDiffer'],
  example: createCaseInDBExample,
  async run({ systems, cases, now, noteOf }, request) {
    const problems = new Problems();
    const reference = readReference(request, query, problems);
    const given = readBody(caseElement, request.body, problems);
    const built = given && build({ systems, now }, request, given, problems);
    if (problems.any && reference && (await cases.read(reference)))
      problems.report(urlCaseId, 'caseExists', { ...reference });
    problems.throwIfAny();
    if (!reference || !built) throw new Error('a case without problems was not built');
    const stored = new EncodedCase(built);
    const result: Result = { content: { kind: 'nothing', envelope: 'null' }, revision: stored.digest };
    if (!(await cases.create(reference, stored, noteOf?.(result)))) throw exists(reference);
    return result;
  },
};

const exists = ({ caseId, subId }: CaseReference): CaseError => new CaseError('caseExists', { caseId, subId });

/** The case under the rules of its parameter set; undefined without them, when only what needs no rules is reported. */
function build(
  { systems, now }: Pick<Services, 'systems' | 'now'>,
  { query: values }: OperationRequest,
  given: CaseGiven,
  problems: Problems,
): Case | undefined {
  const [url] = values.get('caseId') ?? [];
  if (given.caseId !== undefined && given.caseId !== url && !problems.at(urlCaseId)) {
    problems.report(given.at('caseId'), 'caseIdsDiffer', { url, body: given.caseId });
  }
  if (given.cspSetId === undefined) return undefined;
  const rules = systems.forCsp(given.cspSetId);
  if (!rules)
    problems.report(given.at('cspSetId'), 'unknownParameterSet', { csp: shortened(String(given.sent('cspSetId'))) });
  if (!rules) return undefined;
  const built = buildCase(given, rules.program, problems);
  const writer = { subject: built, program: rules.program };
  if (!problems.any) nameTheOnlyOne(writer, rules.program.view(built, dayIn(rules.ruleSet.timeZone, now())), 'benefit');
  return built;
}
