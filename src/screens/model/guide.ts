import { element, optional } from '../../wire/element.js';
import { flag, integer, text, word } from '../../wire/scalars.js';
import { list } from '../../wire/several.js';
import { described, type TypeOf } from '../../wire/shape.js';
import { inputValue, sb2Question } from './screen.js';

/**
 * What a client that guides a person through a capture shows beside the screen (decisions, "Guided capture"); in the
 * JSON flavor only, and only where it is asked for.
 */

const guideItem = element('GuideItem', 'An item that is shown to this source type.', {
  screenId: described(text, 'Its `screenId`, in the form and the language of the screen.'),
  fixedID: described(text, '`<screen>.<object id>`: a name that stays.'),
  name: text,
  group: text,
  personName: text,
  personID: text,
  personRoles: described(
    list(word('assured', 'policyHolder')),
    'What the person is to the contract; of no person none.',
  ),
  current: flag,
  consistent: flag,
  questions: described(integer, 'How many questions it shows.'),
  answered: described(integer, 'How many of them are answered.'),
  open: described(integer, 'How many mandatory ones are not.'),
});
export type GuideItem = TypeOf<typeof guideItem>;

const answerBehind = { name: described(text, 'What was asked.'), text: described(text, 'What was answered.') };

const concernedAnswer = element('GuideAnswer', 'An answer that a violated rule rests on.', {
  ...answerBehind,
  questions: described(list(text), 'Ids of the questions at which it alone can be changed.'),
  nearest: described(
    list(text),
    'With which the rule is no longer violated, everything else the same; the first of them.',
  ),
});

const guideFinding = element('GuideFinding', 'What a question reports.', {
  ruleId: text,
  severity: word('error', 'incomplete', 'warning', 'information'),
  message: text,
  answers: optional(described(list(concernedAnswer), 'With `why: true`: what it rests on.')),
  questions: described(list(text), 'Ids of the questions of the screen that report it.'),
});
export type GuideFinding = TypeOf<typeof guideFinding>;

const guideQuestion = element('GuideQuestion', 'How a question of the screen is answered.', {
  id: text,
  kind: word('text', 'date', 'number', 'choice', 'search', 'searchList'),
  maxLength: optional(described(integer, 'Of a text: as many characters.')),
  catalogue: optional(described(text, 'Where it is searched: its name, for `codeSearch`.')),
  options: optional(described(list(inputValue), 'Of a search among few: all that can be chosen.')),
  notListed: optional(
    described(inputValue, 'Of a search: the entry for what is in no list; further questions ask for it in own words.'),
  ),
  refused: described(flag, 'What was answered just now is not accepted, and not stored.'),
  open: described(flag, 'It is mandatory and not answered, and says so.'),
  because: optional(
    described(
      list(element('AnswerBehind', 'An answer.', answerBehind)),
      'With `why: true`: the answers for which it is asked; none of what everybody is asked.',
    ),
  ),
});
export type GuideQuestion = TypeOf<typeof guideQuestion>;

const reviewedItem = element('ReviewedItem', 'An item with all that it asks.', {
  fixedID: text,
  question: described(list(sb2Question), 'As SB2 shows them, whatever the form of the screen.'),
  dates: described(list(text), 'Ids of those that a date answers.'),
});
export type ReviewedItem = TypeOf<typeof reviewedItem>;

export const guide = element('Guide', 'What a guiding client shows beside the screen.', {
  changes: described(integer, 'How often the case was changed: the `seenChanges` of the next `userAction`.'),
  revision: described(
    text,
    'The state of the case, as in its `ETag`: the `seenRevision` of the next `userAction`. Unlike `changes` it also tells a case that was deleted and made anew.',
  ),
  csp: described(integer, 'The parameter set of the case.'),
  items: list(guideItem),
  questions: described(list(guideQuestion), 'Those of the screen, in its order.'),
  findings: described(list(guideFinding), 'The violated rules that questions of the screen report, the gravest first.'),
  review: optional(described(list(reviewedItem), 'With `review: true`: all items with their questions and answers.')),
});
export type Guide = TypeOf<typeof guide>;
