import type { Condition } from '../../../rules/model/expression.js';
import type {
  GroupDefinition,
  NavigationDefinition,
  QuestionDefinition,
  ScreenDefinition,
  ScreenSet,
} from '../../../screens/model/definition.js';
import { conditionText } from './condition-text.js';
import { type Item, reference } from './item.js';
import { type ItemMaker, summaryOf } from './item-maker.js';

/** The screens of every source type with their groups, questions and navigation, and the words of the engine. */
export function screenItems({ bySourceType, messages }: ScreenSet, make: ItemMaker): readonly Item[] {
  const words = [...messages].map(([key, text]) =>
    make.item({
      about: 'message',
      key,
      aspects: make.aspects('message').text('text', text).all,
      textPath: () => ['messages', key],
      at: make.find('texts/en.yaml', 'messages', key),
    }),
  );
  const screens = [...bySourceType.values()].flatMap((source) => [
    ...source.screens.flatMap((screen, order) => itemsOf(screen, order, make)),
    navigationItem(source.navigation, source.sourceType.key, make),
  ]);
  return [...screens, ...words];
}

function itemsOf(screen: ScreenDefinition, order: number, make: ItemMaker): readonly Item[] {
  const { names } = make;
  const key = names.of('screen', screen.key);
  const aspects = make.aspects('screen').ofModel(screen, 'key', 'groups', 'questions', 'followsUp', 'at');
  const { followsUp, sourceType, at } = screen;
  if (followsUp) aspects.add('followsUp', followsUp.attribute);
  const partOf = [reference('source type', names.of('source type', sourceType.key))];
  const summary = `of ${sourceType.key}, ${screen.scope}`;
  const whole = make.item({
    about: 'screen',
    textPath: (aspect) => [screen.key, aspect],
    key,
    name: screen.key,
    aspects: aspects.all,
    partOf,
    summary,
    order,
    at,
  });
  const groupOf = new Map<QuestionDefinition, string>();
  const groups = screen.groups.flatMap((group) => groupItems(group, '', screen, groupOf, make));
  const questions = screen.questions.map((question, place) =>
    questionItem(question, place, groupOf.get(question), key, make),
  );
  return [whole, ...groups, ...questions];
}

function questionItem(
  question: QuestionDefinition,
  order: number,
  group: string | undefined,
  screen: string,
  make: ItemMaker,
): Item {
  const aspects = make.aspects('question').ofModel(question, 'key', 'screen', 'notices', 'followsUp', 'path', 'at');
  if (question.followsUp) aspects.add('followsUp', question.followsUp.attribute);
  if (question.kind === 'attribute')
    aspects.add('path', question.path, question.path.map(({ name }) => name).join('.'));
  for (const { notice, shownWhen } of question.notices)
    aspects.add(`notice.${notice.key}`, { notice, shownWhen }, shownText(shownWhen));
  aspects.add('group', group);
  const name = `${question.screen}.${question.key}`;
  const [text] = Object.values(question.text);
  return make.item({
    about: 'question',
    textPath: (aspect) => [
      question.screen,
      'questions',
      aspect === 'text' ? question.key : `${question.key}.${aspect}`,
    ],
    key: make.names.of('question', `${screen}.${question.key}`),
    name,
    aspects: aspects.all,
    partOf: [reference('screen', screen)],
    summary: [text === undefined ? '' : JSON.stringify(text), whenText(question)].filter(Boolean).join(', '),
    order,
    at: question.at,
  });
}

const shownText = (condition: Condition): string => `shown ${whenever(condition)}`;
const whenText = ({ shownWhen, mandatoryWhen }: QuestionDefinition): string =>
  `${shownText(shownWhen)}, mandatory ${whenever(mandatoryWhen)}`;

function whenever(condition: Condition): string {
  const text = conditionText(condition);
  return condition.node === 'always' ? text : `when ${text}`;
}

function groupItems(
  group: GroupDefinition,
  within: string,
  screen: ScreenDefinition,
  groupOf: Map<QuestionDefinition, string>,
  make: ItemMaker,
): readonly Item[] {
  const screenKey = make.names.of('screen', screen.key);
  const aspects = make.aspects('group').ofModel(group, 'key', 'questions', 'buttons', 'groups').add('within', within);
  aspects.add(
    'order of buttons',
    group.buttons.map(({ key }) => key),
  );
  aspects.add(
    'order of groups',
    group.groups.map(({ key }) => key),
  );
  for (const { key, name, ...button } of group.buttons)
    aspects.text(`name of button.${key}`, name).add(`button.${key}`, button);
  for (const question of group.questions) groupOf.set(question, group.key);
  const item = make.item({
    about: 'group',
    textPath: groupTextPath(screen.key, group.key),
    key: `${screenKey}.${group.key}`,
    name: `${screen.key}.${group.key}`,
    aspects: aspects.all,
    partOf: [reference('screen', screenKey)],
    summary: summaryOf(aspects.all, 'type'),
    at: screen.at,
  });
  return [item, ...group.groups.flatMap((inner) => groupItems(inner, group.key, screen, groupOf, make))];
}

/** The texts of a group: its name, the title of its objects, its buttons. */
const groupTextPath =
  (screen: string, group: string) =>
  (aspect: string): readonly string[] => {
    const [, button] = aspect.split('name of button.');
    if (button !== undefined) return [screen, 'buttons', button];
    return [screen, 'groups', aspect === 'name' ? group : `${group}.${aspect}`];
  };

function navigationItem({ name, menus, buttons }: NavigationDefinition, sourceType: string, make: ItemMaker): Item {
  const aspects = make.aspects('navigation').text('name', name);
  aspects.add(
    'order of menus',
    menus.map(({ key }) => key),
  );
  aspects.add(
    'order of buttons',
    buttons.map(({ key }) => key),
  );
  for (const menu of menus) {
    aspects.text(`name of menu.${menu.key}`, menu.name).add(`menu.${menu.key}`, menu.lists ?? 'its entries');
    const entries = menu.items.map((entry) => (entry === 'separator' ? entry : entry.key));
    aspects.add(`entries of menu.${menu.key}`, entries);
    for (const entry of menu.items)
      if (entry !== 'separator')
        aspects
          .text(`name of entry.${menu.key}.${entry.key}`, entry.name)
          .add(`entry.${menu.key}.${entry.key}`, entry.command);
  }
  for (const { key, name: shown, toolTip = {}, ...button } of buttons)
    aspects
      .text(`name of button.${key}`, shown)
      .text(`tool tip of button.${key}`, toolTip)
      .add(`button.${key}`, button);
  const at = make.find(`${sourceType}/navigation.yaml`);
  return make.item({ about: 'navigation', key: sourceType, name: `of ${sourceType}`, aspects: aspects.all, at });
}
