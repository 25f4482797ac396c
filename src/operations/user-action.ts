import { userActionElement } from '../dto/capture.js';
import type { Place } from '../dto/place.js';
import { Problems } from '../dto/problems.js';
import { readBody } from '../dto/request.js';
import { CaseErrors } from '../errors/case-error.js';
import { dayIn } from '../rules/values/day-in.js';
import { openAction, type Report } from '../screens/capture/open-action.js';
import { showScreen } from '../screens/forms/show-screen.js';
import { userAction as act } from '../screens/capture/user-action.js';
import { confirm, shownViolations } from './confirm.js';
import { exampleReference } from './case-reference.js';
import type { Operation } from './operation.js';
import { rulesOfCase } from './rules-of-case.js';
import { absentCase } from './source-request.js';
import { updateCase } from './update-case.js';

/**
 * `POST /userAction`: takes the answers to a screen, carries out its command and returns the next screen
 * (specification, "Screen capture").
 */
export const userAction: Operation = {
  name: 'userAction',
  method: 'POST',
  flavors: ['json', 'xml'],
  summary: 'Takes the answers to a screen and returns the next one.',
  chapter: 'capture',
  scopes: ['capture'],
  query: [],
  body: userActionElement,
  answers: 'screen',
  reports: ['caseNotFound', 'answerNotAccepted', 'nothingToCapture'],
  example: {
    body: {
      screenCommand: 'next',
      screenId: 'WzEsMSwyLCJlbiIsImNvbnNlbnRzIiwyLCIyeERRcDVpTzRmcjgiXQ',
      ...exampleReference,
      answers: [{ questionId: '27.2.1033', values: [{ id: '1', value: '' }] }],
    },
  },
  async run({ systems, cases, now }, request) {
    const shape = new Problems();
    const given = readBody(userActionElement, request.body, shape);
    if (given?.caseId === undefined || given.subId === undefined) throw new CaseErrors(shape.errors);
    const reference = { caseId: given.caseId, subId: given.subId };
    const { screenId, screenCommand } = given;
    const answers = given.answers.map(({ questionId, values }) => ({
      questionId,
      values: values.map(({ id, value, unit }) => ({ id: id ?? '', value: value ?? '', unit: unit ?? '' })),
    }));
    const placeOf = (where: Parameters<Report>[0]): Place =>
      typeof where === 'string' ? given.at(where) : (given.answers[where]?.at('questionId') ?? given.place);
    const absent = (): CaseErrors => absentCase(given.at('caseId'), reference, shape);
    const { show, notAccepted } = await updateCase(cases, reference, absent, async (subject) => {
      const rules = rulesOfCase(systems, subject);
      const moment = now();
      const today = dayIn(rules.ruleSet.timeZone, moment);
      const problems = shape.further();
      const opened = openAction(
        { rules, reference, subject, screenId, screenCommand, answers, today, time: Math.floor(moment / 1000) },
        (where, slug, parameters) => {
          if (!problems.at(placeOf(where))) problems.report(placeOf(where), slug, parameters);
        },
      );
      problems.throwIfAny();
      if (!opened) throw new Error('a request without errors is complete');
      const outcome = act(opened);
      await confirm(shownViolations(outcome.show));
      return { stored: outcome.stored, result: outcome };
    });
    return {
      content: { kind: 'screen', screen: showScreen(show) },
      ...(notAccepted.length > 0 ? { warnings: notAccepted } : {}),
    };
  },
};
