import type { Condition } from '../../../rules/model/expression.js';
import type {
  GroupDefinition,
  QuestionDefinition,
  ScreenDefinition,
  ScreenSet,
} from '../../../screens/model/definition.js';
import { conditionText } from './condition-text.js';
import { type Item, reference } from './item.js';
import { type ItemMaker, summaryOf } from './item-maker.js';
import { buttonItems, navigationItems } from './navigation-items.js';
import { textsOf } from './texts-of.js';

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
    ...navigationItems(source.navigation, source.sourceType.key, make),
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
    aspects.add(`notice.${make.names.of('notice', notice.key)}`, { notice, shownWhen }, shownText(shownWhen));
  aspects.add('group', group, group, group && make.names.of('group', `${screen}.${group}`));
  const name = `${question.screen}.${question.key}`;
  const [text] = textsOf(question.text);
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
  const aspects = make
    .aspects('group')
    .ofModel(group, 'key', 'questions', 'buttons', 'groups')
    .add('within', within, within, within && make.names.of('group', `${screenKey}.${within}`));
  const inner = group.groups.map(({ key }) => key);
  const called = inner.map((key) => make.names.of('group', `${screenKey}.${key}`));
  aspects.add('order of groups', inner, inner, called);
  for (const question of group.questions) groupOf.set(question, group.key);
  const key = make.names.of('group', `${screenKey}.${group.key}`);
  const name = `${screen.key}.${group.key}`;
  const item = make.item({
    about: 'group',
    textPath: groupTextPath(screen.key, group.key),
    key,
    name,
    aspects: aspects.all,
    partOf: [reference('screen', screenKey)],
    summary: summaryOf(aspects.all, 'type'),
    at: screen.at,
  });
  const buttons = buttonItems(
    group.buttons,
    { key, name, whole: reference('group', key), at: screen.at, textPath: (button) => [screen.key, 'buttons', button] },
    make,
  );
  return [item, ...buttons, ...group.groups.flatMap((each) => groupItems(each, group.key, screen, groupOf, make))];
}

/** The texts of a group: its name, the title of its objects. */
const groupTextPath =
  (screen: string, group: string) =>
  (aspect: string): readonly string[] => [screen, 'groups', aspect === 'name' ? group : `${group}.${aspect}`];
