import type { Sb1MenuItem, Sb1Screen } from '../screens/model/screen.js';
import { element } from './dom.js';
import type { ScreenContext } from './screen-context.js';

/** The menu bar: one disclosure per menu, with its entries as buttons. */
export function drawMenuBar({ name, item: menus }: Sb1Screen['navigation'], context: ScreenContext): HTMLElement {
  return element(
    'nav',
    { class: 'menu-bar', 'aria-label': name },
    element(
      'ul',
      {},
      menus.filter(({ shown }) => shown).map((menu) => element('li', {}, drawMenu(menu, context))),
    ),
  );
}

function drawMenu({ name, item: entries = [] }: Sb1MenuItem, context: ScreenContext): HTMLElement {
  const summary = element('summary', {}, name);
  const menu: HTMLDetailsElement = element(
    'details',
    {
      keydown: (event) => {
        if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || !menu.open) return;
        menu.open = false;
        summary.focus();
      },
      focusout: (event) => {
        if (event instanceof FocusEvent && !(event.relatedTarget instanceof Node && menu.contains(event.relatedTarget)))
          menu.open = false;
      },
    },
    summary,
    element(
      'ul',
      {},
      entries
        .filter(({ shown, commandid }) => shown && !context.isDeleted(commandid))
        .map((entry) => drawEntry(entry, context)),
    ),
  );
  return menu;
}

function drawEntry(
  { name, commandid, default: current, consistent, isSeparator }: Sb1MenuItem,
  { run, words }: ScreenContext,
): HTMLElement {
  if (isSeparator) return element('li', { class: 'separator', 'aria-hidden': 'true' });
  const isOpen = commandid.startsWith('goto ') && !consistent;
  const attributes = {
    type: 'button',
    'data-command': commandid,
    'aria-current': current ? 'true' : undefined,
    click: () => run(commandid),
  };
  return element(
    'li',
    {},
    element('button', attributes, name, ...(isOpen ? [element('span', { class: 'open' }, ` (${words.open})`)] : [])),
  );
}
