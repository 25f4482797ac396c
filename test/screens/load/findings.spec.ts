import { expect } from 'chai';
import { type Edit, loadTinyScreens } from '../../support/screens/tiny-directory.js';

const health = 'common/applicant/01-health.yaml';
const application = 'common/technical/01-application.yaml';
const navigation = 'common/technical/navigation.yaml';
const en = 'common/texts/en.yaml';
const de = 'common/texts/de.yaml';

interface Mistake {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** `file:line:column code`, all findings in the order of the report. */
  readonly report: readonly string[];
  /** Part of the first finding's message: what was found, or the nearest right spelling. */
  readonly says?: string;
}

const edit = (file: string, find: string, put: string): Edit => ({ file, find, put });
const inHealth = (find: string, put: string): readonly Edit[] => [edit(health, find, put)];
const inBothLocales = (find: string, put: string): readonly Edit[] => [edit(en, find, put), edit(de, find, put)];

/** A further screen of the system itself, with a question about a pursuit. */
const sport = (attribute: string, text: string): readonly Edit[] => [
  edit(
    'tiny/technical/02-sport.yaml',
    '',
    `screen: sport\nscope: pursuit\nquestions: [ { attribute: ${attribute} } ]\n`,
  ),
  ...['en', 'de'].map((locale) =>
    edit(`tiny/texts/${locale}.yaml`, '', `sport: { name: "Sport", questions: { ${attribute}: "${text}" } }\n`),
  ),
];

const mistakes: readonly Mistake[] = [
  // Structure
  {
    name: 'an unknown key of a screen',
    edits: inHealth('shownWhen: { fact: name', 'shownwhen: { fact: name'),
    report: [`${health}:3:1 unknown-key`],
    says: 'did you mean shownWhen?',
  },
  {
    name: 'an unknown key of a question',
    edits: inHealth('    mandatoryWhen: true', '    mandatory: true'),
    report: [`${health}:6:5 unknown-key`],
    says: 'mandatoryWhen',
  },
  {
    name: 'an unknown rendering hint',
    edits: inHealth('RadioButton', 'Radiobutton'),
    report: [`${health}:8:20 unknown-value`],
    says: 'did you mean RadioButton?',
  },
  {
    name: 'an entry that is no question',
    edits: inHealth('attribute: weight', 'atribute: weight'),
    report: [`${health}:5:5 no-question`],
    says: 'atribute, mandatoryWhen',
  },
  {
    name: 'YAML that cannot be read, without follow-up findings',
    edits: inHealth('- attribute: children', '- { attribute: children'),
    report: [`${health}:20:1 yaml-bad-indent`],
  },
  {
    name: 'a screen without its key',
    edits: inHealth('screen: health\n', ''),
    report: [`${health}:1:1 missing-key`],
    says: '"screen"',
  },
  {
    name: 'a screen that asks nothing',
    edits: [
      edit('common/applicant/02-nothing.yaml', '', 'screen: nothing\nscope: person\n'),
      ...inBothLocales('health:\n', 'nothing: { name: "N", group: "G" }\nhealth:\n'),
    ],
    report: ['common/applicant/02-nothing.yaml:1:1 missing-key'],
    says: 'questions, groups',
  },
  {
    name: 'groups beside questions',
    edits: [
      edit(application, 'scope: case\n', 'scope: case\nquestions: [ { attribute: applicationId, key: again } ]\n'),
      ...inBothLocales('  questions:\n    applicationId', '  questions:\n    again: "Again"\n    applicationId'),
    ],
    report: [`${application}:4:1 groups-and-questions`, `${application}:9:9 duplicate-question`],
  },
  {
    name: 'a misspelled folder',
    edits: [edit('common/aplicant/01-more.yaml', '', 'screen: more\n')],
    report: ['common/aplicant:1:1 unknown-file'],
    says: 'did you mean applicant?',
  },
  {
    name: 'a screen file with another ending',
    edits: [edit('common/applicant/02-more.yml', '', 'screen: more\n')],
    report: ['common/applicant/02-more.yml:1:1 unknown-file'],
  },
  {
    name: 'a screen key used twice',
    edits: [
      edit('tiny/technical/02-again.yaml', '', 'screen: health\nscope: person\nquestions: [ { attribute: weight } ]\n'),
    ],
    report: [`${health}:1:9 duplicate-screen`],
    says: 'tiny/technical/02-again.yaml:1',
  },
  {
    name: 'a question key used twice',
    edits: [
      ...inHealth('  - attribute: children', '  - attribute: children\n    key: medication'),
      ...inBothLocales('    children:', '    # children:'),
    ],
    report: [`${health}:19:5 duplicate-question-key`],
    says: 'line 7',
  },
  {
    name: 'a question asked twice',
    edits: [...inHealth('  - attribute: children', '  - attribute: weight\n    key: children')],
    report: [`${health}:19:5 duplicate-question`],
    says: 'line 5',
  },
  {
    name: 'a screen key that names a section of the texts',
    edits: inHealth('screen: health', 'screen: messages'),
    report: [`${health}:1:9 reserved-key`],
  },

  // What a system adds to a shared screen
  {
    name: 'an addition to an unknown screen',
    edits: [edit('tiny/applicant/01-health.yaml', '', 'screen: helth\nquestions: [ { attribute: name } ]\n')],
    report: ['tiny/applicant/01-health.yaml:1:9 unknown-screen'],
    says: 'did you mean health?',
  },
  {
    name: 'an addition to an unknown group',
    edits: [
      edit(
        'tiny/technical/01-application.yaml',
        '',
        'screen: application\ngroups: [ { group: eech, questions: [ { attribute: weight } ] } ]\n',
      ),
    ],
    report: ['tiny/technical/01-application.yaml:2:20 unknown-group'],
    says: 'no group "eech"',
  },
  {
    name: 'an addition outside the groups of a screen of groups',
    edits: [
      edit(
        'tiny/technical/01-application.yaml',
        '',
        'screen: application\nquestions: [ { attribute: applicationId, key: again } ]\n',
      ),
    ],
    report: ['tiny/technical/01-application.yaml:1:9 unknown-group'],
    says: 'outside groups',
  },
  {
    name: 'an addition of nothing',
    edits: [edit('tiny/applicant/01-health.yaml', '', 'screen: health\n')],
    report: ['tiny/applicant/01-health.yaml:1:1 missing-key'],
    says: 'adds nothing',
  },
  {
    name: 'an unknown key of an addition',
    edits: [
      edit(
        'tiny/applicant/01-health.yaml',
        '',
        'screen: health\nscope: person\nquestions: [ { attribute: weight, key: weight2 } ]\n',
      ),
    ],
    report: [
      'tiny/applicant/01-health.yaml:2:1 unknown-key',
      'tiny/applicant/01-health.yaml:3:14 missing-text',
      'tiny/applicant/01-health.yaml:3:14 duplicate-question',
    ],
    says: 'scope',
  },

  // Names of the rules
  {
    name: 'an unknown scope',
    edits: inHealth('scope: person', 'scope: persn'),
    report: [`${health}:2:8 unknown-scope`],
    says: 'did you mean person?',
  },
  {
    name: 'an SB2 scope that leads to no person',
    edits: [
      edit('tiny/applicant/02-sport.yaml', '', 'screen: sport\nscope: pursuit\nquestions: [ { attribute: place } ]\n'),
      ...inBothLocales(
        'health:\n',
        'sport: { name: "Sport", group: "Sport", questions: { place: "Where?" } }\nhealth:\n',
      ),
    ],
    report: ['tiny/applicant/02-sport.yaml:2:8 no-person'],
  },
  {
    name: 'an unknown attribute',
    edits: inHealth('attribute: weight', 'attribute: wieght'),
    report: [`${health}:5:16 unknown-attribute`],
    says: 'did you mean weight?',
  },
  {
    name: 'an attribute of another object',
    edits: inHealth('attribute: children', 'attribute: cigarettesPerDay'),
    report: [`${health}:19:16 unknown-attribute`],
    says: 'person has no attribute "cigarettesPerDay"',
  },
  {
    name: 'a question about a derived fact',
    edits: inHealth('attribute: weight', 'attribute: heavy'),
    report: [`${health}:5:16 asks-derived-fact`],
  },
  {
    name: 'a question about a relation',
    edits: inHealth('attribute: weight', 'attribute: smoking'),
    report: [`${health}:5:16 asks-relation`],
    says: 'smoking.<attribute>',
  },
  {
    name: 'a question about what the service writes',
    edits: inHealth('attribute: children', 'attribute: protocol\n    key: children'),
    report: [`${health}:19:16 internal-attribute`],
  },
  {
    name: 'an unknown relation',
    edits: inHealth('attribute: benefits.smokerType', 'attribute: benfits.smokerType'),
    report: [`${health}:10:16 unknown-relation`],
    says: 'did you mean benefits?',
  },
  {
    name: 'an unknown fact in a condition',
    edits: inHealth('fact: heavy', 'fact: heavvy'),
    report: [`${health}:9:24 unknown-fact`],
    says: 'heavy',
  },
  {
    name: 'an unknown operator',
    edits: inHealth('operator: greaterThan', 'operator: greaterThen'),
    report: [`${health}:13:41 unknown-operator`],
    says: 'greaterThan',
  },
  {
    name: 'an unknown code',
    edits: inHealth('value: yes', 'value: yess'),
    report: [`${health}:11:67 unknown-code`],
    says: 'yes',
  },
  {
    name: 'objects over a relation to one',
    edits: inHealth('objects: pursuits', 'objects: smoking\n    key: pursuits'),
    report: [`${health}:16:14 not-a-list`],
  },
  {
    name: 'objects named by what is not coded',
    edits: inHealth('by: code', 'by: place'),
    report: [`${health}:17:9 by-not-coded`],
  },
  {
    name: 'a list over a relation to one',
    edits: [edit(application, 'over: persons\n        questions', 'over: person\n        questions')],
    report: [`${application}:12:15 unknown-relation`],
    says: 'did you mean persons?',
  },
  {
    name: 'a list inside a list',
    edits: [
      edit(
        application,
        '            mandatoryWhen: true\n',
        '            mandatoryWhen: true\n        groups: [ { group: inner, type: list, over: benefits, questions: [ { attribute: name } ] } ]\n',
      ),
      ...inBothLocales('    persons.title', '    inner: "Inner"\n    persons.title'),
    ],
    report: [`${application}:16:41 list-in-list`],
  },
  {
    name: 'a list on a screen that is shown as SB2',
    edits: [
      ...inHealth(
        'questions:\n  - attribute: weight\n',
        'groups:\n  - group: extra\n    type: list\n    over: benefits\n    questions: [ { attribute: name } ]\nquestions:\n  - attribute: weight\n',
      ),
      ...inBothLocales('health:\n', 'health:\n  groups: { extra: "E", extra.title: "T" }\n'),
      ...inBothLocales('    medication: "', '    name: "Name"\n    medication: "'),
    ],
    report: [`${health}:4:1 groups-and-questions`, `${health}:6:11 only-in-sb1`],
  },
  {
    name: 'an input group with two questions',
    edits: [
      edit(application, 'type: group\n', 'type: input\n'),
      edit(
        application,
        '      - { attribute: applicationId, columns: 20, editable: false }\n    groups:\n      - group: persons',
        '      - { attribute: applicationId, columns: 20, editable: false }\n      - { attribute: applicationId, key: second }\n  - group: more\n    type: group\n    groups:\n      - group: persons',
      ),
      ...inBothLocales('    applicationId:', '    second: "Second"\n    applicationId:'),
      ...inBothLocales('    persons.title', '    more: "More"\n    persons.title'),
    ],
    report: [`${application}:9:9 several-in-input`, `${application}:9:9 duplicate-question`],
  },
  {
    name: 'an unknown type of group',
    edits: [edit(application, 'type: relButtons', 'type: relbuttons')],
    report: [`${application}:17:11 unknown-value`],
    says: 'did you mean relButtons?',
  },
  {
    name: 'an unknown command of an object button',
    edits: [edit(application, 'command: add', 'command: ad')],
    report: [`${application}:19:39 unknown-value`],
    says: 'did you mean add?',
  },
  {
    name: 'a button that adds an unknown kind of object',
    edits: [edit(application, 'object: person', 'object: persons')],
    report: [`${application}:19:52 unknown-object`],
    says: 'did you mean person?',
  },
  {
    name: 'a button that adds what the scope does not lead to',
    edits: [edit(application, 'object: person', 'object: smoking')],
    report: [`${application}:19:52 cannot-add`],
  },
  {
    name: 'a button that deletes over an unknown relation',
    edits: [edit(application, 'over: persons }', 'over: person }')],
    report: [`${application}:20:56 unknown-relation`],
    says: 'did you mean persons?',
  },

  // What does not fit the attribute
  {
    name: 'a long catalogue that is not searchable',
    edits: inHealth('    by: code\n    searchable: true\n', '    by: code\n    searchable: false\n'),
    report: [`${health}:18:17 objects-not-searchable`],
  },
  {
    name: 'a selection from a long catalogue',
    edits: sport('code', 'Which?'),
    report: ['tiny/technical/02-sport.yaml:3:27 not-searchable'],
    says: '31 entries',
  },
  {
    name: 'objects named by an attribute of other objects',
    edits: inHealth('by: code', 'by: persons.name'),
    report: [`${health}:17:9 by-not-own`, `${health}:17:9 by-not-coded`],
  },
  {
    name: 'searching what has no catalogue',
    edits: inHealth('attribute: children', 'attribute: children\n    searchable: true'),
    report: [`${health}:20:17 nothing-to-search`],
  },
  {
    name: 'a rendering hint on a number',
    edits: inHealth('attribute: children', 'attribute: children\n    renderingHint: List'),
    report: [`${health}:20:20 no-selection`],
  },
  {
    name: 'a mandatory question for what absence answers',
    edits: inHealth('attribute: children', 'attribute: children\n    mandatoryWhen: true'),
    report: [`${health}:20:20 mandatory-with-absent-means`],
  },

  // Visibility
  {
    name: 'a question that is shown by its own answer',
    edits: inHealth('{ fact: heavy, operator: equal, value: true }', '{ fact: medication, operator: isConfirmed }'),
    report: [`${health}:7:5 visibility-cycle`],
    says: 'health.medication is shown by health.medication',
  },
  {
    name: 'questions that show each other, through a derived fact',
    edits: inHealth(
      '  - attribute: weight\n    mandatoryWhen: true\n',
      '  - attribute: weight\n    shownWhen: { fact: medication, operator: isConfirmed }\n',
    ),
    report: [`${health}:5:5 visibility-cycle`],
    says: 'health.weight is shown by health.medication is shown by health.weight',
  },

  // Texts
  {
    name: 'a misspelled key of a text',
    edits: [edit(de, 'medication:', 'medicaton:')],
    report: [`${health}:7:5 missing-text`, `${de}:18:5 surplus-text`],
    says: 'no text health.questions.medication in de',
  },
  {
    name: 'a text that is missing in every locale',
    edits: inBothLocales('    medication:', '    # medication:'),
    report: [`${health}:7:5 missing-text`],
    says: 'in en and de',
  },
  {
    name: 'a text for nothing',
    edits: [edit(en, 'health:\n', 'health:\n  buttons: { go: "Go" }\n')],
    report: [`${en}:14:14 surplus-text`],
    says: 'health.buttons.go',
  },
  {
    name: 'texts of an unknown screen, and none of a known one',
    edits: [edit(en, 'health:\n', 'helth:\n')],
    report: [`${health}:1:9 missing-text`, `${en}:13:1 unknown-screen`],
    says: 'no text health in en',
  },
  {
    name: 'a missing message of the engine',
    edits: [edit(en, '  date-form: "date-form (en)"\n', '')],
    report: [`${en}:30:1 missing-text`],
    says: 'messages.date-form',
  },
  {
    name: 'a missing locale',
    edits: [edit(de, '', '')],
    report: ['tiny/texts/de.yaml:1:1 missing-file'],
    says: 'locale de',
  },
  {
    name: 'a text that is no ICU message',
    edits: [edit(en, '"Health of {name}"', '"Health of {name"')],
    report: [`${en}:14:9 malformed-text`],
  },
  {
    name: 'an unknown placeholder',
    edits: inBothLocales('"Health of {name}"', '"Health of {nam}"'),
    report: [`${de}:14:9 unknown-placeholder`, `${en}:14:9 unknown-placeholder`],
    says: 'did you mean name?',
  },
  {
    name: 'placeholders that differ between the locales',
    edits: [edit(de, '"Health of {name}"', '"Gesundheit"')],
    report: [`${de}:14:9 placeholders-differ`],
    says: 'the text in en has {name}',
  },
  {
    name: 'a placeholder in a text without scope',
    edits: inBothLocales('file: "File"', 'file: "File {name}"'),
    report: [`${de}:25:9 unknown-placeholder`, `${en}:25:9 unknown-placeholder`],
    says: 'expected no placeholder',
  },
  {
    name: 'a text without quotes',
    edits: [edit(en, '"Medication? (en)"', 'Medication? (en)')],
    report: [`${en}:18:17 unquoted-text`],
  },
  {
    name: 'a text that stands in the shared and in the own file',
    edits: [edit('tiny/texts/en.yaml', '', 'health:\n  name: "Again"\n')],
    report: ['tiny/texts/en.yaml:2:3 duplicate-text'],
    says: `${en}:14`,
  },
  {
    name: 'texts in a locale that the system does not have',
    edits: [edit('tiny/texts/fr.yaml', '', 'health:\n  name: "Encore"\n')],
    report: ['tiny/texts/fr.yaml:1:1 unknown-file'],
  },

  // Navigation
  {
    name: 'no navigation',
    edits: [edit('common/applicant/navigation.yaml', '', '')],
    report: ['common/applicant/navigation.yaml:1:1 missing-file'],
    says: 'applicant',
  },
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
    name: 'a menu that lists something unknown',
    edits: [edit(navigation, 'lists: items', 'lists: item')],
    report: [`${navigation}:3:24 unknown-value`],
    says: 'did you mean items?',
  },
  {
    name: 'a menu without entries',
    edits: [edit(navigation, ', lists: items', '')],
    report: [`${navigation}:3:5 lists-or-items`],
  },
  {
    name: 'a separator that is an item',
    edits: [edit(navigation, '{ separator: true }', '{ separator: true, item: other }')],
    report: [`${navigation}:2:84 separator-with-item`],
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
    report: [`${navigation}:6:36 several-defaults`],
  },
];

describe('what is wrong with screens is found with its place', () => {
  for (const { name, edits, report, says = '' } of mistakes) {
    it(name, () => {
      const lines = loadTinyScreens(...edits)
        .findings.report()
        .split('\n')
        .filter(Boolean);
      expect(lines.map((line) => line.replace(/^(\S+) error (\S+):.*$/s, '$1 $2'))).to.deep.equal(report);
      expect(lines[0] ?? '').to.contain(says);
    });
  }
});
