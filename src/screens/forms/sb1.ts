import { textIn } from '../../rules/model/words.js';
import { itemName } from '../assess/capture-texts.js';
import type { ShownItem } from '../capture/show-item.js';
import { sb1Groups } from './sb1-groups.js';
import { sb1Menu } from './sb1-menu.js';
import type { Sb1Button, Sb1Screen } from '../model/screen.js';

/** An item in the technical form (specification, "SB1 screen"). */
export function sb1Screen(show: ShownItem): Sb1Screen {
  const { shown, source } = show;
  const { definition } = shown.item.screen;
  return {
    id: show.screenId,
    fixedID: definition.key,
    title: itemName(show, shown.item),
    resizable: true,
    helpID: `${source.sourceType.key}.${definition.key}`,
    navigation: sb1Menu(show),
    group: sb1Groups(show),
    buttonRow: { button: buttonRow(show) },
  };
}

function buttonRow({ source, language }: ShownItem): readonly Sb1Button[] {
  return source.navigation.buttons.map((button, index) => ({
    id: button.key,
    name: textIn(button.name, language),
    commandid: button.command,
    default: button.default,
    position: button.position ?? { relXPosition: index, relYPosition: 0 },
    appearance: { ...button.appearance, ...(button.toolTip ? { toolTip: textIn(button.toolTip, language) } : {}) },
  }));
}
