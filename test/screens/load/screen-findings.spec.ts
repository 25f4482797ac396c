import { findsInScreens } from '../../support/findings/finds-in-screens.js';
import type { Edit } from '../../support/rules/edited-files.js';
import { edit, inBothLocales } from '../../support/screens/screen-edits.js';

const health = 'common/applicant/01-health.yaml';
const application = 'common/technical/01-application.yaml';

const inHealth = (find: string, replace: string): readonly Edit[] => [edit(health, find, replace)];

describe('in the files of screens loading finds', () => {
  findsInScreens([
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
      report: [`${health}:5:5 missing-key`],
      says: 'atribute, mandatoryWhen',
    },
    {
      name: 'an entry without any key',
      edits: inHealth('  - attribute: children', '  - {}'),
      report: [`${health}:19:5 missing-key`],
      says: 'found no keys; expected one of',
    },
    {
      name: 'a list of objects by what is no name',
      edits: inHealth('by: code', 'by: 7'),
      report: [`${health}:17:9 wrong-kind`],
    },
    {
      name: 'buttons on a screen that is shown in both forms',
      edits: [
        edit(
          'common/applicant/02-buttons.yaml',
          '',
          'screen: buttons\nscope: person\ngroups: [ { group: all, type: relButtons, buttons: [ { button: addSport, command: add, object: pursuit } ] } ]\n',
        ),
        ...inBothLocales(
          'health:\n',
          'buttons: { name: "B", group: "G", groups: { all: "All" }, buttons: { addSport: "Add" } }\nhealth:\n',
        ),
      ],
      report: ['common/applicant/02-buttons.yaml:3:31 misplaced-group'],
    },
    {
      name: 'an addition to a screen that is called by a number',
      edits: [edit('tiny/applicant/01-health.yaml', '', 'screen: 7\nquestions: [ { attribute: name } ]\n')],
      report: ['tiny/applicant/01-health.yaml:1:9 wrong-kind'],
    },
    {
      name: 'an addition to a group that is called by a number',
      edits: [
        edit(
          'tiny/technical/01-application.yaml',
          '',
          'screen: application\ngroups: [ { group: 7, questions: [ { attribute: applicationId, key: again } ] } ]\n',
        ),
      ],
      report: ['tiny/technical/01-application.yaml:2:20 wrong-kind'],
    },
    {
      name: 'YAML that cannot be read, without follow-up findings',
      edits: inHealth('- attribute: children', '- { attribute: children'),
      report: [`${health}:19:5 malformed-yaml`],
      says: 'the brace that opens here is not closed',
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
      report: [`${application}:4:1 surplus-key`, `${application}:9:9 duplicate-question`],
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
        edit(
          'tiny/technical/02-again.yaml',
          '',
          'screen: health\nscope: person\nquestions: [ { attribute: weight } ]\n',
        ),
      ],
      report: [`${health}:1:9 duplicate-key`],
      says: 'tiny/technical/02-again.yaml:1',
    },
    {
      name: 'a question key used twice',
      edits: [
        ...inHealth('  - attribute: children', '  - attribute: children\n    key: medication'),
        ...inBothLocales('    children:', '    # children:'),
      ],
      report: [`${health}:19:5 duplicate-key`],
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
      report: [`${health}:1:9 reserved-name`],
    },
  ]);
});

describe('in what a system adds to a shared screen loading finds', () => {
  findsInScreens([
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
        'tiny/applicant/01-health.yaml:3:14 duplicate-question',
        'tiny/applicant/01-health.yaml:3:14 missing-text',
      ],
      says: 'scope',
    },
  ]);
});
