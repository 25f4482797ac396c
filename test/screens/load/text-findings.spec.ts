import { findsInScreens } from '../../support/findings/finds-in-screens.js';
import { edit, inBothLocales } from '../../support/screens/screen-edits.js';
import { tinyScreens } from '../../support/screens/tiny-files.js';

const health = 'common/applicant/01-health.yaml';
const en = 'common/texts/en.yaml';
const de = 'common/texts/de.yaml';

/** The texts in English from one line on, up to another one. */
function textsIn(from: string, to?: string): string {
  const all = tinyScreens[en] ?? '';
  return all.slice(all.indexOf(from), to === undefined ? undefined : all.indexOf(to));
}

describe('in texts loading finds', () => {
  findsInScreens([
    {
      name: 'a misspelled key of a text',
      edits: [edit(de, 'medication:', 'medicaton:')],
      report: [`${de}:18:5 surplus-text`],
      says: 'nothing shows the text health.questions.medicaton (locale de) (did you mean medication?)',
    },
    {
      name: 'a key of which every locale has another spelling, where it is asked for',
      edits: [...inBothLocales('    medication:', '    medicaton:')],
      report: [`${health}:7:5 missing-text`],
      says: 'in en and de (did you mean medicaton?); nothing shows health.questions.medicaton',
    },
    {
      name: 'a key that two locales misspell in different ways, in each of them',
      edits: [edit(de, 'medication:', 'medicaton:'), edit(en, 'medication:', 'medicationn:')],
      report: [`${de}:18:5 surplus-text`, `${en}:18:5 surplus-text`],
    },
    {
      name: 'a text that is no text, which is not missing besides',
      edits: [edit(de, '"Medication? (de)"', '7')],
      report: [`${de}:18:17 wrong-kind`],
      says: 'expected a text',
    },
    {
      name: 'a text that nothing shows, and which is meant only among those of its screen',
      edits: [
        edit(de, '    applicationId: "Number (de)"\n', ''),
        edit(
          de,
          '    medication: "Medication? (de)"\n',
          '    medication: "Medication? (de)"\n    applicationIdd: "Number (de)"\n',
        ),
      ],
      report: [`${de}:3:3 missing-text`, `${de}:18:5 surplus-text`],
    },
    {
      name: 'a text that one locale lacks, in its file, behind what precedes it in that of the other one',
      edits: [edit(de, '    medication: "Medication? (de)"\n', '')],
      report: [`${de}:17:5 missing-text`],
      says: `there is no text health.questions.medication in de, which en has (${en}:18:5); expected it behind health.questions.weight, for ${health}:7:5`,
    },
    {
      name: 'a text that one locale lacks as the first of its section, at the key of that',
      edits: [edit(en, textsIn('    weight: ', '    medication: '), '')],
      report: [`${en}:16:3 missing-text`],
      says: 'expected it below health.questions, for',
    },
    {
      name: 'several texts that one locale lacks behind each other, once',
      edits: [edit(en, textsIn('    weight: ', '    benefits'), '')],
      report: [`${en}:16:3 missing-text`],
      says: `there are no texts from health.questions.weight to health.questions.medication in en, 2 that de has (${de}:17:5); expected them below health.questions`,
    },
    {
      name: 'the second half of the texts of a locale, once, where its file ends',
      edits: [edit(en, textsIn('    medication: '), '')],
      report: [`${en}:17:5 missing-text`],
      says: 'from health.questions.medication on all ',
    },
    {
      name: 'the first half of the texts of a locale, once, where its file begins',
      edits: [edit(en, textsIn('application:', 'health:'), '')],
      report: [`${en}:1:1 missing-text`],
      says: 'there are no texts from application.name to application.buttons.deletePerson in en, 8 that de has (common/texts/de.yaml:2:3); expected them at the beginning',
    },
    {
      name: 'a question that is gone while its texts are there, behind the one whose text precedes its text',
      edits: [
        edit(
          health,
          '  - attribute: medication\n    renderingHint: RadioButton\n    shownWhen: { fact: heavy, operator: equal, value: true }\n',
          '',
        ),
      ],
      report: [`${health}:5:5 surplus-text`],
      says: `the screen health does not ask for medication, of which the text is there (${de}:18:5 and ${en}:18:5); expected the question behind weight, or no text`,
    },
    {
      name: 'a text that is missing in every locale',
      edits: inBothLocales('    medication:', '    # medication:'),
      report: [`${health}:7:5 missing-text`],
      says: 'in en and de',
    },
    {
      name: 'texts of an unknown screen, and none of a known one',
      edits: [edit(en, 'health:\n', 'helth:\n')],
      report: [`${en}:13:1 unknown-screen`],
      says: 'there is no screen "helth" (locale en) (did you mean health?)',
    },
    {
      name: 'a text that was copied from another question in one locale only',
      edits: [edit(de, '"Children? (de)"', '"Medication? (de)"')],
      report: [`${de}:22:15 duplicate-text`],
      says: 'in de health.questions.children reads as health.questions.medication does, in en it does not',
    },
    {
      name: 'two questions of a screen that read the same in every locale, in one of them',
      edits: [edit(de, '"Children? (de)"', '"Medication? (de)"'), edit(en, '"Children? (en)"', '"Medication? (en)"')],
      report: [`${en}:22:15 duplicate-text`],
      says: 'reads as health.questions.medication does, in every language',
    },
    {
      name: 'a missing message of the engine',
      edits: [edit(en, '  date-form: "date-form (en)"\n', '')],
      report: [`${en}:43:3 missing-text`],
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
      report: [`${en}:14:20 malformed-text`],
      says: 'is not closed',
    },
    {
      name: 'a number in a style that is not known',
      edits: [edit(en, '"Health of {name}"', '"Health of {name, number, unit datif}"')],
      report: [`${en}:14:9 malformed-text`],
      says: 'unknown style "unit datif"',
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
      report: [`${de}:14:9 different-placeholders`],
      says: 'the text in en has {name}',
    },
    {
      name: 'a placeholder in a text without scope',
      edits: inBothLocales('file: "File"', 'file: "File {name}"'),
      report: [`${de}:25:9 unknown-placeholder`, `${en}:25:9 unknown-placeholder`],
      says: 'expected no placeholder',
    },
    {
      name: 'a text that stands in the shared and in the own file',
      edits: [edit('tiny/texts/en.yaml', '', 'health:\n  name: "Again"\n')],
      report: ['tiny/texts/en.yaml:2:3 duplicate-key'],
      says: `${en}:14`,
    },
    {
      name: 'texts in a locale that the system does not have',
      edits: [edit('tiny/texts/fr.yaml', '', 'health:\n  name: "Encore"\n')],
      report: ['tiny/texts/fr.yaml:1:1 unknown-file'],
    },
  ]);
});
