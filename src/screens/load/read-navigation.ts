import type { Cursor } from '../../documents/cursor.js';
import { plain } from '../../documents/structure/plain.js';
import type { CommandButton, CommandItem, MenuDefinition, NavigationDefinition } from '../model/definition.js';
import type { ScreenReading } from './screen-reading.js';
import { noFillings } from './check-placeholders.js';
import type { TextName } from './texts.js';

/** Menus and button row of a source type; the schema has checked the commands. */
export function readNavigation(document: Cursor, reading: ScreenReading): NavigationDefinition {
  const menus = document.member('menus').items;
  const buttons = document.member('buttons').items;
  checkKeys(menus, 'menu', reading);
  checkKeys(buttons, 'button', reading);
  checkCommands(buttons, 'button', reading);
  const given = [...buttons, ...menus.flatMap((menu) => menu.member('items').items)];
  if (!document.holdsFault && !given.some((each) => each.member('command').text === 'next'))
    reading.findings.error(
      document.member('buttons').at,
      'missing-key',
      'no button and no item of a menu has the command next: nobody can go on to the next screen',
    );
  const second = buttons.filter((button) => button.member('default').truth === true)[1];
  if (second)
    reading.findings.error(
      second.member('default').at,
      'duplicate-default',
      'found a second default button; expected at most one',
    );
  return {
    name: reading.texts.words(['navigation', 'menuBar'], document.valueAt, noFillings),
    menus: menus.flatMap((menu) => readMenu(menu, reading) ?? []),
    buttons: buttons.flatMap((button) => readButton(button, reading) ?? []),
  };
}

function readMenu(cursor: Cursor, reading: ScreenReading): MenuDefinition | undefined {
  const menu = cursor.member('menu');
  const lists = cursor.member('lists');
  const items = cursor.member('items');
  if (lists.present === items.present) {
    const code = lists.present ? 'surplus-key' : 'missing-key';
    reading.findings.error(cursor.valueAt, code, 'a menu has one of: lists, items');
  }
  checkKeys(items.items, 'item', reading);
  checkCommands(items.items, 'item', reading);
  checkSeparators(items.items, reading);
  if (menu.text === undefined) return undefined;
  return {
    key: menu.text,
    name: nameOf(menu, reading),
    lists: lists.text === 'items' || lists.text === 'languages' ? lists.text : undefined,
    items: items.items.flatMap((item) => readItem(item, reading) ?? []),
  };
}

function readItem(cursor: Cursor, reading: ScreenReading): CommandItem | 'separator' | undefined {
  const item = cursor.member('item');
  if (cursor.member('separator').truth === true) {
    if (item.present)
      reading.findings.error(item.at, 'surplus-key', 'a separator is no item; expected nothing beside it');
    return 'separator';
  }
  const command = cursor.member('command').text;
  if (item.text === undefined || command === undefined) {
    if (!item.present || !cursor.member('command').present)
      reading.findings.error(cursor.valueAt, 'missing-key', 'expected item and command, or separator: true');
    return undefined;
  }
  return { key: item.text, command, name: nameOf(item, reading) };
}

function readButton(cursor: Cursor, reading: ScreenReading): CommandButton | undefined {
  const button = cursor.member('button');
  const command = cursor.member('command').text;
  if (button.text === undefined || command === undefined) return undefined;
  const position = cursor.member('position').node;
  const appearance = cursor.member('appearance').node;
  const toolTip = reading.texts.words(['navigation', `${button.text}.toolTip`], button.valueAt, noFillings, true, [
    ownName(button),
  ]);
  return {
    key: button.text,
    command,
    name: nameOf(button, reading),
    default: cursor.member('default').truth ?? false,
    position: position && (plain(position) as CommandButton['position']),
    appearance: appearance ? (plain(appearance) as CommandButton['appearance']) : {},
    toolTip: Object.keys(toolTip).length > 0 ? toolTip : undefined,
  };
}

/** Menus, their items and the buttons share their names, by which the texts call them. */
const ownName = ({ text: name = '' }: Cursor): TextName => ({ kind: 'navigation', owner: '', name });

const nameOf = (key: Cursor, { texts, findings }: ScreenReading) => {
  findings.names?.define({ ...ownName(key), at: key.valueAt });
  return texts.words(['navigation', key.text ?? ''], key.valueAt, noFillings, false, [ownName(key)]);
};

/** Two that do the same were not meant: one of them has the command of another. */
function checkCommands(entries: readonly Cursor[], member: string, { findings }: ScreenReading): void {
  const owners = new Map<string, string>();
  for (const entry of entries) {
    const [command, name = ''] = [entry.member('command'), entry.member(member).text];
    if (command.text === undefined) continue;
    const owner = owners.get(command.text);
    if (owner === undefined) owners.set(command.text, name);
    else
      findings.warning(
        command.valueAt,
        'duplicate-key',
        `the ${member} "${name}" has the command of "${owner}": ${command.text}`,
      );
  }
}

/** A separator stands between items. */
function checkSeparators(items: readonly Cursor[], { findings }: ScreenReading): void {
  const isSeparator = (item: Cursor | undefined): boolean => item?.member('separator').truth === true;
  for (const [index, item] of items.entries())
    if (isSeparator(item) && (index === 0 || index === items.length - 1 || isSeparator(items[index + 1])))
      findings.error(item.at, 'surplus-key', 'a separator stands between two items; expected one on either side');
}

function checkKeys(entries: readonly Cursor[], member: string, { findings }: ScreenReading): void {
  const seen = new Set<string>();
  for (const entry of entries) {
    const key = entry.member(member);
    if (key.text === undefined) continue;
    if (seen.has(key.text))
      findings.error(key.valueAt, 'duplicate-key', `the ${member} "${key.text}" stands twice in this list`);
    seen.add(key.text);
  }
}
