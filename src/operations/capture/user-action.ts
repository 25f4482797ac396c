import { EncodedCase } from '../../case/codec.js';
import { userActionElement } from '../../dto/capture.js';
import { Problems } from '../../dto/problems.js';
import { readBody } from '../../dto/request.js';
import { dayIn } from '../../rules/values/day-in.js';
import { act } from '../../screens/capture/act.js';
import { openAction } from '../../screens/capture/open-action.js';
import { answeredPage } from '../../screens/evidence/answered-page.js';
import { confirmedScreen } from './confirm.js';
import { exampleReference } from '../case-reference.js';
import type { Operation, Result } from '../operation.js';
import { rulesOfCase } from '../rules-of-case.js';
import { namedCase } from './named-case.js';
import { updateCase } from '../update-case.js';

/**
 * `POST /userAction`: takes the answers to a screen, carries out its command and returns the next screen
 * (specification, "Screen capture").
 */
export const userAction: Operation = {
  name: 'userAction',
  method: 'POST',
  flavors: ['json', 'xml'],
  summary: 'Takes the answers to a screen and returns the next one.',
  description:
    'Takes the answers to a screen, carries out the command and answers the screen to present next. Commands: `next`, `previous`, `refresh`, `finish`; `goto` with the id of a screen seen before (SB2); on SB1 every `commandid` of its menus and buttons. Answers that are not accepted (608) bring the same screen with status 1, and nothing is stored.',
  chapter: 'capture',
  repetition: 'changesOnce',
  scopes: ['capture'],
  query: [],
  body: userActionElement,
  answers: 'screen',
  reports: ['caseNotFound', 'nothingToCapture'],
  warns: ['answerNotAccepted', 'caseChanged'],
  example: {
    body: {
      screenCommand: 'next',
      screenId: 'WzEsMSwyLCJlbiIsImNvbnNlbnRzIiwyLCIyeERRcDVpTzRmcjgiXQ',
      ...exampleReference,
      answers: [{ questionId: '27.2.1033', values: [{ id: '1', value: '' }] }],
    },
  },
  async run({ systems, cases, now, noteOf, recent, evidencePages = 0 }, { body }) {
    const problems = new Problems();
    const { given, reference, absent } = namedCase(readBody(userActionElement, body, problems), problems);
    return updateCase<Result>({ cases, noteOf }, reference, absent, async (subject, digest) => {
      const rules = rulesOfCase(systems, subject);
      const moment = now();
      const view = rules.program.view(subject, dayIn(rules.ruleSet.timeZone, moment));
      recent?.recall(view, digest);
      const opened = { rules, reference, view, revision: digest, time: Math.floor(moment / 1000) };
      const action = openAction(given, opened, problems.further());
      const outcome = act(action);
      const stored = outcome.stored && new EncodedCase(outcome.stored);
      const state = stored?.digest ?? digest;
      const result = {
        content: await confirmedScreen(outcome.shown, state, { guide: action.guided }),
        warnings: outcome.notAccepted,
        revision: state,
      };
      // What is not accepted may be shown in a state that is not stored.
      if (outcome.shown.view.case === (outcome.stored ?? subject)) recent?.keep(outcome.shown.view, state);
      if (!stored || evidencePages === 0) return { stored, result };
      const page = answeredPage(action, outcome.taken, moment);
      return { stored, result, answeredPage: page && { most: evidencePages, ...page } };
    });
  },
};
