import { type AnsweredPage, digestOfWording, type PageAnswer, type PageNote } from '../../case/evidence.js';
import { formatDate } from '../../case/values/date.js';
import { FoundItem, questionsWith } from '../assess/assessed-item.js';
import { foundOf } from '../assess/findings.js';
import { findItem, hidden, type ItemFindings } from '../assess/item-findings.js';
import { itemName, personTexts } from '../assess/capture-texts.js';
import type { Action, Answer, Command } from '../capture/capture.js';
import type { AskedQuestion } from '../questions/asked-question.js';
import { fixedIdOf, type Item } from '../questions/items.js';
import { givenAnswer } from './given-answer.js';
import { noticeWordings, questionWording, type WrittenWording } from './wordings.js';

/**
 * The page on which somebody answered, as evidence (decisions, "What was asked"): what the item shows of the case as it
 * was, with the questions whose answers were taken; undefined where the item has gone. `time` in milliseconds.
 */
export function answeredPage(
  action: Action,
  taken: readonly Answer[],
  time: number,
): Omit<PageNote, 'most'> | undefined {
  const { item, rules, language, form, command } = action;
  if (!item) return undefined;
  const given = new Map(taken.map((answer) => [answer.asked.id, answer]));
  const sheet: (readonly [id: string, wording: string])[] = [];
  const own: (readonly [place: number, wording: string])[] = [];
  const answers: PageAnswer[] = [];
  const wordings = new Map<string, string>();
  const show = (id: string, { text, digest }: WrittenWording): void => {
    if (digest === undefined) own.push([sheet.length, text]);
    else wordings.set(digest, text);
    sheet.push([id, digest ?? '']);
  };
  const today = formatDate(item.instance.view.today);
  const shown = new FoundItem(item, shownOf(action, item), rules.program);
  const answered = taken.map(({ asked }) => asked);
  for (const { asked, mandatory } of questionsWith(shown, answered)) {
    for (const notice of noticeWordings(action, asked)) show('', notice);
    const answer = given.get(asked.id);
    if (answer) answers.push([sheet.length, ...givenAnswer(answer, action)]);
    show(placeOf(asked, item), questionWording(action, asked, mandatory, today));
  }
  const written = JSON.stringify(sheet);
  const digest = digestOfWording(written);
  wordings.set(digest, written);
  const page: AnsweredPage = {
    time,
    versionId: rules.ruleSet.versionId,
    language,
    form,
    command: commandText(command),
    page: fixedIdOf(item),
    title: itemName(action, item),
    person: personTexts(item.person).personName,
    sheet: digest,
    own,
    answers,
  };
  return { page, wordings };
}

/** What was found of the item, also when it is not shown any more: the questions were. */
function shownOf({ source }: Action, item: Item): ItemFindings {
  const found = foundOf(source, item);
  return found && found.reached !== hidden ? found : findItem(item, item.screen.asking.reached(item.instance));
}

/** The id of a question, where a star stands for the item's own object: so the sheets of all cases are alike. */
const placeOf = ({ cotyId, objectId, question, id }: AskedQuestion, { instance }: Item): string =>
  objectId === instance.id ? `${cotyId}.*${question.idAfterObject}` : id;

function commandText(command: Command): string {
  if (command.kind === 'add') return `add ${command.type}`;
  return command.kind === 'delete' ? `delete ${command.objectId}` : command.kind;
}
