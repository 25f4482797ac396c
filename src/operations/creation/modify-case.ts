import type { Case } from '../../case/case.js';
import { cloneCase } from '../../case/clone-case.js';
import { EncodedCase } from '../../case/codec.js';
import {
  applyModifications,
  refuseRepeatedBenefits,
  modifyCaseElement,
  type ModifyCaseGiven,
} from '../../dto/modify-case.js';
import { Place } from '../../dto/place.js';
import { Problems } from '../../dto/problems.js';
import { readBody } from '../../dto/request.js';
import { CaseErrors } from '../../errors/case-error.js';
import { dayIn } from '../../rules/values/day-in.js';
import { nameTheOnlyOne } from '../../rules/objects/name-the-only-one.js';
import { updateFlags } from '../../screens/assess/update-flags.js';
import { clearHiddenAnswers } from '../../screens/questions/hidden-answers.js';
import { sameContent } from '../../case/same-content.js';
import { exampleReference, loggingArea, readReference, referenceParameters } from '../case-reference.js';
import type { Operation, Result, Services } from '../operation.js';
import { rulesOfCase } from '../rules-of-case.js';
import { updateCase } from '../update-case.js';

const [caseIdParameter, subIdParameter] = referenceParameters();
const query = [{ ...caseIdParameter, missing: 'urlCaseIdMissing' as const }, subIdParameter, loggingArea];
const urlCaseId = Place.query('caseId', 0);

/**
 * `POST /modifyCase`: changes assured persons of a stored case and their benefits, all of it or nothing (specification,
 * "Case creation and modification").
 */
export const modifyCase: Operation = {
  name: 'modifyCase',
  method: 'POST',
  flavors: ['json'],
  summary: 'Change assured persons of a case and their benefits',
  description:
    'Applies changes to assured persons and their benefits, and stores all of them or none. All errors of the body are told at once.',
  chapter: 'creation',
  repetition: 'changesOnce',
  scopes: ['write'],
  query,
  body: modifyCaseElement,
  answers: 'nothing',
  reports: ['caseIdsDiffer', 'noCaseToModify'],
  example: {
    query: exampleReference,
    body: {
      caseId: 'CASE-0815',
      locale: 'en',
      personsModifications: [
        {
          id: 'P1',
          name: 'Jane Doe',
          age: 35,
          newBenefits: [],
          benefitsToBeDeleted: [],
          benefitsToBeModified: [{ benefitType: 1, benefitName: 'Term life', sumInsured: 400000 }],
        },
      ],
    },
    answers: { kind: 'nothing', envelope: 'null' },
  },
  okStatusText: null,
  async run(services, request) {
    const problems = new Problems();
    const reference = readReference(request, query, problems);
    const given = readBody(modifyCaseElement, request.body, problems);
    const [url] = request.query.get('caseId') ?? [];
    if (given?.caseId !== undefined && given.caseId !== url && !problems.at(urlCaseId))
      problems.report(given.at('caseId'), 'caseIdsDiffer', { url, body: given.caseId });
    const withoutCase = (): CaseErrors => {
      if (given) refuseRepeatedBenefits(given, problems);
      return new CaseErrors(problems.errors);
    };
    if (!reference || !given) throw withoutCase();
    const absent = (): CaseErrors => {
      problems.report(urlCaseId, 'noCaseToModify', { ...reference });
      return withoutCase();
    };
    return updateCase<Result>(services, reference, absent, (subject, digest) => {
      const changed = modified(services, subject, given, problems);
      const stored = changed && new EncodedCase(changed);
      return {
        stored,
        result: { content: { kind: 'nothing', envelope: 'null' }, revision: stored?.digest ?? digest },
      };
    });
  },
};

/**
 * The changed case; undefined when everything that was asked for is as it was. @throws CaseErrors with all that is
 * wrong.
 */
function modified(
  { systems, now }: Services,
  subject: Case,
  given: ModifyCaseGiven,
  shape: Problems,
): Case | undefined {
  const rules = rulesOfCase(systems, subject);
  const problems = shape.further();
  const changed = cloneCase(subject);
  const writer = { subject: changed, program: rules.program };
  applyModifications(given, writer, problems);
  problems.throwIfAny();
  if (sameContent(changed, subject)) return undefined;
  changed.numberOfSourceChanges += 1;
  const today = dayIn(rules.ruleSet.timeZone, now());
  if (given.personsModifications.some(({ newBenefits }) => newBenefits.length > 0))
    nameTheOnlyOne(writer, rules.program.view(changed, today), 'benefit');
  const view = clearHiddenAnswers(rules, changed.sources, writer, today);
  updateFlags(rules, view, ({ complete }) => complete);
  return changed;
}
