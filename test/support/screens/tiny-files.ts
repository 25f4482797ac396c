import { messageKeys } from '../../../src/screens/model/messages.js';
import { ownFindings } from '../../../src/rules/model/own-findings.js';

/**
 * A rule system of a few facts and its screens, complete and free of errors: file name to content. Tests break one of
 * them.
 */
export const tinyRules: Readonly<Record<string, string>> = {
  'tiny/rule-set.yaml': `versions: [{ id: 1, name: "Tiny 1" }]
locales: [en, de]
timeZone: Europe/Berlin
sourceTypes:
  technical: { id: 1, name: { en: "Technical", de: "Technisch" }, technical: true, creating: true }
  applicant: { id: 2, name: { en: "Applicant", de: "Antrag" } }
relationTypes:
  personBenefit: { id: 1, from: person, to: benefit, name: { en: "has", de: "hat" } }
  benefitEventPayment: { id: 2, from: benefit, to: EventPayment, name: { en: "pays", de: "zahlt" } }
  benefitPayment: { id: 3, from: benefit, to: Payment, name: { en: "costs", de: "kostet" } }
  personPursuit: { id: 5, from: person, to: pursuit, name: { en: "does", de: "tut" } }
  personSmoking: { id: 7, from: person, to: smoking, name: { en: "smokes", de: "raucht" } }
objects:
  case: { type: 25, name: { en: "Application", de: "Antrag" }, relations: { persons: { many: person } } }
  person:
    type: 27
    name: { en: "Person", de: "Person" }
    relations:
      benefits: { many: benefit, by: personBenefit }
      pursuits: { many: pursuit, by: personPursuit }
      smokings: { many: smoking, by: personSmoking }
      smoking: { one: smokings, order: first }
  benefit:
    types: { Benefit: 0, EventPayment: 1, Payment: 0 }
    names: { Benefit: { en: "Benefit", de: "Leistung" }, EventPayment: { en: "Event", de: "Ereignis" }, Payment: { en: "Payment", de: "Zahlung" } }
    relations: { persons: { many: person, by: personBenefit }, person: { one: persons, order: first } }
  pursuit: { type: 26, name: { en: "Pursuit", de: "Hobby" }, relations: { persons: { many: person, by: personPursuit } } }
  smoking: { type: 45, name: { en: "Smoking", de: "Rauchen" } }
`,
  'tiny/attributes/case.yaml': `object: case
attributes:
  applicationId: { id: 0, kind: string, name: { en: "id", de: "Nummer" } }
`,
  'tiny/attributes/person.yaml': `object: person
attributes:
  name: { id: 44, kind: string, name: { en: "name", de: "Name" } }
  weight: { id: 901, kind: number, unit: kilogram, name: { en: "weight", de: "Gewicht" } }
  medication: { id: 1001, kind: reference, catalogue: yes-no, name: { en: "medication", de: "Medikamente" } }
  children: { id: 1003, kind: number, absentMeans: 0, name: { en: "children", de: "Kinder" } }
  protocol: { id: 701, kind: internal, name: { en: "protocol", de: "Protokoll" } }
`,
  'tiny/attributes/benefit.yaml': `object: benefit
attributes:
  name: { id: 108, kind: string, storedOn: Benefit, name: { en: "name", de: "Name" } }
  smokerType: { id: 94, kind: reference, catalogue: yes-no, storedOn: Benefit, name: { en: "smoker", de: "Raucher" } }
`,
  'tiny/attributes/pursuit.yaml': `object: pursuit
attributes:
  code: { id: 163, kind: reference, catalogue: pursuits, name: { en: "code", de: "Code" } }
  place: { id: 1200, kind: string, name: { en: "place", de: "Ort" } }
`,
  'tiny/attributes/smoking.yaml': `object: smoking
attributes:
  cigarettesPerDay: { id: 1002, kind: number, name: { en: "cigarettes", de: "Zigaretten" } }
`,
  'tiny/catalogues/units.yaml': `catalogue: units
columns:
  dimension: { kind: text }
  factor: { kind: number }
  offset: { kind: number, default: 0 }
  currency: { catalogue: units, default: none }
entries:
  year: { id: 1, dimension: duration, factor: 1, name: { en: "years", de: "Jahre" } }
  EUR: { id: 100, dimension: currency, factor: 1, currency: EUR, name: { en: "EUR", de: "EUR" } }
  number: { id: 300, dimension: number, factor: 1, name: { en: "", de: "" } }
  kilogram: { id: 320, dimension: mass, factor: 1, name: { en: "kg", de: "kg" } }
`,
  'tiny/catalogues/yes-no.yaml': `catalogue: yes-no
entries:
  yes: { id: 1, name: { en: "Yes", de: "Ja" } }
  no: { id: 2, name: { en: "No", de: "Nein" } }
`,
  'tiny/catalogues/pursuits.yaml': `catalogue: pursuits
keyed: true
entries:
${Array.from({ length: 31 }, (_, index) => `  SPORT${index}: { name: { en: "Sport ${index}", de: "Sport ${index}" } }\n`).join('')}`,
  'tiny/facts/person.yaml': `heavy: { scope: person, is: { when: { fact: weight, operator: greaterThan, value: 100 } } }
`,
  'tiny/parameters.yaml': `limit: { kind: number, meaning: "A limit" }
period: { kind: number, unit: year, meaning: "How far back questions look" }
longPeriod: { kind: number, unit: year, meaning: "How far back other questions look" }
`,
  'tiny/csp/1.yaml': `name: { en: "Set 1", de: "Satz 1" }
currencies: [EUR]
limit: 5
period: 5
longPeriod: 10
`,
  'tiny/plausibility/findings.yaml': `findings:
${Object.keys(ownFindings)
  .map((key) => `  ${key}: { severity: error, message: { en: "${key} (en)", de: "${key} (de)" } }\n`)
  .join('')}`,
};

const texts = (locale: string) => `application:
  name: "Application (${locale})"
  questions:
    applicationId: "Number (${locale})"
    name: "Name (${locale})"
  groups:
    all: "All persons (${locale})"
    persons: "Persons (${locale})"
    persons.title: "{name}"
  buttons:
    addPerson: "Add (${locale})"
    deletePerson: "Delete {name}"
health:
  name: "Health of {name}"
  group: "Health (${locale})"
  questions:
    weight: "Your weight, {name}? (${locale})"
    medication: "Medication? (${locale})"
    benefits.smokerType: "Do you smoke? (${locale})"
    cigarettes: "How many? (${locale})"
    pursuits: "Which sports? (${locale})"
    children: "Children? (${locale})"
navigation:
  menuBar: "Menu"
  file: "File"
  go: "Go"
  refresh: "Check"
  refresh.toolTip: "Checks"
  next: "Next"
messages:
${Object.keys(messageKeys)
  .map((key) => `  ${key}: "${key} (${locale})"\n`)
  .join('')}`;

const navigation = `menus:
  - { menu: file, items: [ { item: refresh, command: refresh }, { separator: true }, { item: next, command: next } ] }
  - { menu: go, lists: items }
buttons:
  - { button: refresh, command: refresh }
  - { button: next, command: next, default: true }
`;

export const tinyScreens: Readonly<Record<string, string>> = {
  'common/technical/navigation.yaml': navigation,
  'common/technical/01-application.yaml': `screen: application
scope: case
groups:
  - group: all
    type: group
    layout: { appearance: { border: title }, position: { relXPosition: 0, relYPosition: 0 }, dimension: { columns: 12, rows: 8 } }
    questions:
      - { attribute: applicationId, columns: 20, editable: false }
    groups:
      - group: persons
        type: list
        over: persons
        questions:
          - attribute: name
            mandatoryWhen: true
  - group: actions
    type: relButtons
    buttons:
      - { button: addPerson, command: add, object: person }
      - { button: deletePerson, command: delete, over: persons }
`,
  'common/applicant/navigation.yaml': navigation,
  'common/applicant/01-health.yaml': `screen: health
scope: person
shownWhen: { fact: name, operator: isKnown }
questions:
  - attribute: weight
    mandatoryWhen: true
  - attribute: medication
    renderingHint: RadioButton
    shownWhen: { fact: heavy, operator: equal, value: true }
  - attribute: benefits.smokerType
  - when: { fact: benefits.smokerType, operator: contains, value: yes }
    questions:
      - when: { fact: weight, operator: greaterThan, value: 10 }
        questions:
          - { attribute: smoking.cigarettesPerDay, key: cigarettes, shownWhen: { fact: medication, operator: isConfirmed } }
  - objects: pursuits
    by: code
    searchable: true
  - attribute: children
`,
  'common/texts/en.yaml': texts('en'),
  'common/texts/de.yaml': texts('de'),
};
