import { findsInScreens } from '../../support/findings/finds-in-screens.js';
import type { Edit } from '../../support/rules/edited-files.js';
import { edit, inBothLocales } from '../../support/screens/screen-edits.js';

const health = 'common/applicant/01-health.yaml';
const application = 'common/technical/01-application.yaml';

const inHealth = (find: string, replace: string): readonly Edit[] => [edit(health, find, replace)];

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

describe('in the names that screens take from the rules loading finds', () => {
  findsInScreens([
    {
      name: 'rows of a question that is answered with no text',
      edits: inHealth('- attribute: children\n', '- attribute: children\n    rows: 3\n'),
      report: [`${health}:20:11 surplus-key`],
      says: 'only a question for a text has rows',
    },
    {
      name: 'an unknown scope',
      edits: inHealth('scope: person', 'scope: persn'),
      report: [`${health}:2:8 unknown-object`],
      says: 'did you mean person?',
    },
    {
      name: 'an SB2 scope that leads to no person',
      edits: [
        edit(
          'tiny/applicant/02-sport.yaml',
          '',
          'screen: sport\nscope: pursuit\nquestions: [ { attribute: place } ]\n',
        ),
        ...inBothLocales(
          'health:\n',
          'sport: { name: "Sport", group: "Sport", questions: { place: "Where?" } }\nhealth:\n',
        ),
      ],
      report: ['tiny/applicant/02-sport.yaml:2:8 wrong-object'],
    },
    {
      name: 'an unknown attribute',
      edits: inHealth('attribute: weight', 'attribute: wieght'),
      report: [`${health}:5:16 unknown-fact`],
      says: 'did you mean weight?',
    },
    {
      name: 'an attribute of another object',
      edits: inHealth('attribute: children', 'attribute: cigarettesPerDay'),
      report: [`${health}:19:16 unknown-fact`],
      says: 'person has no attribute "cigarettesPerDay"',
    },
    {
      name: 'a question about a derived fact',
      edits: inHealth('attribute: weight', 'attribute: heavy'),
      report: [`${health}:5:16 wrong-fact`],
    },
    {
      name: 'a question about a relation',
      edits: inHealth('attribute: weight', 'attribute: smoking'),
      report: [`${health}:5:16 wrong-fact`],
      says: 'smoking.<attribute>',
    },
    {
      name: 'a question about what the service writes',
      edits: inHealth('attribute: children', 'attribute: protocol\n    key: children'),
      report: [`${health}:19:16 wrong-fact`],
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
      report: [`${health}:16:14 wrong-kind`],
    },
    {
      name: 'objects named by what is not coded',
      edits: inHealth('by: code', 'by: place'),
      report: [`${health}:17:9 wrong-kind`],
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
      report: [`${application}:16:41 misplaced-group`],
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
      report: [`${health}:4:1 surplus-key`, `${health}:6:11 misplaced-group`],
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
      report: [`${application}:9:9 surplus-question`, `${application}:9:9 duplicate-question`],
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
      name: 'a button that deletes over an unknown relation',
      edits: [edit(application, 'over: persons }', 'over: person }')],
      report: [`${application}:20:56 unknown-relation`],
      says: 'did you mean persons?',
    },
  ]);
});

describe('in what does not fit the attribute of a question loading finds', () => {
  findsInScreens([
    {
      name: 'a selection from a long catalogue',
      edits: sport('code', 'Which?'),
      report: ['tiny/technical/02-sport.yaml:3:27 missing-search'],
      says: '31 entries',
    },
    {
      name: 'objects named by an attribute of other objects',
      edits: inHealth('by: code', 'by: persons.name'),
      report: [`${health}:17:9 wrong-fact`, `${health}:17:9 wrong-kind`],
    },
    {
      name: 'searching what has no catalogue',
      edits: inHealth('attribute: children', 'attribute: children\n    searchable: true'),
      report: [`${health}:20:17 surplus-key`],
    },
    {
      name: 'a rendering hint on a list of objects',
      edits: inHealth('searchable: true', 'renderingHint: RadioButton'),
      report: [`${health}:18:20 surplus-key`],
    },
    {
      name: 'a list of objects that is not searched',
      edits: inHealth('searchable: true', 'searchable: false'),
      report: [`${health}:18:17 missing-search`],
    },
    {
      name: 'a rendering hint on a number',
      edits: inHealth('attribute: children', 'attribute: children\n    renderingHint: List'),
      report: [`${health}:20:20 surplus-key`],
    },
    {
      name: 'a mandatory question for what absence answers',
      edits: inHealth('attribute: children', 'attribute: children\n    mandatoryWhen: true'),
      report: [`${health}:20:20 surplus-key`],
    },
  ]);
});

describe('in what shows a question loading finds', () => {
  findsInScreens([
    {
      name: 'a question that is shown by its own answer',
      edits: inHealth('{ fact: heavy, operator: equal, value: true }', '{ fact: medication, operator: isConfirmed }'),
      report: [`${health}:7:5 cycle`],
      says: 'health.medication is shown by health.medication',
    },
    {
      name: 'questions that show each other, through a derived fact',
      edits: inHealth(
        '  - attribute: weight\n    mandatoryWhen: true\n',
        '  - attribute: weight\n    shownWhen: { fact: medication, operator: isConfirmed }\n',
      ),
      report: [`${health}:5:5 cycle`],
      says: 'health.weight is shown by health.medication is shown by health.weight',
    },
  ]);
});
