import type { Instance } from '../../rules/program/program.js';
import { itemName, questionText } from '../assess/capture-texts.js';
import type { ShownItem, ShownQuestion } from '../capture/show-item.js';
import { buttonCommands } from '../questions/button-commands.js';
import type { GroupDefinition, ObjectButton, QuestionDefinition } from '../model/definition.js';
import { reachedBy } from '../questions/reached-by.js';
import { sb1Question } from './sb1-question.js';
import type { Sb1Button, Sb1Group, Sb1Question } from '../model/screen.js';

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
      : questions.map((question, index) => inputGroup(show, question, `g.${index + 1}`, index));
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
  const asked = questions.flatMap((question) => questionsOf(show, question, owner));
  return {
    ...(groups.length > 0
      ? { group: groups.map((child, index) => groupOf(show, child, owner, `${id}.${index + 1}`)) }
      : {}),
    ...(asked.length > 0 ? { question: asked } : {}),
    ...(buttons.length > 0 ? { button: objectButtons(show, buttons, owner) } : {}),
  };
}

/** A shown question under its object; with several units its unit follows as a question of its own. */
function questionsOf(show: ShownItem, definition: QuestionDefinition, owner: Instance): readonly Sb1Question[] {
  return show.questions
    .filter(({ asked }) => asked.question.definition === definition && asked.base.id === owner.id)
    .flatMap((question) => sb1Question(show, question));
}

function inputGroup(show: ShownItem, question: ShownQuestion, id: string, row: number): Sb1Group {
  const asked = sb1Question(show, question);
  const error = asked[0]?.selection?.error ?? asked[0]?.textInput?.error ?? '';
  const layout = { position: { relXPosition: 0, relYPosition: row } };
  return { id, name: '', type: 'input', layout, text: { text: questionText(show, question), error }, question: asked };
}
