import { expect } from 'chai';
import type { FindingCode } from '../../../src/documents/finding-codes/finding-table.js';
import type { Edit } from '../../support/rules/edited-files.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';

const header = 'tiny/rule-set.yaml';
const attributes = 'common/attributes/benefit.yaml';
const types = 'common/catalogues/benefit-types.yaml';
const units = 'common/catalogues/units.yaml';
const facts = 'common/facts/benefit.yaml';
const parameters = 'common/parameters.yaml';
const rules = 'common/plausibility/benefit.yaml';
const set = 'tiny/csp/7.yaml';

const both = '{ en: "a name", de: "ein Name" }';
/** What names and tries things of the tiny rules, so that it would miss them. */
const whoMisses: readonly Edit[] = [
  {
    file: 'common/names.yaml',
    find: '',
    replace: `facts: { benefit.endAge: ${both} }\nownFacts: { limit: ${both} }\nattributes: { benefit.insurancePeriod: ${both} }\nparameters: { limits: ${both} }\ncolumns: { benefit-types.pays: ${both} }\nwords: { lumpSum: ${both} }\ntableColumns: { sold: ${both} }\nrelations: { person.mainPursuit: ${both} }\n`,
  },
  {
    file: 'tiny/tests/all.yaml',
    find: '',
    replace:
      'tests:\n  - { rule: end-age, examples: [{ given: {}, expect: undecided }] }\n  - { rule: accidental-death-above-base, examples: [{ given: {}, expect: undecided }] }\n  - { fact: benefit.endAge, examples: [{ given: {}, expect: undecided }] }\n',
  },
];

/** What is wrong, where, what is written instead (`¦` where the one finding is), its code and what it says. */
const causes: readonly (readonly [string, string, string, string, FindingCode, string])[] = [
  ['a locale in which nothing is named', header, '[en, de]', '[en, ¦fr]', 'unknown-locale', 'written in: en, de'],
  ['a locale that is left out', header, '[en, de]', '¦[en]', 'unknown-locale', 'in the locale de, too'],
  ['a locale that is no text', header, '[en, de]', '[¦7, de]', 'wrong-kind', 'found 7'],
  ['locales that are no list', header, '[en, de]', '¦en', 'wrong-kind', 'expected a list'],
  ['a folder that is no text', header, '[common]', '[¦7]', 'wrong-kind', 'found 7'],
  [
    'a misspelled relation',
    'common/rule-set.yaml',
    'mainPursuit: { one: pursuits',
    'mainPursuit: { one: ¦pursits',
    'unknown-relation',
    'did you mean pursuits?',
  ],
  ['a fact with an error of its own', facts, '[ageAtEntry, ', '[¦ageAtEntri, ', 'unknown-fact', 'mean ageAtEntry?'],
  ['a fact of an unknown object', facts, 'scope: benefit', 'scope: ¦benfit', 'unknown-object', 'did you mean benefit?'],
  ['a rule with an error of its own', rules, 'fact: limit', 'fact: ¦limt', 'unknown-fact', 'did you mean limit?'],
  ['a misspelled key of a rule', rules, 'with:', '¦wiht:', 'unknown-key', 'did you mean with?'],
  [
    'a misspelled kind of the attribute that holds the case id',
    'common/attributes/case.yaml',
    'kind: string',
    'kind: ¦sting',
    'unknown-value',
    'did you mean string?',
  ],
  [
    'an attribute of an unknown unit',
    attributes,
    'id: 121, kind: number, unit: year',
    'id: 121, kind: number, unit: ¦yaer',
    'unknown-unit',
    'did you mean year?',
  ],
  [
    'a misspelled key of an attribute',
    attributes,
    'id: 121, kind: number, unit:',
    'id: 121, kind: number, ¦unti:',
    'unknown-key',
    'did you mean unit?',
  ],
  [
    'attributes of an unknown object',
    attributes,
    'object: benefit',
    'object: ¦benfit',
    'unknown-object',
    'did you mean benefit?',
  ],
  ['a misspelled key of a column', types, 'pays: { values:', 'pays: { ¦valeus:', 'unknown-key', 'did you mean values?'],
  ['a column of an unknown unit', types, 'unit: year', 'unit: ¦yaer', 'unknown-unit', 'did you mean year?'],
  [
    'a misspelled column of an entry',
    types,
    'Risikoleben" }, pays:',
    'Risikoleben" }, ¦pasy:',
    'unknown-column',
    'did you mean pays?',
  ],
  [
    'a misspelled name of an entry',
    types,
    'termLife: { id: 1, name:',
    'termLife: { id: 1, ¦nmae:',
    'unknown-column',
    'did you mean name?',
  ],
  [
    'an entry that is none',
    types,
    '{ id: 1, name: { en: "Term life", de: "Risikoleben" }, pays: lumpSum, maximumEndAge: 85 }',
    '¦7',
    'wrong-kind',
    'found 7',
  ],
  [
    'a parameter of an unknown catalogue',
    parameters,
    'riskClass: { catalogue: risk-classes',
    'riskClass: { catalogue: ¦risk-clases',
    'unknown-catalogue',
    'did you mean risk-classes?',
  ],
  [
    'a misspelled key of a parameter',
    parameters,
    'until: { kind:',
    'until: { ¦knid:',
    'unknown-key',
    'did you mean kind?',
  ],
  ['a factor in quotes', units, 'factor: 12', 'factor: ¦"12"', 'wrong-kind', 'expected a number'],
  [
    'a misspelled dimension',
    units,
    'month: { id: 2, dimension: duration',
    'month: { id: 2, dimension: ¦druation',
    'unknown-value',
    'did you mean duration?',
  ],
  ['a column of units that is missing', units, '  factor: { kind: number }\n', '', 'missing-column', '"factor"'],
  ['a misspelled currency of a parameter set', set, '[EUR,', '[¦EURO,', 'unknown-unit', 'did you mean EUR?'],
  ['a misspelled key of a parameter set', set, 'name:', '¦nmae:', 'unknown-key', 'did you mean name?'],
  ['a misspelled locale of a text', set, 'en: "Seven"', '¦fr: "Seven"', 'unknown-locale', 'expected: de, en'],
  [
    'an empty name of a relation',
    'common/rule-set.yaml',
    'mainPursuit: { one: pursuits',
    'mainPursuit: { one: ¦""',
    'empty-text',
    'found an empty text',
  ],
];

describe('One slip is one finding, at its place', () => {
  for (const [what, file, find, replace, code, says] of causes)
    it(what, () => {
      const { findings, marks } = loadEdited([...whoMisses, { file, find, replace }]);
      expect(findings.all, findings.report()).to.have.length(1);
      const [found] = findings.all;
      expect(found?.code).to.equal(code);
      expect(found?.message).to.include(says);
      const [place] = marks;
      if (place !== undefined) expect(`${found?.at.file}:${found?.at.line}:${found?.at.column}`).to.equal(place);
    });

  it('and there is none without one', () => expect(loadEdited(whoMisses).findings.report()).to.equal(''));
});
