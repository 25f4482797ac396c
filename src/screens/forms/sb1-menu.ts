import { textIn } from '../../rules/model/words.js';
import type { MenuDefinition } from '../model/definition.js';
import type { AssessedItem } from '../assess/assessed-item.js';
import { isConsistent } from '../assess/question-findings.js';
import type { Sb1MenuItem, Sb1Screen } from '../model/screen.js';
import { itemName } from '../assess/capture-texts.js';
import type { ShownItem } from '../capture/show-item.js';
import { fixedIdOf } from '../questions/items.js';
import { languageOf } from '../../text/language-of.js';

/**
 * The menu bar: what the source type's navigation file declares; items and languages are listed from the case and the
 * rule set.
 */
export function sb1Menu(show: ShownItem): Sb1Screen['navigation'] {
  const { name, menus } = show.source.navigation;
  return {
    id: 'menu',
    name: textIn(name, show.language),
    renderingHint: 'menuBar',
    item: menus.map((menu, index) => sb1MenuOf(show, menu, `m${index + 1}`)),
  };
}

function sb1MenuOf(show: ShownItem, menu: MenuDefinition, id: string): Sb1MenuItem {
  return { ...plainItem(id, textIn(menu.name, show.language), '', menu.key), item: entries(show, menu, id) };
}

function entries(show: ShownItem, menu: MenuDefinition, id: string): readonly Sb1MenuItem[] {
  if (menu.lists === 'items')
    return show.assessment.items.map((item, index) => itemEntry(show, item, `${id}.${index + 1}`));
  if (menu.lists === 'languages')
    return show.rules.ruleSet.locales.map((locale, index) => languageEntry(show, locale, `${id}.${index + 1}`));
  return menu.items.map((item, index) => {
    const entryId = `${id}.${index + 1}`;
    if (item === 'separator') return { ...plainItem(entryId, '', '', ''), isSeparator: true };
    return plainItem(entryId, textIn(item.name, show.language), item.command, item.key);
  });
}

function itemEntry(show: ShownItem, assessed: AssessedItem, id: string): Sb1MenuItem {
  const { item } = assessed;
  const name = itemName(show, item);
  const fixedID = fixedIdOf(item);
  return {
    ...plainItem(id, name, `goto ${fixedID}`, fixedID, item.instance.id),
    consistent: isConsistent(show.assessment, assessed),
    default: assessed === show.shown,
  };
}

/** A language is named in itself. */
function languageEntry({ language }: ShownItem, locale: string, id: string): Sb1MenuItem {
  const own = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const name = own.charAt(0).toLocaleUpperCase(locale) + own.slice(1);
  return {
    ...plainItem(id, name, `language ${locale}`, `language.${locale}`),
    default: languageOf(language) === locale,
  };
}

const plainItem = (id: string, name: string, commandid: string, fixedID: string, caseObj?: number): Sb1MenuItem => ({
  id,
  name,
  commandid,
  fixedID,
  shown: true,
  ...(caseObj === undefined ? {} : { caseObj }),
  consistent: true,
  default: false,
  isSeparator: false,
});
