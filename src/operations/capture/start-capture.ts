import { captureElement } from '../../dto/capture.js';
import { Problems } from '../../dto/problems.js';
import { readBody } from '../../dto/request.js';
import { withMeaning } from '../../rules/model/with-meaning.js';
import { dayIn } from '../../rules/values/day-in.js';
import { firstItem } from '../../screens/capture/show-item.js';
import { confirmedScreen } from './confirm.js';
import type { OperationRequest, Result, Services } from '../operation.js';
import { rulesOfCase } from '../rules-of-case.js';
import { namedCase, namedSource } from './named-case.js';

/** The codes of a capture that starts, beside those of its body. */
export const startReports = [
  'caseNotFound',
  'unknownSourceType',
  'technicalScreensAreSb1',
  'nothingToCapture',
] as const;

/**
 * What `capture` does, and `captureWithHash` once its hash is accepted: the first screen of a source type for a stored
 * case, which stays as it is. @throws CaseErrors 323, 512, 601, 604, 612; UndefinedMember
 */
export async function startCapture({ systems, cases, now }: Services, { body }: OperationRequest): Promise<Result> {
  const problems = new Problems();
  const { given, reference, absent } = namedCase(readBody(captureElement, body, problems), problems);
  const stored = await cases.read(reference);
  if (!stored) throw absent();
  const rules = rulesOfCase(systems, stored.case);
  const { source, language } = namedSource(given, rules, problems, ({ sourceType }) => {
    if (given.groupScreens && sourceType.technical)
      problems.report(given.at('groupScreens'), 'technicalScreensAreSb1', {
        sourceType: withMeaning(sourceType.id, sourceType.name, given.language ?? ''),
      });
  });
  const view = rules.program.view(stored.case, dayIn(rules.ruleSet.timeZone, now()));
  const form = given.groupScreens ? 'SB2' : 'SB1';
  const shown = firstItem({ rules, language, reference, source, form, view }, given.item);
  return { content: await confirmedScreen(shown, stored.digest, given), revision: stored.digest };
}
