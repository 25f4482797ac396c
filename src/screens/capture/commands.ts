import { withMeaning } from '../../rules/model/with-meaning.js';
import type { Words } from '../../rules/model/words.js';
import type { Instance } from '../../rules/program/program.js';
import type { GroupDefinition } from '../model/definition.js';
import { buttonCommands } from '../questions/button-commands.js';
import { reachedBy } from '../questions/reached-by.js';
import { allItems, isNamed, isShown, type Item, itemOf, type ItemKey } from '../questions/items.js';
import type { SourceProgram } from '../questions/source-program.js';
import { decodeToken, type Form } from '../questions/token.js';
import type { Command, OpenedCapture } from './capture.js';

/** `argument` is what stands behind the first blank; undefined when there is none. */
type Reader = (argument: string | undefined, from: OpenedCapture) => Command | undefined;

const plainCommand =
  (kind: 'next' | 'previous' | 'refresh' | 'finish'): Reader =>
  (argument) =>
    argument === undefined ? { kind } : undefined;

const moves = {
  next: plainCommand('next'),
  previous: plainCommand('previous'),
  refresh: plainCommand('refresh'),
  finish: plainCommand('finish'),
};

/** The commands of each form by their first word. On SB1 only what a button or menu item shows is accepted. */
const readers: Readonly<Record<Form, Readonly<Record<string, Reader>>>> = {
  SB1: {
    ...Object.fromEntries(
      Object.entries(moves).map(([word, read]) => [
        word,
        (argument, from) => (offers(from.source, word) ? read(argument, from) : undefined),
      ]),
    ),
    goto: (argument = '', from) => (lists(from.source, 'items') ? itemNamed(argument, from) : undefined),
    language: (argument = '', { source, rules }) =>
      lists(source, 'languages') && rules.ruleSet.locales.includes(argument)
        ? { kind: 'language', locale: argument }
        : undefined,
    add: (argument, from) =>
      objectCommand(from, `add ${argument}`, (item) => ({ kind: 'add', type: Number(argument), item })),
    delete: (argument, from) =>
      objectCommand(from, `delete ${argument}`, (item) => ({ kind: 'delete', objectId: Number(argument), item })),
  },
  SB2: {
    ...moves,
    goto: (argument = '', from) => {
      const token = decodeToken(from.reference, argument);
      return token?.form === 'SB2' && token.sourceType === from.source.sourceType.id ? toItem(token, from) : undefined;
    },
  },
};

/** The command, or undefined when it is unknown here (606). */
export function readCommand(text: string, from: OpenedCapture): Command | undefined {
  const blank = text.indexOf(' ');
  const word = blank < 0 ? text : text.slice(0, blank);
  const table = readers[from.form];
  return Object.hasOwn(table, word) ? table[word]?.(blank < 0 ? undefined : text.slice(blank + 1), from) : undefined;
}

/** A list of objects has a button for each: enough to see how they are called. */
const mostTold = 20;

/**
 * What may be commanded on an item, for who commands something else: on SB1 what its buttons and menus show, with what
 * an `add` adds.
 */
export function commandsKnown({ form, source, item, language }: OpenedCapture): readonly string[] {
  if (form === 'SB2') return [...Object.keys(moves), 'goto <item id>'];
  return [
    ...Object.keys(moves).filter((word) => offers(source, word)),
    ...(lists(source, 'items') ? ['goto <screen>.<object id>'] : []),
    ...(lists(source, 'languages') ? ['language <locale>'] : []),
    ...(item && isShown(item)
      ? [...objectCommands(source, item)]
          .slice(0, mostTold)
          .map(([command, added]) => withMeaning(command, added, language))
      : []),
  ];
}

/** The `commandid`s of the object buttons of an item, word for word, with what the objects that they add are called. */
function objectCommands({ rules: { program } }: SourceProgram, item: Item): ReadonlyMap<string, Words | undefined> {
  const commands = new Map<string, Words | undefined>();
  const { objects } = program.ruleSet;
  const walk = (group: GroupDefinition, owner: Instance): void => {
    const owners = group.type === 'list' && group.over ? reachedBy(program, owner, group.over) : [owner];
    for (const each of owners) {
      for (const button of group.buttons)
        for (const { command } of buttonCommands(program, button, each))
          commands.set(command, objects.get(button.object ?? '')?.title);
      for (const child of group.groups) walk(child, each);
    }
  };
  for (const group of item.screen.definition.groups) walk(group, item.instance);
  return commands;
}

const offers = ({ navigation }: SourceProgram, command: string): boolean =>
  navigation.buttons.some((button) => button.command === command) ||
  navigation.menus.some(({ items }) => items.some((item) => item !== 'separator' && item.command === command));

const lists = ({ navigation }: SourceProgram, what: 'items' | 'languages'): boolean =>
  navigation.menus.some((menu) => menu.lists === what);

const objectCommand = (
  { source, item }: OpenedCapture,
  text: string,
  command: (item: Item) => Command,
): Command | undefined => (item && isShown(item) && objectCommands(source, item).has(text) ? command(item) : undefined);

/**
 * An item that is or once was one, named `<screen>.<object id>`, its object written as ids are; one that has gone is
 * looked for where the command was sent.
 */
function itemNamed(name: string, opened: OpenedCapture): Command | undefined {
  const [screen, object] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
  if (!/^(?:0|[1-9]\d{0,15})$/.test(object)) return undefined;
  const key = { screen, objectId: Number(object) };
  const { source, view, item, from } = opened;
  const isThere = allItems(source, view).some((each) => isNamed(each, key));
  const personId = isThere ? undefined : (item?.person?.id ?? from.personId);
  return toItem(personId === undefined ? key : { ...key, personId }, opened);
}

const toItem = ({ screen, objectId, personId }: ItemKey, { source, view }: OpenedCapture): Command | undefined => {
  const item = { screen, objectId, ...(personId === undefined ? {} : { personId }) };
  return itemOf(source, view, item) ? { kind: 'goto', item } : undefined;
};
