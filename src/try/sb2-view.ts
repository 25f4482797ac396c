import type { AnswerForm } from './answer-form.js';
import { drawQuestion } from './controls/draw.js';
import { element } from './dom.js';
import { drawNotice } from './notice.js';
import { questionOfSb2 } from './question.js';
import type { ScreenContext } from './screen-context.js';
import type { Sb2Screen } from '../screens/model/screen.js';

/** A screen of the questionnaire form: one question under the other. */
export function drawSb2({ person: { item } }: Sb2Screen, form: AnswerForm, context: ScreenContext): HTMLElement {
  const { words, run } = context;
  const questions = item.question.map((each) => questionOfSb2(each, context.told));
  const button = (name: string, command: string) =>
    element('button', { type: 'button', 'data-command': command, click: () => run(command) }, name);
  return element(
    'form',
    { novalidate: true, submit: context.submit('next') },
    element(
      'header',
      { class: 'screen-head' },
      ...(item.group === '' ? [] : [element('p', { class: 'eyebrow', dir: 'auto' }, item.group)]),
      context.heading(item.name),
    ),
    context.notes,
    element(
      'div',
      { class: 'card questions' },
      questions.map((question) => [
        question.notices.map(drawNotice),
        form.add(question, (each) => drawQuestion(each, context)).element,
      ]),
    ),
    element(
      'div',
      { class: 'button-row' },
      button(words.previous, 'previous'),
      element('button', { type: 'submit', class: 'primary' }, words.next),
      element('span', { class: 'gap' }),
      button(words.checkPage, 'refresh'),
      button(words.finish, 'finish'),
    ),
  );
}
