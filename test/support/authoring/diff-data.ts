import { loadState, type RulesState } from '../../../src/authoring/diff/rules-state.js';
import { messageKeys } from '../../../src/screens/model/messages.js';
import { type Edit, editedFiles, type Files } from '../rules/edited-files.js';
import { tinyRuleFiles } from '../rules/tiny-rules.js';
import { inDirectory } from '../run/in-directory.js';
import { join } from 'node:path';
import { below } from '../rules/renamed-files.js';

const texts = (locale: string): string => `cover:
  name: "Cover (${locale})"
  questions:
    benefitType: "Which benefit? (${locale})"
    sumInsured: "Which sum? (${locale})"
    insurancePeriod: "How long? (${locale})"
person:
  name: "Person (${locale})"
  groups:
    all: "Everything (${locale})"
    benefits: "Benefits (${locale})"
    benefits.title: "Benefit (${locale})"
  questions:
    name: "What is your name? (${locale})"
    age: "How old are you? (${locale})"
    ageAtEntry: "Age at entry? (${locale})"
  buttons:
    deleteBenefit: "Delete (${locale})"
sports:
  name: "Sports (${locale})"
  group: "Leisure (${locale})"
  questions:
    pursuits: "Which sports? (${locale})"
    birth: "When were you born? (${locale})"
    sport: "Really? (${locale})"
navigation:
  menuBar: "Menu"
  file: "File"
  refresh: "Check"
  next: "Next"
messages:
${Object.keys(messageKeys)
  .map((key) => `  ${key}: "${key} (${locale})"\n`)
  .join('')}`;

const navigation = `menus:
  - { menu: file, items: [ { item: refresh, command: refresh }, { separator: true }, { item: next, command: next } ] }
buttons:
  - { button: next, command: next, default: true }
`;

/**
 * A small rule system with two parameter sets that has everything which may change, and its screens; free of errors.
 */
export const diffData: Files = {
  ...below('rules', tinyRuleFiles),
  'rules/tiny/rule-set.yaml': `${tinyRuleFiles['tiny/rule-set.yaml']}  policyHolder: { type: 28, name: { en: "PH", de: "VN" } }\n`,
  'rules/tiny/csp/8.yaml': (tinyRuleFiles['tiny/csp/7.yaml'] ?? '').replace(
    'en: "Seven", de: "Sieben"',
    'en: "Eight", de: "Acht"',
  ),
  'rules/common/glossary.yaml': `cover:
  name: { en: "cover", de: "Schutz" }
  meaning: "What is insured"
  avoid: { en: ["coverage"], de: ["Deckung"] }
`,
  'rules/tiny/notices/law.yaml': `notices:
  truth:
    source: "Practice"
    meaning: "To be replaced"
    versions:
      - version: 1
        from: "2026.01.01"
        approvedBy: none
        title: { en: "The truth", de: "Die Wahrheit" }
        text: { en: "Tell the truth.", de: "Sagen Sie die Wahrheit." }
`,
  'rules/common/plausibility/person.yaml': `scope: person
rules:
  sum-above-limit:
    severity: error
    violatedWhen: { fact: totalSum, operator: greaterThan, value: { fact: ageLimit } }
    with:
      ageLimit: { is: { table: { of: csp.limits, at: { age: age, riskClass: mainPursuit.code.riskClass }, gives: sum } } }
    message: { en: "The sum is too high.", de: "Die Summe ist zu hoch." }
    concerns: [benefits.sumInsured]
    reference: "S1"
    examples:
      - { given: { this: { age: 41 }, benefits: [ { benefitType: termLife, sumInsured: 100001 } ] }, expect: violated }
      - { given: { this: { age: 41 }, benefits: [ { benefitType: termLife, sumInsured: 100000 } ] }, expect: satisfied }
  minor:
    severity: warning
    violatedWhen: { fact: age, operator: lessThan, value: 18 }
    message: { en: "A minor.", de: "Minderjährig." }
    reference: "S2"
    examples:
      - { given: { this: { age: 17 } }, expect: violated }
      - { given: { this: { age: 18 } }, expect: satisfied }
`,
  'screens/common/technical/navigation.yaml': navigation,
  'screens/common/applicant/navigation.yaml': navigation,
  'screens/common/technical/10-person.yaml': `screen: person
scope: person
groups:
  - group: all
    type: group
    questions:
      - { attribute: name, columns: 20, mandatoryWhen: true }
      - { attribute: age }
    groups:
      - group: benefits
        type: list
        over: benefits
        questions:
          - { attribute: ageAtEntry }
  - group: actions
    type: relButtons
    buttons:
      - { button: deleteBenefit, command: delete, over: benefits }
`,
  'screens/common/technical/20-cover.yaml': `screen: cover
scope: benefit
questions:
  - { attribute: benefitType, mandatoryWhen: true }
  - { attribute: sumInsured, mandatoryWhen: true, shownWhen: { fact: benefitType.pays, operator: equal, value: lumpSum } }
  - { attribute: insurancePeriod }
`,
  'screens/common/applicant/10-sports.yaml': `screen: sports
scope: person
questions:
  - { notice: truth }
  - { objects: pursuits, by: code, searchable: true }
  - when: { fact: age, operator: greaterThan, value: 16 }
    questions:
      - { attribute: dateOfBirth, key: birth, mandatoryWhen: true }
  - { attribute: mainPursuit.code, key: sport }
`,
  'screens/common/texts/en.yaml': texts('en'),
  'screens/common/texts/de.yaml': texts('de'),
};

/** The small rules and screens after some edits, loaded. */
export const editedState = (edits: readonly Edit[] = [], files: Files = diffData): RulesState =>
  inDirectory(editedFiles(files, edits).files, (directory) =>
    loadState(join(directory, 'rules'), join(directory, 'screens')),
  );
