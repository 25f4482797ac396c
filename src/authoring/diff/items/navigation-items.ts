import type { MenuDefinition, NavigationDefinition } from '../../../screens/model/definition.js';
import type { Words } from '../../../rules/model/words.js';
import { type Item, reference } from './item.js';
import { type ItemMaker, summaryOf } from './item-maker.js';

/** What buttons belong to. */
interface Owner {
  readonly key: string;
  readonly name: string;
  /** Its reference. */
  readonly whole: string;
  readonly at: Parameters<ItemMaker['item']>[0]['at'];
  /** The keys that lead to the name of a button in the files of texts. */
  readonly textPath?: (button: string) => readonly string[];
}

interface Button {
  readonly key: string;
  readonly name: Words;
  readonly toolTip?: Words | undefined;
}

/** Buttons, in the order in which they are shown. */
export const buttonItems = (buttons: readonly Button[], owner: Owner, make: ItemMaker): readonly Item[] =>
  buttons.map(({ key, name, toolTip = {}, ...button }, order) => {
    const { all: aspects } = make.aspects('button').text('name', name).text('toolTip', toolTip).ofModel(button);
    const { textPath } = owner;
    return make.item({
      about: 'button',
      key: make.names.of('button', `${owner.key}.${key}`),
      name: `${owner.name}.${key}`,
      aspects,
      partOf: [owner.whole],
      summary: summaryOf(aspects, 'command', 'object'),
      order,
      at: owner.at,
      ...(textPath && { textPath: () => textPath(key) }),
    });
  });

/** The menu bar of a source type with its menus, and the buttons beside each screen. */
export function navigationItems(
  { name, menus, buttons }: NavigationDefinition,
  sourceType: string,
  make: ItemMaker,
): readonly Item[] {
  const at = make.find(`${sourceType}/navigation.yaml`);
  const key = make.names.of('source type', sourceType);
  const whole = reference('navigation', key);
  const bar = make.item({
    about: 'navigation',
    key,
    name: `of ${sourceType}`,
    aspects: make.aspects('navigation').text('name', name).all,
    at,
  });
  const owner = { key, name: sourceType, whole, at };
  return [
    bar,
    ...menus.flatMap((menu, order) => menuItems(menu, order, owner, make)),
    ...buttonItems(buttons, owner, make),
  ];
}

function menuItems(menu: MenuDefinition, order: number, owner: Owner, make: ItemMaker): readonly Item[] {
  const { at } = owner;
  const key = make.names.of('menu', `${owner.key}.${menu.key}`);
  const keyOf = (entry: string): string => make.names.of('menu item', `${key}.${entry}`);
  const aspects = make
    .aspects('menu')
    .text('name', menu.name)
    .add('lists', menu.lists ?? 'its entries');
  const behind = menu.items.flatMap((item, index) => {
    const before = menu.items[index - 1];
    return item === 'separator' ? [before === undefined || before === 'separator' ? '' : before.key] : [];
  });
  aspects.add(
    'separators behind',
    behind,
    behind,
    behind.map((entry) => keyOf(entry).slice(key.length)),
  );
  const whole = make.item({
    about: 'menu',
    key,
    name: `${owner.name}.${menu.key}`,
    aspects: aspects.all,
    partOf: [owner.whole],
    order,
    at,
  });
  const entries = menu.items.flatMap((item) => (item === 'separator' ? [] : [item]));
  return [
    whole,
    ...entries.map((entry, place) =>
      make.item({
        about: 'menu item',
        key: keyOf(entry.key),
        name: `${owner.name}.${menu.key}.${entry.key}`,
        aspects: make.aspects('menu item').text('name', entry.name).add('command', entry.command).all,
        partOf: [reference('menu', key)],
        summary: entry.command,
        order: place,
        at,
      }),
    ),
  ];
}
