import type { Sb1Button, Sb1Group, Sb1Question, Sb1Screen } from '../screens/model/screen.js';
import type { AnswerForm } from './answer-form.js';
import { drawQuestion } from './controls/draw.js';
import { unitControl } from './controls/unit.js';
import { element, serviceText } from './dom.js';
import { drawMenuBar } from './menu-bar.js';
import { drawText } from './notice.js';
import { type Question, questionOfSb1, unitSuffix } from './question.js';
import type { ScreenContext } from './screen-context.js';

/** A screen of the technical form, laid out as it says: menus, groups by position and dimension, button row. */
export function drawSb1(
  { navigation, title, group, buttonRow }: Sb1Screen,
  form: AnswerForm,
  context: ScreenContext,
): HTMLElement {
  const standard = buttonRow.button.find((button) => button.default);
  return element(
    'form',
    { novalidate: true, submit: context.submit(standard?.commandid ?? 'refresh') },
    drawMenuBar(navigation, context),
    element('header', { class: 'screen-head' }, context.heading(title)),
    context.notes,
    rowsOf(group.group ?? [], form, context),
    ...contentsOf({ ...group, group: [] }, form, context),
    element(
      'div',
      { class: 'button-row' },
      inPlace(buttonRow.button).map((button) => drawButton(button, context, button === standard)),
    ),
  );
}

interface Placed {
  readonly position?: { readonly relXPosition: number; readonly relYPosition: number };
}

const byX = (one: Placed, other: Placed): number =>
  (one.position?.relXPosition ?? 0) - (other.position?.relXPosition ?? 0);
const byY = (one: Placed, other: Placed): number =>
  (one.position?.relYPosition ?? 0) - (other.position?.relYPosition ?? 0);
const inPlace = <T extends Placed>(parts: readonly T[]): readonly T[] =>
  [...parts].sort((one, other) => byY(one, other) || byX(one, other));

/**
 * Groups with one `relYPosition` stand in one row, from left to right, each as many of twelve columns wide as its
 * dimension says.
 */
function rowsOf(groups: readonly Sb1Group[], form: AnswerForm, context: ScreenContext): HTMLElement {
  const placed = inPlace(
    groups.filter((group) => !isDeleted(group, context)).map((group) => ({ group, ...group.layout })),
  );
  const rows = new Map<number, HTMLElement>();
  for (const { group, position, dimension } of placed) {
    // Groups without a place stand one under the other.
    const y = position?.relYPosition ?? 1000 + rows.size;
    const row = rows.get(y) ?? element('div', { class: 'row' });
    const drawn = drawGroup(group, form, context);
    drawn.style.setProperty('--span', String(Math.min(dimension?.columns ?? 12, 12)));
    row.append(drawn);
    rows.set(y, row);
  }
  return element('div', { class: 'rows' }, ...rows.values());
}

/** Of an object that was deleted just now nothing is shown. */
const isDeleted = ({ type, id, button = [], group = [] }: Sb1Group, context: ScreenContext): boolean =>
  type === 'relation' &&
  (context.isDeleted(`delete ${id.slice(id.lastIndexOf('.') + 1)}`) ||
    [...button, ...group.flatMap((inner) => inner.button ?? [])].some(({ commandid }) => context.isDeleted(commandid)));

function drawGroup(group: Sb1Group, form: AnswerForm, context: ScreenContext): HTMLElement {
  const { name, type, layout } = group;
  const framed = layout.appearance?.['border'] === 'title' || type === 'relation';
  const across = layout.appearance?.['fillStrategy'] === 'horizontal';
  const headingId = `n-${group.id}`;
  const heading =
    name === '' || type === 'input'
      ? undefined
      : element(type === 'relation' ? 'h3' : 'h2', { id: headingId }, ...serviceText(name));
  return element(
    'section',
    {
      class: ['group', `type-${type}`, framed ? 'card' : '', across ? 'across' : '']
        .filter((each) => each !== '')
        .join(' '),
      'aria-labelledby': heading ? headingId : undefined,
    },
    ...(heading ? [heading] : []),
    ...contentsOf(group, form, context),
  );
}

function contentsOf(
  { group: groups = [], question: questions = [], button: buttons = [], text }: Sb1Group,
  form: AnswerForm,
  context: ScreenContext,
): readonly HTMLElement[] {
  return [
    ...(text && questions.length === 0 ? [drawText(text.text)] : []),
    ...(questions.length > 0
      ? [element('div', { class: 'questions' }, drawQuestions(questions, text?.text, form, context))]
      : []),
    ...(groups.length > 0 ? [rowsOf(groups, form, context)] : []),
    ...(buttons.length > 0
      ? [
          element(
            'div',
            { class: 'object-buttons' },
            buttons
              .filter(({ commandid }) => !context.isDeleted(commandid))
              .map((button) => drawButton(button, context, false)),
          ),
        ]
      : []),
  ];
}

/** A number is followed by its unit, which is a question too. */
function drawQuestions(
  questions: readonly Sb1Question[],
  groupText: string | undefined,
  form: AnswerForm,
  context: ScreenContext,
): readonly HTMLElement[] {
  const all = questions.map((each) => questionOfSb1(each, context.told));
  const unitOf = (number: Question): Question | undefined => all.find(({ id }) => id === number.id + unitSuffix);
  return all
    .filter((question) => !all.some((number) => unitOf(number) === question))
    .map((question) => {
      const named = question.text === '' ? { ...question, text: groupText ?? '' } : question;
      const unitQuestion = unitOf(question);
      const unit = unitQuestion && form.add(unitQuestion, (withUnit) => unitControl(withUnit, named, context));
      return form.add(named, (each) => drawQuestion(each, { ...context, unit })).element;
    });
}

function drawButton(
  { name, commandid, appearance }: Sb1Button,
  { run }: ScreenContext,
  standard: boolean,
): HTMLElement {
  const toolTip = appearance?.['toolTip'];
  const kind = standard
    ? 'primary'
    : commandid.startsWith('delete ')
      ? 'delete'
      : commandid.startsWith('add ')
        ? 'add'
        : undefined;
  const attributes = {
    class: kind,
    'data-command': commandid,
    title: typeof toolTip === 'string' && toolTip !== '' ? toolTip : undefined,
    disabled: appearance?.['disabled'] === true,
  };
  return element(
    'button',
    standard ? { ...attributes, type: 'submit' } : { ...attributes, type: 'button', click: () => run(commandid) },
    name,
  );
}
