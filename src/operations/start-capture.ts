import { captureElement } from '../dto/capture.js';
import { CaseError, CaseErrors } from '../errors/case-error.js';
import { dayIn } from '../rules/values/day-in.js';
import { showScreen } from '../screens/forms/show-screen.js';
import { confirm, shownViolations } from './confirm.js';
import { firstScreen } from './first-screen.js';
import type { OperationRequest, Result, Services } from './operation.js';
import { readSourceRequest } from './source-request.js';

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
export async function startCapture({ systems, cases, now }: Services, request: OperationRequest): Promise<Result> {
  const { given, reference, absent, against } = readSourceRequest(captureElement, systems, request);
  const stored = await cases.read(reference);
  if (!stored) throw absent();
  const { rules, source, language } = against(stored.case, ({ sourceType }, problems) => {
    if (given.groupScreens && sourceType.technical)
      problems.report(given.at('groupScreens'), 'technicalScreensAreSb1', { sourceType: sourceType.id });
  });
  const view = rules.program.view(stored.case, dayIn(rules.ruleSet.timeZone, now()));
  const show = firstScreen(reference, source, view, given.groupScreens ? 'SB2' : 'SB1', language);
  if (!show) throw new CaseErrors([new CaseError('nothingToCapture', { sourceType: source.sourceType.id })]);
  await confirm(shownViolations(show));
  return { content: { kind: 'screen', screen: showScreen(show) } };
}
