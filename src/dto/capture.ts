import { repeated } from '../lists/repeated.js';
import { shortened } from '../text/quoted.js';
import { element, type GivenOf } from './element.js';
import { flagWithDefault } from './members/flag.js';
import { integer, textOrInteger } from './members/integer.js';
import type { Member } from './members/member.js';
import { list } from './members/nested.js';
import { identifier, text } from './members/text.js';
import type { Problems } from './problems.js';

const caseMembers = {
  caseId: identifier('Case id: 1 to 128 characters, no control characters.'),
  subId: identifier('Sub-system id: 1 to 128 characters, no control characters.'),
  loggingArea: textOrInteger('Logging area; defaults to 0.'),
};
const language = text('Capture language: a locale of the rule set, of two or four characters.', { required: true });
const sourceType = integer('Id of the source type; only its screens are shown.', { required: true });

/** Body of `/createAndCapture` (specification, "Screen capture"). */
export const createAndCaptureElement = element('CreateAndCapture', 'Starts the capture of a new case.', {
  language,
  caseMode: text('`pos`, `headoffice` or `form`.', { required: true }),
  sourceType,
  ...caseMembers,
  csp: integer('Id of the company-specific parameter set.', { required: true }),
});

const guide = flagWithDefault(
  'true: the answer has a `guide` too, and answers that are not accepted keep only themselves from being stored.',
  false,
);

const captureMembers = {
  language,
  sourceType,
  ...caseMembers,
  groupScreens: flagWithDefault('false: screens of form SB1; true: questionnaires of form SB2.', false),
  review: flagWithDefault('true: the guide has all questions of all items, with their answers.', false),
  why: flagWithDefault(
    'true: the guide says why each question of the screen is asked, and what each finding rests on.',
    false,
  ),
  item: text('`fixedID` of the item to begin with; the first one when it is left out or not shown.'),
  guide,
};

/** Body of `/capture`. */
export const captureElement = element('Capture', 'Starts or continues the capture of a stored case.', captureMembers);

/** Everything that is wrong with such a member is 609, and was told before the body is read. */
const protecting = (description: string, pattern: string): Member<string | undefined> => ({
  ...text(description, { required: 'hashNotAccepted' }),
  schema: { type: 'string', pattern },
});

/** Body of `/captureWithHash`. */
export const captureWithHashElement = element(
  'CaptureWithHash',
  'Starts or continues the capture of a stored case; the hash is accepted once.',
  {
    ...captureMembers,
    hash: protecting(
      'SHA3-256 (with a secret: HMAC-SHA3-256) of the signed text, in hexadecimal.',
      '^[0-9a-fA-F]{64}$',
    ),
    timestamp: protecting(
      'UTC instant of the call, not far from now: `2026-11-21T01:23:45.678Z`.',
      '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{1,9}Z$',
    ),
  },
);

/** A text that is empty when it is left out. */
function textOrEmpty(description: string): Member<string> {
  const plain = text(description);
  const read: Member<string>['read'] = (value, place, problems) => plain.read(value, place, problems) ?? '';
  return { ...plain, absent: '', read };
}

const answerValue = element('AnswerValue', 'One value of an answer.', {
  id: textOrEmpty('Id of the chosen option or key of the entry; empty for texts and numbers.'),
  value: textOrEmpty('Text, number or date as typed: in the forms of the specification or of the capture language.'),
  unit: textOrEmpty('Unit id of a number; the shown unit when it is left out.'),
});

const answer = element('Answer', 'The answer to one question of the screen.', {
  questionId: text('Id of the question.', { required: 'unknownQuestion' }),
  values: list('The values; none, or one that is empty, clears the answer.', answerValue),
});

/** An answer as it was sent. */
export type AnswerGiven = GivenOf<typeof answer>;

/** Body of `/userAction`. */
export const userActionElement = element(
  'UserAction',
  'The reply to a screen: answers and a command.',
  {
    screenCommand: text('Screen command.', { required: 'unknownCommand' }),
    screenId: text('Id of the screen on which the questions stand.', { required: 'unknownScreen' }),
    ...caseMembers,
    answers: list('Answers; a question that is left out keeps its answer.', answer),
    guide,
    seenChanges: integer(
      '`changes` of the guide with the screen that is answered: when the case has changed since, no answer is taken (613).',
    ),
    seenRevision: text(
      '`revision` of the guide with the screen that is answered: as `seenChanges`, and also when another case has its ids now.',
    ),
  },
  { check: ({ answers }, problems) => refuseSecondAnswers(answers, problems) },
);

/** A `userAction` as it was sent. */
export type UserActionGiven = GivenOf<typeof userActionElement>;

/** The same question answered twice (decisions, "Capture"). */
function refuseSecondAnswers(answers: readonly AnswerGiven[], problems: Problems): void {
  for (const { questionId = '', at } of repeated(answers, (answer) => answer.questionId))
    problems.refuse(at('questionId'), `the question ${shortened(questionId)} is answered twice`);
}

/** Body of `/checkCompleteness`. */
export const checkCompletenessElement = element('CheckCompleteness', 'Checks a stored case against a source type.', {
  language,
  sourceType,
  ...caseMembers,
});
