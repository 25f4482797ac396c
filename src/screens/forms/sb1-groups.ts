import type { Instance } from '../../rules/program/program.js';
import { itemName, questionText } from '../assess/capture-texts.js';
import { noticesBefore } from '../assess/notice-texts.js';
import type { ShownItem, ShownQuestion } from '../capture/show-item.js';
import { buttonCommands } from '../questions/button-commands.js';
import type { GroupDefinition, ObjectButton, QuestionDefinition } from '../model/definition.js';
import { reachedBy } from '../questions/reached-by.js';
import { sb1Question } from './sb1-question.js';
import type { Sb1Button, Sb1Group } from '../model/screen.js';

/** Buttons of objects under the texts of the object they stand for. */
function objectButtons(show: ShownItem, buttons: readonly ObjectButton[], owner: Instance): readonly Sb1Button[] {
  const { program } = show.rules;
  const button = (id: string, name: string, commandid: string): Sb1Button => ({ id, name, commandid, default: false });
  return buttons.flatMap((definition) =>
    buttonCommands(program, definition, owner).map(({ command, about }) =>
      button(
        definition.command === 'add' ? definition.key : `${definition.key}.${about.id}`,
        program.text(definition.name, about, show.language),
        command,
      ),
    ),
  );
}

/** The layout tree of an item: the groups of its screen file, or one input group per question. */
export function sb1Groups(show: ShownItem): Sb1Group {
  const {
    shown: { item },
    questions,
  } = show;
  const { definition } = item.screen;
  const groups =
    definition.groups.length > 0
      ? definition.groups.map((group, index) => groupOf(show, group, item.instance, `g.${index + 1}`))
      : inRows(questions.flatMap((question, index) => inputGroups(show, question, `g.${index + 1}`)));
  return { id: 'g', name: itemName(show, item), type: 'group', layout: {}, group: groups };
}

function groupOf(show: ShownItem, group: GroupDefinition, owner: Instance, id: string): Sb1Group {
  const name = show.rules.program.text(group.name, owner, show.language);
  const frame = { id, name, type: group.type, layout: group.layout };
  if (group.type === 'relButtons') return { ...frame, button: objectButtons(show, group.buttons, owner) };
  if (group.type === 'list' && group.over)
    return {
      ...frame,
      group: reachedBy(show.rules.program, owner, group.over).map((object) => relation(show, group, object, id)),
    };
  return { ...frame, ...contents(show, group, owner, id) };
}

/** One object of a list. */
function relation(show: ShownItem, group: GroupDefinition, object: Instance, id: string): Sb1Group {
  const name = group.title ? show.rules.program.text(group.title, object, show.language) : '';
  const own = `${id}.${object.id}`;
  return { id: own, name, type: 'relation', layout: {}, ...contents(show, group, object, own) };
}

function contents(
  show: ShownItem,
  { groups, questions, buttons }: GroupDefinition,
  owner: Instance,
  id: string,
): Pick<Sb1Group, 'group' | 'question' | 'button'> {
  const shown = questions.flatMap((question) => shownOf(show, question, owner));
  const asked = shown.flatMap((question) => sb1Question(show, question));
  const inner = [
    ...shown.flatMap((question, index) => noticeGroups(show, question, `${id}.q${index + 1}`)),
    ...groups.map((child, index) => groupOf(show, child, owner, `${id}.${index + 1}`)),
  ];
  return {
    ...(inner.length > 0 ? { group: inner } : {}),
    ...(asked.length > 0 ? { question: asked } : {}),
    ...(buttons.length > 0 ? { button: objectButtons(show, buttons, owner) } : {}),
  };
}

/** A question under its object, when it is shown. */
function shownOf(show: ShownItem, definition: QuestionDefinition, owner: Instance): readonly ShownQuestion[] {
  return show.questions.filter(({ asked }) => asked.question.definition === definition && asked.base.id === owner.id);
}

/** What is to be read before a question: a group each, with a name and a text and nothing to answer. */
function noticeGroups(show: ShownItem, { asked }: ShownQuestion, id: string): readonly Sb1Group[] {
  return noticesBefore(show, asked).map(({ title, text }, index) => ({
    id: `${id}.n${index + 1}`,
    name: title,
    type: 'group',
    layout: {},
    text: { text, error: '' },
  }));
}

/**
 * A question framed by itself, behind what is to be read before it; with several units its unit follows in the frame.
 */
function inputGroups(show: ShownItem, question: ShownQuestion, id: string): readonly Sb1Group[] {
  const text = { text: questionText(show, question), error: question.error };
  return [
    ...noticeGroups(show, question, id),
    { id, name: '', type: 'input', layout: {}, text, question: sb1Question(show, question) },
  ];
}

/** One under the other. */
const inRows = (groups: readonly Sb1Group[]): readonly Sb1Group[] =>
  groups.map((group, row) => ({ ...group, layout: { position: { relXPosition: 0, relYPosition: row } } }));
