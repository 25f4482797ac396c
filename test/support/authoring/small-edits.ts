import { edit } from '../screens/screen-edits.js';
import type { Edit } from '../rules/edited-files.js';
import { diffData } from './diff-data.js';

/** What is done to the small rules and screens (`diffData`), one thing at a time. */
export interface PlantedEdit {
  readonly what: string;
  readonly edits: readonly Edit[];
}

const planted = (what: string, edits: readonly Edit[]): PlantedEdit => ({ what, edits });

/** A word everywhere in a file. */
const everywhere = (file: string, word: string, other: string): Edit =>
  edit(file, '', (diffData[file] ?? '').replaceAll(word, other));

const person = 'rules/common/plausibility/person.yaml';
const benefitRules = 'rules/common/plausibility/benefit.yaml';
const set7 = 'rules/tiny/csp/7.yaml';
const parameters = 'rules/common/parameters.yaml';
const technical = 'screens/common/technical/10-person.yaml';
const cover = 'screens/common/technical/20-cover.yaml';
const sports = 'screens/common/applicant/10-sports.yaml';
const types = 'rules/common/catalogues/benefit-types.yaml';
const pursuits = 'rules/common/catalogues/pursuits.csv';
const both = (find: string, replace: string): readonly Edit[] =>
  ['en', 'de'].map((locale) => edit(`screens/common/texts/${locale}.yaml`, find, replace));

const minor = `  minor:
    severity: warning
    violatedWhen: { fact: age, operator: lessThan, value: 18 }
    message: { en: "A minor.", de: "Minderjährig." }
    reference: "S2"
    examples:
      - { given: { this: { age: 17 } }, expect: violated }
      - { given: { this: { age: 18 } }, expect: satisfied }
`;

export const smallEdits: readonly PlantedEdit[] = [
  planted('a rule goes', [edit(person, minor, '')]),
  planted('a rule comes', [
    edit(person, minor, `${minor}${minor.replace('minor', 'child').replace('value: 18', 'value: 12')}`),
  ]),
  planted('a rule is called otherwise', [edit(person, '  minor:', '  under-age:')]),
  planted('a rule is called otherwise where a set changes its severity', [
    edit(benefitRules, '  end-age:', '  end-too-late:'),
    edit(set7, '{ end-age: warning }', '{ end-too-late: warning }'),
    edit('rules/tiny/csp/8.yaml', '{ end-age: warning }', '{ end-too-late: warning }'),
  ]),
  planted('a severity', [edit(person, 'severity: warning', 'severity: error')]),
  planted('the severity of one set', [edit(set7, '{ end-age: warning }', '{ end-age: off }')]),
  planted('a severity for one set more', [edit(set7, '{ end-age: warning }', '{ end-age: warning, minor: error }')]),
  planted('a threshold', [edit(person, 'lessThan, value: 18', 'lessThan, value: 21')]),
  planted('an operator', [edit(person, 'lessThan, value: 18', 'lessThanInclusive, value: 18')]),
  planted('a condition more', [
    edit(
      person,
      '{ fact: age, operator: lessThan, value: 18 }',
      '{ all: [ { fact: age, operator: lessThan, value: 18 }, { fact: name, operator: isKnown } ] }',
    ),
  ]),
  planted('what a rule concerns', [
    edit(person, 'concerns: [benefits.sumInsured]', 'concerns: [benefits.sumInsured, age]'),
  ]),
  planted('the sources of a rule', [edit(benefitRules, 'sources: [technical]', 'sources: [technical, applicant]')]),
  planted('a fact of a rule alone', [
    edit(benefitRules, 'multiply: [csp.factor, base.sumInsured]', 'multiply: [base.sumInsured, csp.factor, 2]'),
  ]),
  planted('a message', [edit(person, 'en: "A minor."', 'en: "A child."')]),
  planted('a reference', [edit(person, '"S2"', '"S3"')]),
  planted('an example', [
    edit(
      person,
      '{ given: { this: { age: 17 } }, expect: violated }',
      '{ given: { this: { age: 16 } }, expect: violated }',
    ),
  ]),
  planted('a limit', [edit(set7, 'maximumAge: 120', 'maximumAge: 110')]),
  planted('a range', [edit(set7, 'ageRange: [18, 65]', 'ageRange: [18, 67]')]),
  planted('a list', [edit(set7, 'typesSold: [termLife, accidentalDeath]', 'typesSold: [termLife]')]),
  planted('a date', [edit(set7, 'soldFrom: "2025"', 'soldFrom: "2025.03"')]),
  planted('a cell of a table', [edit(set7, 'sum: 500000', 'sum: 400000')]),
  planted('the threshold of a row', [edit(set7, 'age: 40', 'age: 45')]),
  planted('a row comes', [edit(set7, '  - { sum: 100000 }', '  - { age: 50, sum: 200000 }\n  - { sum: 100000 }')]),
  planted('a row goes', [edit(set7, '  - { kind: perTime, until: "2025", most: 1000 }\n', '')]),
  planted('rows in another order', [
    edit(
      set7,
      '  - { kind: perTime, until: "2025", most: 1000 }\n  - { most: 2000 }',
      '  - { most: 2000 }\n  - { kind: perTime, until: "2025", most: 1000 }',
    ),
  ]),
  planted('an exchange rate', [edit(set7, 'USD: 0.9', 'USD: 0.8')]),
  planted('currencies', [
    edit(set7, 'currencies: [EUR, USD]', 'currencies: [EUR]'),
    edit(set7, 'exchangeRates: { USD: 0.9 }\n', ''),
  ]),
  planted('the name of a set', [edit(set7, 'en: "Seven"', 'en: "The seventh"')]),
  planted('a parameter set goes', [edit('rules/tiny/csp/8.yaml', '', '')]),
  planted('the meaning of a parameter', [edit(parameters, '"Highest age"', '"The highest age"')]),
  planted('the unit of a parameter', [
    edit(parameters, 'factor: { kind: number,', 'factor: { kind: number, unit: number,'),
  ]),
  planted('a parameter comes', [
    edit(parameters, 'factor:', 'spare: { kind: number, unit: year, meaning: "Spare" }\nfactor:'),
    edit(set7, 'factor: 3', 'spare: 4\nfactor: 3'),
    edit('rules/tiny/csp/8.yaml', 'factor: 3', 'spare: 5\nfactor: 3'),
  ]),
  planted('a parameter is called otherwise', [
    edit(parameters, 'factor:', 'multiple:'),
    edit(benefitRules, 'multiply: [csp.factor,', 'multiply: [csp.multiple,'),
    edit(
      benefitRules,
      'sumInsured: 301 }, base: { benefitType: termLife, sumInsured: 100 }, csp.factor: 3',
      'sumInsured: 301 }, base: { benefitType: termLife, sumInsured: 100 }, csp.multiple: 3',
    ),
    edit(
      benefitRules,
      'sumInsured: 300 }, base: { benefitType: termLife, sumInsured: 100 }, csp.factor: 3',
      'sumInsured: 300 }, base: { benefitType: termLife, sumInsured: 100 }, csp.multiple: 3',
    ),
    edit(
      benefitRules,
      'sumInsured: 900 }, base: { benefitType: termLife, sumInsured: 100 }, csp.factor: 3',
      'sumInsured: 900 }, base: { benefitType: termLife, sumInsured: 100 }, csp.multiple: 3',
    ),
    edit(set7, 'factor: 3', 'multiple: 3'),
    edit('rules/tiny/csp/8.yaml', 'factor: 3', 'multiple: 3'),
  ]),
  planted('a code comes', [
    edit(
      types,
      '  income:',
      '  endowment: { id: 2, name: { en: "Endowment", de: "Kapitalleben" }, pays: lumpSum }\n  income:',
    ),
  ]),
  planted('a code goes', [edit(pursuits, '"CHESS","Chess","Schach",,,low,,,false\n', '')]),
  planted('a key of a keyed catalogue is another one, which is another code', [
    edit(pursuits, '"CHESS","Chess"', '"BOARD_GAME","Chess"'),
  ]),
  planted('a code is withdrawn', [edit(types, 'rider: true }', 'rider: true, validTo: "2025.12.31" }')]),
  planted('a code is called otherwise', [
    edit(types, '  termLife:', '  term:'),
    ...[set7, 'rules/tiny/csp/8.yaml', person, benefitRules].map((file) => everywhere(file, 'termLife', 'term')),
  ]),
  planted('a column of a code', [edit(types, 'maximumEndAge: 85', 'maximumEndAge: 80')]),
  planted('a column comes', [
    edit(types, '  rider: { kind: boolean', '  waiver: { kind: boolean, default: false }\n  rider: { kind: boolean'),
  ]),
  planted('a column goes', [
    edit('rules/common/catalogues/pursuits.yaml', '  depth: { kind: number, default: none }\n', ''),
    edit(pursuits, 'seasons,depth,', 'seasons,'),
    edit(pursuits, 'summer,,', 'summer,'),
    edit(pursuits, 'winter,40,', 'winter,'),
    edit(pursuits, ',low,,,', ',low,,'),
  ]),
  planted('a default that a code takes', [
    edit('rules/common/catalogues/pursuits.yaml', 'default: [summer, winter]', 'default: [summer]'),
  ]),
  planted('the name of a code', [edit(types, 'en: "Income"', 'en: "Annuity"')]),
  planted('a synonym', [edit(types, 'synonyms: { de: [BU] }', 'synonyms: { de: [BU, BUZ] }')]),
  planted('codes in another order', [
    edit('rules/common/catalogues/risk-classes.yaml', '  low: { id: 1, name: { en: "Low", de: "Niedrig" } }\n', ''),
    edit(
      'rules/common/catalogues/risk-classes.yaml',
      'de: "Hoch" } }',
      'de: "Hoch" } }\n  low: { id: 1, name: { en: "Low", de: "Niedrig" } }',
    ),
  ]),
  planted('a unit', [edit('rules/common/catalogues/units.yaml', 'factor: 12,', 'factor: 12.01,')]),
  planted('a bound of an attribute', [edit('rules/common/attributes/benefit.yaml', 'maximum: 99', 'maximum: 60')]),
  planted('the unit of an attribute', [
    edit(
      'rules/common/attributes/benefit.yaml',
      'sumAssuredE: { id: 109, kind: number, unit: currency,',
      'sumAssuredE: { id: 109, kind: number, unit: EUR,',
    ),
  ]),
  planted('a name of an attribute', [edit('rules/common/attributes/person.yaml', 'de: "Alter"', 'de: "Lebensalter"')]),
  planted('an attribute comes', [
    edit(
      'rules/common/attributes/person.yaml',
      '  age:',
      '  pet: { id: 9, kind: string, name: { en: "pet", de: "Haustier" } }\n  age:',
    ),
  ]),
  planted('an attribute is called otherwise', [
    edit('rules/common/attributes/person.yaml', '  dateOfBirth:', '  bornOn:'),
    edit(sports, 'attribute: dateOfBirth', 'attribute: bornOn'),
  ]),
  planted('the stored id of an attribute', [edit('rules/common/attributes/person.yaml', 'id: 700', 'id: 701')]),
  planted('a fact', [edit('rules/common/facts/benefit.yaml', 'value: lumpSum', 'value: perTime')]),
  planted('a fact comes', [
    edit(
      'rules/common/facts/benefit.yaml',
      'totalSum:',
      'half: { scope: benefit, unit: year, is: { divide: [endAge, 2] } }\ntotalSum:',
    ),
  ]),
  planted('a fact is called otherwise', [
    edit('rules/common/facts/benefit.yaml', 'totalSum:', 'sumOfAll:'),
    edit(person, '{ fact: totalSum,', '{ fact: sumOfAll,'),
  ]),
  planted('a relation', [
    edit(
      'rules/common/rule-set.yaml',
      'mainPursuit: { one: pursuits, order: first }',
      'mainPursuit: { one: pursuits, order: last }',
    ),
  ]),
  planted('the condition of a relation', [
    edit('rules/common/rule-set.yaml', 'operator: equal, value: false', 'operator: equal, value: true'),
  ]),
  planted('a relation type', [
    edit('rules/common/rule-set.yaml', 'en: "Person - Pursuit"', 'en: "Person and pursuit"'),
  ]),
  planted('a source type', [edit('rules/common/rule-set.yaml', 'applicant: { id: 2,', 'applicant: { id: 3,')]),
  planted('a version', [
    edit(
      'rules/tiny/rule-set.yaml',
      '  - { id: 2, name: "Tiny 2" }\n',
      '  - { id: 2, name: "Tiny 2" }\n  - { id: 3, name: "Tiny 3" }\n',
    ),
  ]),
  planted('what the service finds', [
    edit(
      'rules/tiny/plausibility/findings.yaml',
      'question-open: { severity: incomplete',
      'question-open: { severity: error',
    ),
  ]),
  planted('a term', [edit('rules/common/glossary.yaml', 'de: ["Deckung"]', 'de: ["Deckung", "Absicherung"]')]),
  planted('the wording of a notice', [
    edit('rules/tiny/notices/law.yaml', '"Tell the truth."', '"Always tell the truth."'),
  ]),
  planted('the approval of a notice', [
    edit('rules/tiny/notices/law.yaml', 'approvedBy: none', 'approvedBy: "Counsel, 2026.01.02"'),
  ]),
  planted('the source of a notice', [edit('rules/tiny/notices/law.yaml', 'source: "Practice"', 'source: "VVG"')]),
  planted('a question comes', [
    edit(
      cover,
      '  - { attribute: insurancePeriod }',
      '  - { attribute: insurancePeriod }\n  - { attribute: singlePremium }',
    ),
    ...both('    insurancePeriod:', '    singlePremium: "Which premium?"\n    insurancePeriod:'),
  ]),
  planted('a question goes', [
    edit(cover, '  - { attribute: insurancePeriod }\n', ''),
    ...['en', 'de'].map((locale) =>
      edit(`screens/common/texts/${locale}.yaml`, `    insurancePeriod: "How long? (${locale})"\n`, ''),
    ),
  ]),
  planted('a question moves within its screen', [
    edit(cover, '  - { attribute: insurancePeriod }\n', ''),
    edit(cover, 'questions:\n', 'questions:\n  - { attribute: insurancePeriod }\n'),
  ]),
  planted('a question moves to another screen', [
    edit(sports, '  - { attribute: mainPursuit.code, key: sport }\n', ''),
    edit(
      'screens/common/applicant/20-more.yaml',
      '',
      'screen: more\nscope: person\nquestions:\n  - { attribute: mainPursuit.code, key: sport }\n',
    ),
    ...['en', 'de'].flatMap((locale) => [
      edit(`screens/common/texts/${locale}.yaml`, `    sport: "Really? (${locale})"\n`, ''),
      edit(
        `screens/common/texts/${locale}.yaml`,
        'navigation:',
        `more:\n  name: "More (${locale})"\n  group: "Leisure (${locale})"\n  questions:\n    sport: "Really? (${locale})"\nnavigation:`,
      ),
    ]),
  ]),
  planted('a question becomes mandatory', [
    edit(cover, '{ attribute: insurancePeriod }', '{ attribute: insurancePeriod, mandatoryWhen: true }'),
  ]),
  planted('when a question is shown', [edit(sports, 'greaterThan, value: 16', 'greaterThan, value: 14')]),
  planted('how a question is shown', [edit(technical, 'columns: 20', 'columns: 30')]),
  planted('the text of a question', [edit('screens/common/texts/en.yaml', 'How old are you?', 'What is your age?')]),
  planted('the name of a screen', [edit('screens/common/texts/de.yaml', 'Sports (de)', 'Sport (de)')]),
  planted('when a screen is shown', [
    edit(sports, 'scope: person\n', 'scope: person\nshownWhen: { fact: age, operator: isKnown }\n'),
  ]),
  planted('a notice is no longer shown', [edit(sports, '  - { notice: truth }\n', '')]),
  planted('a screen is called otherwise', [
    edit(sports, 'screen: sports', 'screen: leisure'),
    ...both('sports:\n', 'leisure:\n'),
  ]),
  planted('the title of a group', [edit('screens/common/texts/en.yaml', 'Benefits (en)', 'Covers (en)')]),
  planted('the layout of a group', [
    edit(technical, 'type: relButtons', 'type: relButtons\n    layout: { appearance: { border: title } }'),
  ]),
  planted('a button of the navigation', [
    edit('screens/common/technical/navigation.yaml', 'default: true', 'default: false'),
  ]),
  planted('a word of the service', [edit('screens/common/texts/en.yaml', 'no-match (en)', 'nothing found (en)')]),
];
