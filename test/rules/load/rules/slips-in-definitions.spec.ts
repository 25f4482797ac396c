import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const facts = 'common/facts/benefit.yaml';
const rules = 'common/plausibility/benefit.yaml';

describe('in what facts are loading finds', () => {
  findsInRules([
    [
      'a unit that none of the cases has, at the unit',
      facts,
      'totalSum:',
      'highestAge:\n  scope: benefit\n  unit: ¦currency\n  is: { choose: [{ when: true, is: insurancePeriod }, { is: benefitType.maximumEndAge }] }\ntotalSum:',
      'wrong-dimension',
      'this says number (currency); all that the value comes to is number (year): insurancePeriod, benefitType.maximumEndAge',
    ],
    [
      'a unit that the one value has not, at the value',
      facts,
      'totalSum:',
      'highestAge:\n  scope: benefit\n  unit: currency\n  is: ¦benefitType.maximumEndAge\ntotalSum:',
      'wrong-dimension',
      'expected number (currency), found number (year)',
    ],
    [
      'an own fact that counts, and is compared with yes or no',
      rules,
      '      limit: { unit: currency, is: { multiply: [csp.factor, base.sumInsured] } }\n    violatedWhen:\n      all:\n',
      '      limit: { unit: currency, is: { multiply: [csp.factor, base.sumInsured] } }\n      ¦others: { is: { count: { over: person.benefits, where: { fact: benefitType.rider, operator: equal, value: true } } } }\n    violatedWhen:\n      all:\n        - { fact: others, operator: equal, value: true }\n',
      'wrong-kind',
      'others is number by its count; it is compared with what some gives (common/plausibility/benefit.yaml:23:11): did you mean some?',
    ],
    [
      'an own fact that says whether there is one, and is compared with a number',
      rules,
      '      limit: { unit: currency, is: { multiply: [csp.factor, base.sumInsured] } }\n    violatedWhen:\n      all:\n',
      '      limit: { unit: currency, is: { multiply: [csp.factor, base.sumInsured] } }\n      ¦others: { is: { some: { over: person.benefits, where: { fact: benefitType.rider, operator: equal, value: true } } } }\n    violatedWhen:\n      all:\n        - { fact: others, operator: greaterThan, value: 2 }\n',
      'wrong-kind',
      'others is true or false by its some; it is compared with what count gives (common/plausibility/benefit.yaml:23:11): did you mean count?',
    ],
    [
      'an own fact that counts, and is compared with a word',
      rules,
      '      limit: { unit: currency, is: { multiply: [csp.factor, base.sumInsured] } }\n    violatedWhen:\n      all:\n',
      '      limit: { unit: currency, is: { multiply: [csp.factor, base.sumInsured] } }\n      others: { is: { count: { over: person.benefits } } }\n    violatedWhen:\n      all:\n        - { fact: others, operator: equal, value: ¦termLife }\n',
      'wrong-kind',
      'expected number, found termLife',
    ],
  ]);
});
