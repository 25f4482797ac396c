import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const facts = 'common/facts/benefit.yaml';
const rules = 'common/plausibility/benefit.yaml';
const own = 'tiny/plausibility/findings.yaml';
const shared = 'common/rule-set.yaml';

describe('in derived facts loading finds', () => {
  findsInRules([
    ['an unknown scope', facts, 'scope: benefit', 'scope: ¦benfit', 'unknown-object', 'did you mean benefit?'],
    [
      'an unknown fact',
      facts,
      'insurancePeriod] }',
      '¦insurancePeriode] }',
      'unknown-fact',
      'did you mean insurancePeriod?',
    ],
    [
      'facts that rest on one another',
      facts,
      '[ageAtEntry, insurancePeriod]',
      '[ageAtEntry, ¦endAge]',
      'cycle',
      'benefit.endAge -> benefit.endAge',
    ],
    ['a name of an attribute', facts, 'endAge:', '¦ageAtEntry:', 'duplicate-key', 'an attribute already'],
    ['an unknown unit', facts, 'unit: year', 'unit: ¦yaer', 'unknown-unit', 'did you mean year?'],
    [
      'facts and relations that rest on one another',
      shared,
      'where: { fact: benefitType.rider, operator: equal, value: false }',
      'where: { fact: endAge, operator: greaterThan, value: { fact: ¦this.base.endAge } }',
      'cycle',
      'benefit.base -> benefit.base',
    ],
    [
      'some over the own kind compared with this, without others',
      rules,
      'is: { multiply: [csp.factor, base.sumInsured] }',
      'is: { some: { over: person.benefits, where: { fact: sumInsured, operator: equal, value: { fact: this.sumInsured } } } }',
      'missing-others',
      'others: true',
      'common/plausibility/benefit.yaml:19:76',
    ],
    ['an unknown operator', facts, '{ add:', '{ ¦ad:', 'unknown-operator', 'add'],
  ]);
});

describe('in plausibility rules loading finds', () => {
  findsInRules([
    [
      'an unknown operator',
      rules,
      'fact: endAge, operator: greaterThan',
      'fact: endAge, operator: ¦greaterThen',
      'unknown-operator',
      'greaterThan',
    ],
    [
      'an unknown code',
      rules,
      'operator: equal, value: accidentalDeath',
      'operator: equal, value: ¦accidentalDeth',
      'unknown-code',
      'accidentalDeath',
    ],
    [
      'an unknown column',
      rules,
      'benefitType.maximumEndAge',
      '¦benefitType.maximumEndAg',
      'unknown-column',
      'maximumEndAge',
    ],
    ['an unknown parameter', rules, 'csp.factor, base', '¦csp.facto, base', 'unknown-parameter', 'factor'],
    ['another dimension', rules, 'benefitType.maximumEndAge', '¦sumInsured', 'wrong-dimension', ''],
    [
      'an empty list of conditions',
      rules,
      'violatedWhen: { fact: endAge, operator: greaterThan, value: { fact: benefitType.maximumEndAge } }',
      'violatedWhen: { all: ¦[] }',
      'empty-list',
      '',
    ],
    ['an unknown source type', rules, '[technical]', '[¦tecnical]', 'unknown-source-type', 'did you mean technical?'],
    [
      'an unknown attribute that is concerned',
      rules,
      '[insurancePeriod,',
      '[¦insurancePerod,',
      'unknown-fact',
      'did you mean insurancePeriod?',
    ],
    ['a derived fact that is concerned', rules, '[insurancePeriod,', '[¦endAge,', 'wrong-fact', 'no question asks'],
    [
      'an unknown relation to what is concerned',
      rules,
      'person.age]',
      '¦persn.age]',
      'unknown-relation',
      'did you mean person?',
    ],
    [
      'a placeholder that one locale lacks',
      rules,
      '"Der Schutz endet mit {endAge}."',
      '¦"Der Schutz endet."',
      'different-placeholders',
      '{endAge} is missing',
    ],
    [
      'a placeholder that may be unknown',
      rules,
      '"The cover ends at {endAge}."',
      '¦"The cover ends at {endAge} ({sumInsured})."',
      'uncertain-placeholder',
      '{sumInsured}',
    ],
    [
      'an unknown outcome of an example',
      rules,
      'expect: undecided',
      'expect: ¦undecidd',
      'unknown-value',
      'did you mean undecided?',
    ],
    [
      'a key that is not yet known',
      rules,
      'reference: C03',
      'reference: C03\n    ¦replaces: common',
      'unknown-key',
      'replaces',
    ],
    [
      'a name under with that the object has',
      rules,
      'limit: { unit',
      '¦endAge: { unit',
      'duplicate-key',
      'another name',
    ],
    ['a rule id in another style', rules, '  end-age:', '  ¦endAge:', 'wrong-form', 'kebab-case'],
    [
      'a finding of its own that is misspelled',
      own,
      'question-open:',
      '¦question-opn:',
      'unknown-key',
      'did you mean question-open?',
    ],
    [
      'a finding of its own that is left out',
      own,
      '  undecidable: { severity: incomplete, message: { en: "Cannot be decided: {reason}.", de: "Nicht entscheidbar: {reason}." } }\n',
      '',
      'missing-key',
      '"undecidable"',
      'tiny/plausibility/findings.yaml:1:1',
    ],
    [
      'an unknown placeholder of its own findings',
      own,
      '"{question} is open."',
      '¦"{questin} is open."',
      'unknown-placeholder',
      'did you mean question?',
    ],
  ]);
});
