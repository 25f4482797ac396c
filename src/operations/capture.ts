import { captureElement } from '../dto/capture.js';
import { CaseError, CaseErrors } from '../errors.js';
import { dayIn } from '../rules/evaluate/day-in.js';
import { showScreen } from '../screens/show-screen.js';
import { confirm, shownViolations } from './confirm.js';
import { firstScreen } from './first-screen.js';
import type { Operation } from './operation.js';
import { notFound, readSourceRequest } from './stored-case.js';

/** `POST /capture`: the first screen of a source type for a stored case, which stays as it is (specification, "Screen capture"). */
export const capture: Operation = {
  name: 'capture',
  method: 'POST',
  flavors: ['json', 'xml'],
  summary: 'Returns the first screen of a source type for a stored case.',
  query: [],
  body: captureElement,
  answers: 'screen',
  async run({ systems, cases, now }, request) {
    const { given, reference, against } = readSourceRequest(captureElement, systems, request);
    const stored = await cases.read(reference);
    if (!stored) throw notFound(reference);
    const { rules, source, language } = against(stored.case, ({ sourceType }, problems) => {
      if (given.groupScreens && sourceType.technical) problems.report(given.at('groupScreens'), 'technicalScreensAreSb1', { sourceType: sourceType.id });
    });
    const view = rules.program.view(stored.case, dayIn(rules.ruleSet.timeZone, now()));
    const show = firstScreen(reference, source, view, given.groupScreens ? 'SB2' : 'SB1', language);
    if (!show) throw new CaseErrors([new CaseError('nothingToCapture', { sourceType: source.sourceType.id })]);
    await confirm(shownViolations(show));
    return { content: { kind: 'screen', screen: showScreen(show) } };
  },
};
