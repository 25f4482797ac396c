import { userActionElement } from '../dto/capture.js';
import { Problems } from '../dto/problems.js';
import { readBody } from '../dto/request.js';
import { dayIn } from '../rules/evaluate/day-in.js';
import { showScreen } from '../screens/show-screen.js';
import { userAction as act } from '../screens/user-action.js';
import { confirm, shownViolations } from './confirm.js';
import type { Operation } from './operation.js';
import { rulesOfCase } from './rules-of-case.js';
import { notFound } from './stored-case.js';
import { updateCase } from './update-case.js';

/** `POST /userAction`: takes the answers to a screen, carries out its command and returns the next screen (specification, "Screen capture"). */
export const userAction: Operation = {
  name: 'userAction',
  method: 'POST',
  flavors: ['json', 'xml'],
  summary: 'Takes the answers to a screen and returns the next one.',
  scopes: ['capture'],
  query: [],
  body: userActionElement,
  answers: 'screen',
  async run({ systems, cases, now }, request) {
    const problems = new Problems();
    const given = readBody(userActionElement, request.body, problems);
    problems.throwIfAny();
    if (given?.caseId === undefined || given.subId === undefined || given.screenId === undefined || given.screenCommand === undefined)
      throw new Error('a request without errors is complete');
    const reference = { caseId: given.caseId, subId: given.subId };
    const { screenId, screenCommand } = given;
    const answers = given.answers.map(({ questionId, values }) => ({
      questionId: questionId ?? '',
      values: values.map(({ id, value, unit }) => ({ id: id ?? '', value: value ?? '', unit: unit ?? '' })),
    }));
    const { show, notAccepted } = await updateCase(cases, reference, () => notFound(reference), async (subject) => {
      const rules = rulesOfCase(systems, subject);
      const moment = now();
      const today = dayIn(rules.ruleSet.timeZone, moment);
      const outcome = act({ rules, reference, subject, screenId, screenCommand, answers, today, time: Math.floor(moment / 1000) });
      await confirm(shownViolations(outcome.show));
      return { stored: outcome.stored, result: outcome };
    });
    return { content: { kind: 'screen', screen: showScreen(show) }, ...(notAccepted.length > 0 ? { warnings: notAccepted } : {}) };
  },
};
