import { expect } from 'chai';
import { loadEdited } from '../../support/rules/tiny-rules.js';

/** What is wrong, the file, what stands there, what is written instead (`¦` where the finding is), its code, what its message says. */
type Row = readonly [sentence: string, file: string, find: string, replace: string, code: string, says: string];

const attributes = 'common/attributes/benefit.yaml';
const person = 'common/attributes/person.yaml';
const catalogue = 'common/catalogues/benefit-types.yaml';
const pursuits = 'common/catalogues/pursuits.yaml';
const csv = 'common/catalogues/pursuits.csv';
const parameters = 'common/parameters.yaml';
const csp = 'tiny/csp/7.yaml';
const facts = 'common/facts/benefit.yaml';
const rules = 'common/plausibility/benefit.yaml';
const own = 'tiny/plausibility/findings.yaml';
const shared = 'common/rule-set.yaml';
const header = 'tiny/rule-set.yaml';

const yaml: readonly Row[] = [
  ['a value that is not there', person, 'maximumLength: 200', 'maximumLength: ¦', 'null-value', 'found no value'],
  ['a key that stands twice', person, 'kind: date, exactTo', 'kind: date, ¦kind: date, exactTo', 'duplicate-key', '"kind" stands twice'],
  ['a key that is a number', csp, '{ USD: 0.9 }', '{ ¦7: 0.9 }', 'key-not-text', 'number key 7'],
  ['an alias', csp, 'maximumAge: 120', 'maximumAge: ¦*age', 'alias', '*age'],
  ['an anchor', csp, 'maximumAge: 120', 'maximumAge: &age ¦120', 'anchor', '&age'],
  ['a tag', csp, 'maximumAge: 120', 'maximumAge: !!int ¦120', 'tag', 'int'],
  ['a number that is not finite', csp, 'maximumAge: 120', 'maximumAge: ¦.inf', 'not-a-value', 'Infinity'],
  ['a bracket that is not closed', csp, 'ageRange: [18, 65]', 'ageRange: [18, 65', 'yaml-bad-indent', ''],
  ['an empty file', parameters, '', '¦# nothing\n', 'empty-file', 'empty'],
];

const structure: readonly Row[] = [
  ['a misspelled key of an attribute', attributes, 'decimals: 0', '¦decimls: 0', 'unknown-key', 'did you mean decimals?'],
  ['a key that is left out', attributes, 'insurancePeriod: { id: 121, ', '¦insurancePeriod: { ', 'missing-key', '"id"'],
  ['a text where a number belongs', attributes, 'id: 121', 'id: ¦"121"', 'wrong-kind', 'the text "121"; expected a whole number'],
  ['a misspelled word of a fixed list', attributes, 'kind: number, unit: year, decimals', 'kind: ¦numbr, unit: year, decimals', 'unknown-value', 'did you mean number?'],
  ['a name in another style', attributes, 'sumAssuredE: { id', '¦sum_assured_e: { id', 'wrong-form', 'camelCase'],
  ['an empty list', rules, 'sources: [technical]', 'sources: ¦[]', 'empty-list', 'empty list'],
  ['a word twice in a list', header, '[en, de]', '[en, de, ¦de]', 'duplicate-item', 'twice'],
  ['a number out of its bounds', csp, 'USD: 0.9', 'USD: ¦0', 'out-of-bounds', '> 0'],
  ['an empty text', parameters, '"Highest age"', '¦""', 'empty-text', 'empty text'],
];

const ruleSet: readonly Row[] = [
  ['an unknown folder to include', header, '[common]', '[¦commn]', 'unknown-folder', 'did you mean common?'],
  ['an unknown time zone', header, 'Europe/Berlin', '¦Europe/Berln', 'unknown-value', 'did you mean Europe/Berlin?'],
  ['locales that are left out', header, 'locales: [en, de]\n', '', 'missing-key', '"locales"'],
  ['a version that stands twice', header, '{ id: 2,', '{ id: ¦1,', 'duplicate-id', 'version 1'],
  ['a source type id that stands twice', shared, 'applicant: { id: 2', 'applicant: { id: ¦1', 'duplicate-id', 'id 1'],
  ['a member that stands in common and in the system', header, '{ type: 26 }', '{ type: 26, ¦name: { en: "P", de: "A" } }', 'duplicate-key', 'name'],
  ['a type id of two objects', header, '{ type: 26 }', '{ type: ¦27 }', 'duplicate-id', 'person'],
  ['an object without type', shared, '    type: 25\n', '', 'missing-key', '"type"'],
  ['an unknown object of a relation', shared, 'persons: { many: person }', 'persons: { many: ¦persn }', 'unknown-object', 'did you mean person?'],
  ['an unknown relation type', shared, 'many: benefit, by: personBenefit', 'many: benefit, by: ¦personBenfit', 'unknown-relation-type', 'did you mean personBenefit?'],
  ['a relation type between other objects', shared, 'many: benefit, by: personBenefit', 'many: benefit, by: ¦personPursuit', 'wrong-kind', 'between person and benefit'],
  ['a chosen relation without order', shared, 'mainPursuit: { one: pursuits, order: first }', '¦mainPursuit: { one: pursuits }', 'missing-key', '"order"'],
  ['an unknown relation to choose from', shared, 'mainPursuit: { one: pursuits', 'mainPursuit: { one: ¦pursits', 'unknown-relation', 'did you mean pursuits?'],
  ['a relation chosen from itself', shared, 'mainPursuit: { one: pursuits, order: first }', '¦mainPursuit: { one: mainPursuit, order: first }', 'cycle', 'person.mainPursuit -> person.mainPursuit'],
  ['an unknown fact in the condition of a relation', shared, 'fact: benefitType.rider', 'fact: ¦benefitType.ridr', 'unknown-column', 'rider'],
  ['a relation type id that stands twice', shared, 'personPursuit: { id: 5', 'personPursuit: { id: ¦1', 'duplicate-id', 'personBenefit'],
  ['an unknown end of a relation type', shared, 'to: pursuit', 'to: ¦pursut', 'unknown-object', 'did you mean pursuit?'],
];

const attributeFiles: readonly Row[] = [
  ['an unknown object', attributes, 'object: benefit', 'object: ¦benfit', 'unknown-object', 'did you mean benefit?'],
  ['an unknown unit', attributes, 'unit: year, decimals', 'unit: ¦yaer, decimals', 'unknown-unit', 'did you mean year?'],
  ['an unknown currency per time', attributes, 'unit: currency/year', 'unit: ¦currency/yaer', 'unknown-unit', 'did you mean currency/year?'],
  ['an unknown catalogue', attributes, 'catalogue: benefit-types', 'catalogue: ¦benefit-type', 'unknown-catalogue', 'did you mean benefit-types?'],
  ['a reference without catalogue', attributes, 'benefitType: { id: 11, kind: reference, catalogue: benefit-types', '¦benefitType: { id: 11, kind: reference', 'missing-key', '"catalogue"'],
  ['a key of another kind', person, 'exactTo: day', 'exactTo: day, ¦decimals: 0', 'unknown-key', 'kind date'],
  ['an unknown parameter as bound', person, 'csp.maximumAge', '¦csp.maximumAg', 'unknown-parameter', 'did you mean csp.maximumAge?'],
  ['a parameter of another kind as bound', person, 'csp.maximumAge', '¦csp.ageRange', 'wrong-kind', 'range'],
  ['a parameter of another dimension as bound', person, 'csp.maximumAge', '¦csp.factor', 'wrong-dimension', 'expected a duration'],
  ['an unknown parameter that lists what is offered', attributes, 'catalogue: benefit-types', 'offered: { fact: ¦csp.typesSoldd }, catalogue: benefit-types', 'unknown-parameter', 'csp.typesSoldd'],
  ['a parameter of another kind that lists what is offered', attributes, 'catalogue: benefit-types', 'offered: { fact: ¦csp.maximumAge }, catalogue: benefit-types', 'wrong-kind', 'expected a list'],
  ['a minimum above the maximum', attributes, 'minimum: 1, maximum: 99', 'minimum: ¦100, maximum: 99', 'out-of-bounds', 'above the maximum 99'],
  ['an id twice on one object', attributes, 'id: 109', 'id: ¦103', 'duplicate-id', 'benefit.sumInsured'],
  ['an id that means something else on another object', person, 'id: 700', 'id: ¦0', 'id-differs', 'another kind than case.applicationId'],
  ['a name of a relation', person, 'dateOfBirth:', '¦benefits:', 'duplicate-key', 'a relation already'],
  ['a word that begins a path', person, 'dateOfBirth:', '¦case:', 'reserved-name', '"case"'],
  ['an unknown attribute that is set too', attributes, '[sumAssuredE]', '[¦sumAssuredF]', 'unknown-fact', 'did you mean sumAssuredE?'],
  ['an unknown relation to attributes that are set too', person, '[benefits.ageAtEntry]', '[¦benefts.ageAtEntry]', 'unknown-relation', 'did you mean benefits?'],
  ['an attribute of another kind that is set too', person, '[benefits.ageAtEntry]', '[¦benefits.benefitType]', 'wrong-kind', 'differ'],
  ['an attribute that sets itself in a circle', attributes, 'alsoSets: [sumAssuredE]', '¦alsoSets: [sumInsured]', 'cycle', 'benefit.sumInsured -> benefit.sumInsured'],
  ['zeroes on what is no number', attributes, '[benefitSum]', '[¦benefitType]', 'wrong-kind', 'no number'],
  ['a missing locale', person, 'name: { en: "age", de: "Alter" }', '¦name: { en: "age" }', 'missing-locale', 'locale de'],
  ['an unknown locale', person, 'name: { en: "age", de: "Alter" }', 'name: { en: "age", de: "Alter", ¦fr: "âge" }', 'unknown-locale', 'en, de'],
  ['a blank text', person, 'de: "Alter"', 'de: ¦" "', 'empty-text', 'blank'],
  ['a part of the triple on an object that is none', person, 'kind: date', 'kind: date, ¦storedOn: Benefit', 'unknown-key', 'storedOn'],
  ['no part of the triple on a benefit', attributes, 'benefitType: { id: 11, kind: reference, catalogue: benefit-types, storedOn: Benefit', '¦benefitType: { id: 11, kind: reference, catalogue: benefit-types', 'missing-key', '"storedOn"'],
];

const catalogues: readonly Row[] = [
  ['another name than the file', catalogue, 'catalogue: benefit-types', 'catalogue: ¦benefit-type', 'name-differs', 'benefit-types.yaml'],
  ['a word that a column does not have', catalogue, 'pays: perTime', 'pays: ¦perTme', 'unknown-value', 'did you mean perTime?'],
  ['an unknown column', catalogue, 'pays: perTime', 'pays: perTime, ¦ridr: true', 'unknown-column', 'did you mean rider?'],
  ['a cell of another kind', catalogue, 'rider: true', 'rider: ¦"true"', 'wrong-kind', 'expected true or false'],
  ['a cell that is left out without default', catalogue, 'income: { id: 10, name: { en: "Income", de: "Rente" }, pays: perTime,', '¦income: { id: 10, name: { en: "Income", de: "Rente" },', 'missing-cell', '"pays"'],
  ['an id that stands twice', catalogue, 'id: 40', 'id: ¦1', 'duplicate-id', 'id 1'],
  ['an entry without id', catalogue, 'termLife: { id: 1, ', '¦termLife: { ', 'missing-key', 'no id'],
  ['a column that is built in', catalogue, 'rider: { kind: boolean', '¦validFrom: { kind: text, default: none }\n  rider: { kind: boolean', 'built-in-name', 'validFrom'],
  ['a column of two kinds', catalogue, 'rider: { kind: boolean', '¦rider: { unit: year, kind: boolean', 'column-kind', 'exactly one'],
  ['a default of another kind', catalogue, 'default: false', 'default: ¦"no"', 'wrong-kind', 'true or false'],
  ['an unknown unit of a column', catalogue, 'unit: year', 'unit: ¦years', 'unknown-unit', 'did you mean year?'],
  ['an unknown catalogue of a column', pursuits, 'riskClass: { catalogue: risk-classes', '¦riskClass: { catalogue: risk-class', 'unknown-catalogue', 'did you mean risk-classes?'],
  ['an unknown column to inherit from', pursuits, 'riskClass: { catalogue: risk-classes, inheritsFrom: group', '¦riskClass: { catalogue: risk-classes, inheritsFrom: grup', 'unknown-column', 'did you mean group?'],
  ['a file of entries that is not there', pursuits, 'entriesFrom: pursuits.csv', 'entriesFrom: ¦pursuit.csv', 'unreadable-file', 'pursuit.csv'],
  ['neither entries nor a file of them', pursuits, 'entriesFrom: pursuits.csv\n', '', 'missing-key', '"entriesFrom"'],
  ['an unknown replacement', catalogue, 'synonyms: { de: [BU] }', 'replacedBy: ¦termLive', 'unknown-code', 'did you mean termLife?'],
  ['synonyms in an unknown locale', catalogue, 'synonyms: { de', 'synonyms: { ¦fr: [x], de', 'unknown-locale', 'en, de'],
  ['an unknown currency of a unit', 'common/catalogues/units.yaml', 'currency: USD', 'currency: ¦USDD', 'unknown-code', 'did you mean USD?'],
  ['a unit of money without currency', 'common/catalogues/units.yaml', 'USD: { id: 101, dimension: currency, factor: 1, currency: USD,', '¦USD: { id: 101, dimension: currency, factor: 1,', 'missing-cell', 'no currency'],
  ['a name of two entries', catalogue, 'name: { en: "Income"', 'name: ¦{ en: "Term life"', 'duplicate-name', 'termLife'],
  ['a validity that is no date', catalogue, 'synonyms: { de: [BU] }', 'validTo: ¦"31.12.2026"', 'wrong-form', 'YYYY.MM.DD'],
  ['an amount per time without its unit', 'common/catalogues/units.yaml', '  EUR/year: {', '  USD/year: {', 'missing-unit', '"EUR/year"'],
  ['no unit of plain numbers', 'common/catalogues/units.yaml', '  number: {', '  numbers: {', 'missing-unit', '"number"'],
  ['no attribute for the case id', 'common/attributes/case.yaml', 'applicationId:', 'caseId:', 'missing-attribute', 'applicationId'],
  ['an unquoted number as code', csp, '[termLife, accidentalDeath]', '[termLife, ¦310]', 'wrong-kind', 'in quotes'],
];

const csvFiles: readonly Row[] = [
  ['an unknown column of the file', csv, ',depth,', ',¦dept,', 'unknown-column', 'did you mean depth?'],
  ['a column that is missing', csv, '', '¦key,name.en,group,riskClass\n', 'missing-column', 'name.de'],
  ['an unknown code in a cell', csv, '"WATER",,summer', '¦"WATR",,summer', 'unknown-code', 'did you mean WATER?'],
  ['an unknown code after a quoted cell with a comma', csv, '"Schach",,,low', '"Schach",,,¦lo', 'unknown-code', 'did you mean low?'],
  ['an unknown word in a list', csv, 'summer|winter', '¦summer|wintr', 'unknown-value', 'did you mean winter?'],
  ['a word where a number belongs', csv, ',40,', ',¦forty,', 'wrong-kind', 'a number'],
  ['a word where yes or no belongs', csv, ',false', ',¦no', 'wrong-kind', 'true or false'],
  ['a key that stands twice', csv, '"CHESS"', '¦"DIVING"', 'duplicate-entry', '"DIVING"'],
  ['a name that is missing', csv, '"Schach"', '¦', 'missing-locale', 'locale de'],
  ['a cell without value, default and heir', csv, 'low,,,false', ',,,false', 'missing-cell', '"riskClass"'],
  ['a row that is too short', csv, '"CHESS","Chess","Schach",,,low,,,false', '¦"CHESS","Chess","Schach",,,low', 'cell-count', '6 cells; expected 9'],
  ['a quote that is not closed', csv, '"CHESS"', '"CHESS', 'malformed-csv', 'Quote'],
  ['a blank key', csv, '"CHESS"', '¦', 'missing-key', 'empty'],
  ['heirs in a circle', csv, '"WATER","Water sports","Wassersport",,,high', '¦"WATER","Water sports","Wassersport",,DIVING,', 'cycle', 'WATER -> DIVING'],
];

const parameterFiles: readonly Row[] = [
  ['a key of another kind of parameter', parameters, 'kind: range, unit: year', 'kind: range, unit: year, ¦catalogue: pursuits', 'unknown-key', 'kind range'],
  ['a table that gives nothing', parameters, ', gives: { sum: { unit: currency }, sold: { catalogue: benefit-types, list: true } }', '', 'missing-key', '"gives"'],
  ['an output that is a bound', parameters, 'sum: { unit: currency }', 'sum: { unit: currency, ¦upTo: true }', 'unknown-key', 'output'],
  ['an unknown unit', parameters, 'age: { unit: year,', 'age: { unit: ¦yeer,', 'unknown-unit', 'did you mean year?'],
  ['an unknown parameter in a set', csp, 'maximumAge: 120', '¦maximumAg: 120', 'unknown-parameter', 'did you mean maximumAge?'],
  ['a parameter without value', csp, 'factor: 3\n', '', 'missing-parameter', '"factor"'],
  ['a value of another kind', csp, 'factor: 3', 'factor: ¦"3"', 'wrong-kind', 'expected a number'],
  ['a range of one number', csp, '[18, 65]', '¦[18]', 'wrong-kind', 'pair'],
  ['a range upside down', csp, '[18, 65]', '¦[65, 18]', 'out-of-bounds', 'above'],
  ['an unknown code in a list', csp, 'accidentalDeath]', '¦accidentlDeath]', 'unknown-code', 'did you mean accidentalDeath?'],
  ['an unknown column of a table', csp, 'age: 40', '¦aeg: 40', 'unknown-column', 'did you mean age?'],
  ['an unknown code in a table', csp, 'riskClass: low', 'riskClass: ¦lwo', 'unknown-code', 'did you mean low?'],
  ['an unknown code in a list of a table', csp, 'sold: [termLife]', 'sold: [¦termLive]', 'unknown-code', 'did you mean termLife?'],
  ['an unknown currency', csp, '[EUR, USD]', '[EUR, ¦USDD]', 'unknown-unit', 'did you mean USD?'],
  ['an unknown currency of a rate', csp, '{ USD: 0.9 }', '{ ¦USDD: 0.9 }', 'unknown-unit', 'did you mean USD?'],
  ['a rate of the first currency', csp, '{ USD: 0.9 }', '{ ¦EUR: 1 }', 'surplus-rate', 'first currency'],
  ['a severity of an unknown rule', csp, '{ end-age: warning }', '{ ¦end-aeg: warning }', 'unknown-rule', 'did you mean end-age?'],
  ['an unknown severity', csp, '{ end-age: warning }', '{ end-age: ¦warnin }', 'unknown-value', 'did you mean warning?'],
];

const factFiles: readonly Row[] = [
  ['an unknown scope', facts, 'scope: benefit', 'scope: ¦benfit', 'unknown-object', 'did you mean benefit?'],
  ['an unknown fact', facts, 'insurancePeriod] }', '¦insurancePeriode] }', 'unknown-fact', 'did you mean insurancePeriod?'],
  ['facts that rest on one another', facts, '[ageAtEntry, insurancePeriod]', '[ageAtEntry, ¦endAge]', 'cycle', 'benefit.endAge -> benefit.endAge'],
  ['a name of an attribute', facts, 'endAge:', '¦ageAtEntry:', 'duplicate-key', 'an attribute already'],
  ['an unknown unit', facts, 'unit: year', 'unit: ¦yaer', 'unknown-unit', 'did you mean year?'],
  ['facts and relations that rest on one another', shared, 'where: { fact: benefitType.rider, operator: equal, value: false }', 'where: { fact: endAge, operator: greaterThan, value: { fact: ¦this.base.endAge } }', 'cycle', 'benefit.base -> benefit.base'],
  ['an unknown relation', facts, 'over: benefits', 'over: ¦benefts', 'unknown-relation', 'benefits'],
  ['some over the own kind compared with this, without others', rules, 'is: { multiply: [csp.factor, base.sumInsured] }', 'is: { some: { over: person.benefits, where: { fact: sumInsured, operator: equal, value: { fact: this.sumInsured } } } }', 'others-missing', 'others: true'],
  ['an unknown operator', facts, '{ add:', '{ ¦ad:', 'unknown-operator', 'add'],
];

const ruleFiles: readonly Row[] = [
  ['an unknown scope', rules, 'scope: benefit', 'scope: ¦benfit', 'unknown-object', 'did you mean benefit?'],
  ['an unknown operator', rules, 'fact: endAge, operator: greaterThan', 'fact: endAge, operator: ¦greaterThen', 'unknown-operator', 'greaterThan'],
  ['an unknown fact', rules, '{ fact: endAge, ', '{ fact: ¦endAg, ', 'unknown-fact', 'endAge'],
  ['an unknown code', rules, 'operator: equal, value: accidentalDeath', 'operator: equal, value: ¦accidentalDeth', 'unknown-code', 'accidentalDeath'],
  ['an unknown column', rules, 'benefitType.maximumEndAge', '¦benefitType.maximumEndAg', 'unknown-column', 'maximumEndAge'],
  ['an unknown parameter', rules, 'csp.factor, base', '¦csp.facto, base', 'unknown-parameter', 'factor'],
  ['another dimension', rules, 'benefitType.maximumEndAge', '¦sumInsured', 'wrong-dimension', ''],
  ['a fact compared with itself', rules, 'value: { fact: benefitType.maximumEndAge }', 'value: { fact: ¦endAge }', 'compared-with-itself', ''],
  ['an empty list of conditions', rules, 'violatedWhen: { fact: endAge, operator: greaterThan, value: { fact: benefitType.maximumEndAge } }', 'violatedWhen: { all: ¦[] }', 'empty-list', ''],
  ['an unknown source type', rules, '[technical]', '[¦tecnical]', 'unknown-source-type', 'did you mean technical?'],
  ['an unknown attribute that is concerned', rules, '[insurancePeriod,', '[¦insurancePerod,', 'unknown-fact', 'did you mean insurancePeriod?'],
  ['a derived fact that is concerned', rules, '[insurancePeriod,', '[¦endAge,', 'unknown-fact', 'no question asks'],
  ['an unknown relation to what is concerned', rules, 'person.age]', '¦persn.age]', 'unknown-relation', 'did you mean person?'],
  ['an unknown placeholder', rules, '"The cover ends at {endAge}."', '¦"The cover ends at {endAg}."', 'unknown-placeholder', 'did you mean endAge?'],
  ['a placeholder that one locale lacks', rules, '"Der Schutz endet mit {endAge}."', '¦"Der Schutz endet."', 'placeholders-differ', '{endAge} is missing'],
  ['a placeholder that may be unknown', rules, '"The cover ends at {endAge}."', '¦"The cover ends at {endAge} ({sumInsured})."', 'placeholder-unknown', '{sumInsured}'],
  ['a message that cannot be parsed', rules, '"Der Schutz endet mit {endAge}."', '¦"Der Schutz endet mit {endAge."', 'malformed-message', 'ICU'],
  ['no example that is satisfied', rules, '      - { given: { this: { benefitType: termLife, ageAtEntry: 65, insurancePeriod: 20 } }, expect: satisfied }\n', '', 'missing-example', 'satisfied'],
  ['an unknown outcome of an example', rules, 'expect: undecided', 'expect: ¦undecidd', 'unknown-value', 'did you mean undecided?'],
  ['a key that is not yet known', rules, 'reference: C03', 'reference: C03\n    ¦replaces: common', 'unknown-key', 'replaces'],
  ['a name under with that the object has', rules, 'limit: { unit', '¦endAge: { unit', 'duplicate-key', 'another name'],
  ['a rule id in another style', rules, '  end-age:', '  ¦endAge:', 'wrong-form', 'kebab-case'],
  ['a finding of its own that is misspelled', own, 'question-open:', '¦question-opn:', 'unknown-key', 'did you mean question-open?'],
  ['a finding of its own that is left out', own, '  undecidable: { severity: incomplete, message: { en: "Cannot be decided: {reason}.", de: "Nicht entscheidbar: {reason}." } }\n', '', 'missing-key', '"undecidable"'],
  ['an unknown placeholder of its own findings', own, '"{question} is open."', '¦"{questin} is open."', 'unknown-placeholder', 'did you mean question?'],
];

const violatedWhen = 'violatedWhen: { fact: endAge, operator: greaterThan, value: { fact: benefitType.maximumEndAge } }';

/** What is wrong in a condition, the condition, its code, what its message says. */
const conditions: readonly Row[] = (
  [
    ['a literal where a fact was surely meant', '{ fact: endAge, operator: greaterThan, value: ¦csp.maximumAge }', 'wrong-kind', 'did you mean value: { fact: csp.maximumAge }?'],
    ['a text that looks like a number', '{ fact: endAge, operator: greaterThan, value: ¦"5" }', 'wrong-kind', 'found "5"'],
    ['a date without quotes', '{ fact: person.dateOfBirth, operator: before, value: ¦2019.10 }', 'wrong-kind', 'in quotes'],
    ['an operator that is not for dates', '{ fact: ¦person.dateOfBirth, operator: equal, value: "2019.10" }', 'wrong-kind', 'sameDate'],
    ['a misspelled word of a column', '{ fact: benefitType.pays, operator: equal, value: ¦lumpsum }', 'wrong-kind', 'did you mean lumpSum?'],
    ['isKnown of a derived fact', '{ fact: ¦endAge, operator: isKnown }', 'known-of-derived', 'endAge'],
    ['a reference to a condition', '{ ¦condition: endAge }', 'unknown-key', 'when'],
    ['a path', '{ fact: endAge, operator: greaterThan, value: 5, ¦path: x }', 'unknown-key', 'path'],
    ['two keys in one node', '¦{ all: [true], any: [true] }', 'two-keys', 'all and any'],
    ['this outside where', '{ fact: ¦this.endAge, operator: greaterThan, value: 5 }', 'misplaced-this', 'this.endAge'],
    ['a fact inside a list', '{ fact: benefitType, operator: in, value: [termLife, ¦{ fact: sumInsured }] }', 'fact-in-list', 'list'],
    ['an empty list of values', '{ fact: benefitType, operator: in, value: ¦[] }', 'empty-list', 'empty'],
    ['a comparison without value', '¦{ fact: endAge, operator: greaterThan }', 'missing-key', 'value'],
    ['a table as fact', '{ fact: ¦csp.limits, operator: greaterThan, value: 3 }', 'wrong-kind', 'table'],
    ['comparisons of different objects', '{ all: [{ fact: person.benefits.endAge, operator: contains, value: 5 }, ¦{ fact: person.benefits.ageAtEntry, operator: contains, value: 5 }] }', 'different-objects', 'some'],
  ] as const
).map(([sentence, condition, code, says]) => [sentence, rules, violatedWhen, `violatedWhen: ${condition}`, code, says]);

const groups: Readonly<Record<string, readonly Row[]>> = {
  'YAML that says less, or more, than it seems': yaml,
  'the structure of a file': structure,
  'rule-set.yaml': ruleSet,
  'attributes': attributeFiles,
  'catalogues': catalogues,
  'entries in CSV': csvFiles,
  'parameters and parameter sets': parameterFiles,
  'derived facts': factFiles,
  'plausibility rules': ruleFiles,
  'conditions': conditions,
};

describe('loading rules finds', () => {
  for (const [group, rows] of Object.entries(groups)) {
    describe(`in ${group}:`, () => {
      for (const [sentence, file, find, replace, code, says] of rows) {
        it(sentence, () => {
          const { findings, marks } = loadEdited([{ file, find, replace }]);
          const match = findings.errors.find((finding) => finding.code === code && finding.message.includes(says));
          expect(match, `${code} "${says}" in:\n${findings.report()}`).to.not.equal(undefined);
          const place = match && `${match.at.file}:${match.at.line}:${match.at.column}`;
          for (const mark of marks) expect(place, findings.report()).to.equal(mark);
        });
      }
    });
  }
});
