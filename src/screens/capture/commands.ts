import type { CaseView, Instance } from '../../rules/program/program.js';
import type { CaseReference } from '../../case/case.js';
import { buttonCommands } from '../forms/button-commands.js';
import type { GroupDefinition } from '../model/definition.js';
import { reachedBy } from '../questions/reached-by.js';
import { allItems, isNamed, isOrWasItem, isShown, type Item, type ItemKey } from '../questions/items.js';
import type { SourceProgram } from '../questions/source-program.js';
import { decodeToken, type ScreenToken } from '../questions/token.js';

/** A screen command (design of screens, "Moving"; decisions, "Capture"). */
export type Command =
  | { readonly kind: 'next' | 'previous' | 'refresh' | 'finish' }
  | { readonly kind: 'goto'; readonly item: ItemKey }
  | { readonly kind: 'add'; readonly type: number }
  | { readonly kind: 'delete'; readonly objectId: number }
  | { readonly kind: 'language'; readonly locale: string };

/** What a command is read against: the item it was sent from; `undefined` when that has gone. */
export interface CommandPlace {
  readonly source: SourceProgram;
  readonly reference: CaseReference;
  readonly token: ScreenToken;
  readonly item: Item | undefined;
  readonly view: CaseView;
}

/** `argument` is what stands behind the first blank; undefined when there is none. */
type Reader = (argument: string | undefined, place: CommandPlace) => Command | undefined;

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
const readers: Readonly<Record<ScreenToken['form'], Readonly<Record<string, Reader>>>> = {
  SB1: {
    ...Object.fromEntries(
      Object.entries(moves).map(([word, read]) => [
        word,
        (argument, place) => (offers(place.source, word) ? read(argument, place) : undefined),
      ]),
    ),
    goto: (argument = '', place) => (lists(place.source, 'items') ? itemNamed(argument, place) : undefined),
    language: (argument = '', place) =>
      lists(place.source, 'languages') && place.source.rules.ruleSet.locales.includes(argument)
        ? { kind: 'language', locale: argument }
        : undefined,
    add: (argument, place) => objectCommand(place, `add ${argument}`, { kind: 'add', type: Number(argument) }),
    delete: (argument, place) =>
      objectCommand(place, `delete ${argument}`, { kind: 'delete', objectId: Number(argument) }),
  },
  SB2: {
    ...moves,
    goto: (argument = '', place) => {
      const token = decodeToken(place.reference, argument);
      return token?.form === 'SB2' && token.sourceType === place.token.sourceType ? toItem(token, place) : undefined;
    },
  },
};

/** The command, or undefined when it is unknown here (606). */
export function readCommand(text: string, place: CommandPlace): Command | undefined {
  const blank = text.indexOf(' ');
  const word = blank < 0 ? text : text.slice(0, blank);
  const table = readers[place.token.form];
  return Object.hasOwn(table, word) ? table[word]?.(blank < 0 ? undefined : text.slice(blank + 1), place) : undefined;
}

/** The `commandid`s of the object buttons of an item, word for word. */
function objectCommands({ rules: { program } }: SourceProgram, item: Item): ReadonlySet<string> {
  const commands = new Set<string>();
  const walk = (group: GroupDefinition, owner: Instance): void => {
    const owners = group.type === 'list' && group.over ? reachedBy(program, owner, group.over) : [owner];
    for (const each of owners) {
      for (const button of group.buttons)
        for (const { command } of buttonCommands(program, button, each)) commands.add(command);
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

const objectCommand = ({ source, item }: CommandPlace, text: string, command: Command): Command | undefined =>
  item && isShown(item) && objectCommands(source, item).has(text) ? command : undefined;

/**
 * An item that is or once was one, named `<screen>.<object id>`, its object written as ids are; one that has gone is
 * looked for where the command was sent.
 */
function itemNamed(name: string, place: CommandPlace): Command | undefined {
  const [screen, object] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
  if (!/^[1-9]\d{0,9}$/.test(object)) return undefined;
  const key = { screen, objectId: Number(object) };
  const present = allItems(place.source, place.view).find((item) => isNamed(item, key));
  const { item: { person } = {}, token } = place;
  const personId = present ? undefined : (person?.id ?? token.personId);
  return toItem(personId === undefined ? key : { ...key, personId }, place);
}

const toItem = ({ screen, objectId, personId }: ItemKey, { source, view }: CommandPlace): Command | undefined => {
  const item = { screen, objectId, ...(personId === undefined ? {} : { personId }) };
  return isOrWasItem(source, view, item) ? { kind: 'goto', item } : undefined;
};
