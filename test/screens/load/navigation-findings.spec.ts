import { findsInScreens } from '../../support/findings/finds-in-screens.js';
import { edit } from '../../support/screens/screen-edits.js';

const navigation = 'common/technical/navigation.yaml';

describe('in navigation loading finds', () => {
  findsInScreens([
    {
      name: 'a second navigation',
      edits: [edit('tiny/technical/navigation.yaml', '', 'menus: []\nbuttons: []\n')],
      report: ['tiny/technical/navigation.yaml:1:1 duplicate-file'],
      says: navigation,
    },
    {
      name: 'an unknown command',
      edits: [edit(navigation, 'command: next }', 'command: nxt }')],
      report: [`${navigation}:2:109 unknown-value`],
      says: 'did you mean next?',
    },
    {
      name: 'a button with the command of another',
      edits: [edit(navigation, 'button: refresh, command: refresh', 'button: refresh, command: next')],
      report: [`${navigation}:6:30 duplicate-key`],
      says: 'the button "next" has the command of "refresh": next',
    },
    {
      name: 'nothing that leads to the next screen',
      edits: [
        edit(navigation, ', { separator: true }, { item: next, command: next }', ''),
        edit(navigation, '  - { button: next, command: next, default: true }\n', ''),
      ],
      report: [`${navigation}:4:1 missing-key`],
      says: 'has the command next: nobody can go on',
    },
    {
      name: 'separators that separate nothing',
      edits: [edit(navigation, '{ separator: true }', '{ separator: true }, { separator: true }')],
      report: [`${navigation}:2:65 surplus-key`],
      says: 'a separator stands between two items',
    },
    {
      name: 'a menu that lists something unknown',
      edits: [edit(navigation, 'lists: items', 'lists: item')],
      report: [`${navigation}:3:24 unknown-value`],
      says: 'did you mean items?',
    },
    {
      name: 'a menu without entries',
      edits: [edit(navigation, ', lists: items', '')],
      report: [`${navigation}:3:5 missing-key`],
    },
    {
      name: 'a menu that is called by a number',
      edits: [edit(navigation, 'menu: go,', 'menu: 7,')],
      report: [`${navigation}:3:13 wrong-kind`],
    },
    {
      name: 'an item and a button that are called by numbers',
      edits: [edit(navigation, 'item: next,', 'item: 7,'), edit(navigation, 'button: next,', 'button: 7,')],
      report: [`${navigation}:2:94 wrong-kind`, `${navigation}:6:15 wrong-kind`],
    },
    {
      name: 'a separator that is an item',
      edits: [edit(navigation, '{ separator: true }', '{ separator: true, item: other }')],
      report: [`${navigation}:2:84 surplus-key`],
    },
    {
      name: 'an item without a command',
      edits: [edit(navigation, 'item: next, command: next', 'item: next')],
      report: [`${navigation}:2:86 missing-key`],
    },
    {
      name: 'a button twice',
      edits: [edit(navigation, 'button: next', 'button: refresh')],
      report: [`${navigation}:6:15 duplicate-key`],
    },
    {
      name: 'two default buttons',
      edits: [edit(navigation, 'command: refresh }\n  - {', 'command: refresh, default: true }\n  - {')],
      report: [`${navigation}:6:36 duplicate-default`],
    },
  ]);
});
