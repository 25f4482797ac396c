import type { Completeness, MissingAnswer, ReportedViolation } from '../screens/model/completeness.js';
import type { GuideItem } from '../screens/model/guide.js';
import { ofPerson } from './named-with.js';
import { element, serviceText } from './dom.js';
import type { Session } from './session.js';
import { languageTag, type Words, wordsIn } from './words/language.js';

/** Leads to a question; the dialog is closed before. */
export type GoToQuestion = (questionId: string, place?: Pick<MissingAnswer, 'screen' | 'objectId'>) => void;

const severities = {
  error: 'severityError',
  incomplete: 'severityIncomplete',
  warning: 'severityWarning',
  information: 'severityInformation',
} as const;

/**
 * What checkCompleteness says, with a way to each question that it names. It is shown at once, and gone when it is
 * closed.
 */
export function openCompletenessDialog(
  completeness: Completeness,
  { items, language }: Pick<Session, 'items' | 'language'>,
  goTo: GoToQuestion,
): void {
  const words = wordsIn(language);
  const lang = languageTag(language);
  const { complete, consistent, missing, violations, undecidable } = completeness;
  const leave: GoToQuestion = (questionId, place) => {
    dialog.close();
    goTo(questionId, place);
  };
  const part = (title: string, entries: readonly HTMLElement[]) =>
    entries.length === 0 ? [] : [element('h3', {}, `${title} (${entries.length})`), element('ul', {}, entries)];
  const dialog = element(
    'dialog',
    { class: 'check', 'aria-labelledby': 'check-title', lang, close: () => dialog.remove() },
    element(
      'header',
      {},
      element('h2', { id: 'check-title' }, words.checked),
      element('button', { type: 'button', class: 'quiet', click: () => dialog.close() }, words.close),
    ),
    element(
      'div',
      { class: 'verdicts' },
      element(
        'p',
        { class: complete ? 'verdict good' : 'verdict bad' },
        complete ? words.isComplete : words.isIncomplete,
      ),
      element(
        'p',
        { class: consistent ? 'verdict good' : 'verdict bad' },
        consistent ? words.isConsistent : words.isInconsistent,
      ),
    ),
    ...part(
      words.missing,
      missing.map((each) =>
        element(
          'li',
          {},
          way(words, serviceText(each.text), () => leave(each.questionId, each)),
          ...placeOf(each, items, words),
        ),
      ),
    ),
    ...part(
      words.violations,
      violations.map((each) => violation(each, words, leave)),
    ),
    ...part(
      words.undecidable,
      undecidable.map(({ reason }) => element('li', {}, reason)),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}

/** On which page, and of whom. */
function placeOf({ screen, objectId }: MissingAnswer, items: readonly GuideItem[], words: Words): readonly Node[] {
  const item =
    items.find(({ fixedID }) => fixedID === `${screen}.${objectId}`) ??
    items.find(({ fixedID }) => fixedID.startsWith(`${screen}.`));
  if (!item) return [];
  const { name } = item;
  const person = ofPerson(name, item, words);
  const place = person === '' ? name : `${name}, ${person}`;
  return [element('span', { class: 'hint' }, ` (${place})`)];
}

function violation(
  { severity, message, questions: [question] }: ReportedViolation,
  words: Words,
  leave: GoToQuestion,
): HTMLElement {
  const tag = element('span', { class: `severity ${severity}` }, words[severities[severity]]);
  if (question === undefined)
    return element(
      'li',
      {},
      tag,
      ' ',
      ...serviceText(message),
      element('span', { class: 'hint' }, ` ${words.noQuestion}`),
    );
  return element(
    'li',
    {},
    tag,
    ' ',
    way(words, serviceText(message), () => leave(question)),
  );
}

const way = (words: Words, text: readonly Node[], go: () => void): HTMLElement =>
  element('button', { type: 'button', class: 'link', title: words.goTo, click: go }, ...text);
