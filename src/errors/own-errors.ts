import { entry } from './error-entry.js';

/** The codes of our own (decisions, "Answers"). */
export const ownErrors = {
  caseExists: entry(324, 'the case exists already', 'The case {caseId} exists already in the sub-system {subId}.'),
  unknownSourceType: entry(601, 'unknown source type', '{attribute}: the source type {reason}.'),
  notACreatingSourceType: entry(
    602,
    'the source type is not a creating one',
    '{attribute}: a case cannot be created with the source type {sourceType}.',
  ),
  unknownCaseMode: entry(
    603,
    'unknown case mode',
    '{attribute}: the case mode {caseMode} is unknown; it is pos, headoffice or form.',
  ),
  technicalScreensAreSb1: entry(
    604,
    'technical screens exist in SB1 only',
    'groupScreens: the screens of the source type {sourceType} exist in SB1 only.',
  ),
  unknownScreen: entry(
    605,
    'unknown screen, or a screen of another case',
    'screenId: the screen is unknown or belongs to another case.',
  ),
  unknownCommand: entry(
    606,
    'unknown screen command',
    'screenCommand: the command {command} is unknown here; known are {commands}.',
  ),
  unknownQuestion: entry(607, 'unknown question', '{attribute}: the screen has no question {questionId}.'),
  answerNotAccepted: entry(608, 'answer not accepted', '{question}: {reason}'),
  hashNotAccepted: entry(609, 'hash or timestamp not accepted', 'The hash or the timestamp was not accepted.'),
  malformedCaseXml: entry(610, 'malformed case XML', '{reason}'),
  caseXmlContradictsRules: entry(611, 'case XML contradicts the rules', '{reason}'),
  nothingToCapture: entry(
    612,
    'nothing to capture for this case',
    'The source type {sourceType} has no screen to show for this case.',
  ),
  caseChanged: entry(
    613,
    'the case has changed since the screen was shown',
    'Somebody else has changed the case meanwhile; nothing was stored.',
  ),
  notInThisState: entry(
    614,
    'the case is not as `If-Match` says (HTTP 412)',
    'The case {caseId} of the sub-system {subId} is not in the state that If-Match names: read it again.',
    412,
  ),
  answerNotKept: entry(
    615,
    'a call with this `Idempotency-Key` was carried out; its answer is kept no more (HTTP 409)',
    'The call was carried out before. Its answer is not kept, because it is long or the case was deleted since.',
    409,
  ),
  idempotencyKeyReused: entry(
    616,
    'the `Idempotency-Key` was used for another call (HTTP 422)',
    'The Idempotency-Key was used for another call on this case: a new call needs a new key.',
    422,
  ),
  unknownCatalogue: entry(617, 'unknown catalogue', '{attribute}: {reason}.'),
  unknownMark: entry(618, 'the mark is none of the feed of this store, or too old', '{attribute}: {reason}'),
  noFeed: entry(619, 'no feed of changes is kept (`FEED_DAYS`)', 'This service keeps no feed of changes.'),
  questionOpen: entry(620, 'mandatory question not answered', '{message}'),
  ruleViolated: entry(621, 'plausibility rule violated (severity error or incomplete)', '{message}'),
  undecidable: entry(622, 'something cannot be decided', '{message}'),
  storeNotReachable: entry(
    900,
    'store not reachable, or too many calls at once (HTTP 503)',
    'The service cannot take the call at the moment.',
    503,
  ),
  outcomeUnknown: entry(
    901,
    'beside 900: whether the call took effect is not known (HTTP 503)',
    'Whether the call took effect is not known.',
    503,
  ),
  internalFault: entry(999, 'internal fault (HTTP 500)', 'An internal fault occurred.', 500),
};
