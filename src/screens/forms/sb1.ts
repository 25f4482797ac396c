import { textIn } from '../../rules/model/words.js';
import { sb1Groups } from './sb1-groups.js';
import { sb1Menu } from './sb1-menu.js';
import type { Sb1Button, Sb1Screen } from '../model/screen.js';
import { itemName, type Show, tokenOf } from './show.js';

/** An item in the technical form (specification, "SB1 screen"). */
export function sb1Screen(show: Show): Sb1Screen {
  const { shown, assessment } = show;
  const { definition } = shown.item.screen;
  return {
    id: tokenOf(show, shown),
    fixedID: definition.key,
    title: itemName(show, shown.item),
    resizable: true,
    helpID: `${assessment.source.sourceType.key}.${definition.key}`,
    navigation: sb1Menu(show),
    group: sb1Groups(show),
    buttonRow: { button: buttonRow(show) },
  };
}

function buttonRow({ assessment, language }: Show): readonly Sb1Button[] {
  return assessment.source.navigation.buttons.map((button, index) => ({
    id: button.key,
    name: textIn(button.name, language),
    commandid: button.command,
    default: button.default,
    position: button.position ?? { relXPosition: index, relYPosition: 0 },
    appearance: { ...button.appearance, ...(button.toolTip ? { toolTip: textIn(button.toolTip, language) } : {}) },
  }));
}
