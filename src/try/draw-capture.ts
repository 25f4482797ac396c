import type { AnswerForm } from './answer-form.js';
import { element, serviceText, textOf } from './dom.js';
import { namedWith, ofPerson } from './named-with.js';
import { drawNotes } from './notes.js';
import { drawProgress } from './progress.js';
import { isSb1, type Question, Told } from './question.js';
import { drawSb1 } from './sb1-view.js';
import { drawSb2 } from './sb2-view.js';
import type { ScreenContext } from './screen-context.js';
import type { Session } from './session.js';
import type { Visit } from './visit.js';
import type { Words } from './words/language.js';

/** What a person can do on the page. */
export interface CaptureActions {
  readonly run: (command: string) => void;
  readonly save: () => void;
  readonly typed: () => void;
  readonly decide: (questionId: string, whose: 'mine' | 'theirs') => void;
  readonly explain: (question: Question) => void;
  readonly undo: () => void;
  readonly goTo: (fixedID: string) => void;
  readonly review: () => void;
}

/** Name of the item, with that of the person where it does not say it. */
export function titleOf({ screen, current }: Session, words: Words): string {
  const name = textOf(isSb1(screen) ? screen.title : screen.person.item.name);
  return namedWith(name, current, words);
}

/** A capture: the list of its items, and the screen shown. `wide`: there is room for both beside each other. */
export function drawCapture(
  session: Session,
  visit: Visit,
  form: AnswerForm,
  words: Words,
  wide: boolean,
  actions: CaptureActions,
): HTMLElement {
  const { deletion } = visit;
  const deleted = deletion?.command.slice('delete '.length);
  const notes = element('div', { class: 'notes' });
  const context: ScreenContext = {
    words,
    language: session.language,
    notes,
    told: new Told(session.guide, words.pleaseAnswer),
    isDeleted: (command) =>
      command === deletion?.command || (command.startsWith('goto ') && command.endsWith(`.${deleted}`)),
    chosen: actions.save,
    explain: actions.explain,
    decide: actions.decide,
    run: actions.run,
    submit: (command) => (event) => {
      event.preventDefault();
      actions.run(command);
    },
    heading: (name) => {
      const person = ofPerson(textOf(name), session.current, words);
      return element(
        'h1',
        { id: 'screen-title', tabindex: -1 },
        ...serviceText(name),
        ...(person === '' ? [] : [' – ', element('bdi', {}, person)]),
      );
    },
  };
  const { screen } = session;
  const drawn = isSb1(screen) ? drawSb1(screen, form, context) : drawSb2(screen, form, context);
  drawn.addEventListener('input', actions.typed);
  drawn.addEventListener('change', actions.save);
  notes.append(...drawNotes(form.controls, visit.drafts, session.current, deletion?.name, words, actions.undo));
  const items = session.items.filter(({ fixedID }) => deleted === undefined || !fixedID.endsWith(`.${deleted}`));
  const unsaved = new Set(visit.drafts.all.map(([, { item }]) => item));
  return element(
    'div',
    { class: 'capture' },
    drawProgress(items, unsaved, words, wide, actions),
    element('div', { class: 'screen', 'data-item': visit.item }, drawn),
  );
}
