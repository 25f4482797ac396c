import type { FindingCode } from '../../../../src/documents/finding-codes/finding-table.js';
import { findsInRules } from '../../../support/findings/finds-in-rules.js';

const rules = 'common/plausibility/benefit.yaml';

const right = 'violatedWhen: { fact: endAge, operator: greaterThan, value: { fact: benefitType.maximumEndAge } }';

/** What is wrong, the condition, the code of the finding, what its message says. */
const conditions: readonly (readonly [sentence: string, condition: string, code: FindingCode, says: string])[] = [
  [
    'a literal where a fact was surely meant',
    '{ fact: endAge, operator: greaterThan, value: ¦csp.maximumAge }',
    'wrong-kind',
    'did you mean value: { fact: csp.maximumAge }?',
  ],
  [
    'a text that looks like a number',
    '{ fact: endAge, operator: greaterThan, value: ¦"5" }',
    'wrong-kind',
    'found "5"',
  ],
  [
    'a date without quotes',
    '{ fact: person.dateOfBirth, operator: before, value: ¦2019.10 }',
    'wrong-kind',
    'in quotes',
  ],
  [
    'an operator that is not for dates',
    '{ fact: ¦person.dateOfBirth, operator: equal, value: "2019.10" }',
    'wrong-kind',
    'sameDate',
  ],
  [
    'a misspelled word of a column',
    '{ fact: benefitType.pays, operator: equal, value: ¦lumpsum }',
    'wrong-kind',
    'did you mean lumpSum?',
  ],
  ['isKnown of a derived fact', '{ fact: ¦endAge, operator: isKnown }', 'wrong-fact', 'endAge'],
  ['a reference to a condition', '{ ¦condition: endAge }', 'unknown-key', 'when'],
  ['a path', '{ fact: endAge, operator: greaterThan, value: 5, ¦path: x }', 'unknown-key', 'path'],
  ['two keys in one node', '¦{ all: [true], any: [true] }', 'surplus-key', 'all and any'],
  ['this outside where', '{ fact: ¦this.endAge, operator: greaterThan, value: 5 }', 'misplaced-this', 'this.endAge'],
  [
    'a fact inside a list',
    '{ fact: benefitType, operator: in, value: [termLife, ¦{ fact: sumInsured }] }',
    'misplaced-fact',
    'list',
  ],
  ['an empty list of values', '{ fact: benefitType, operator: in, value: ¦[] }', 'empty-list', 'empty'],
  ['a comparison without value', '¦{ fact: endAge, operator: greaterThan }', 'missing-key', 'value'],
  ['a table as fact', '{ fact: ¦csp.limits, operator: greaterThan, value: 3 }', 'wrong-kind', 'table'],
  [
    'comparisons of different objects',
    '{ all: [{ fact: person.benefits.endAge, operator: contains, value: 5 }, ¦{ fact: person.benefits.ageAtEntry, operator: contains, value: 5 }] }',
    'different-objects',
    'some',
  ],
];

describe('in conditions loading finds', () => {
  findsInRules(
    conditions.map(([sentence, condition, code, says]) => [
      sentence,
      rules,
      right,
      `violatedWhen: ${condition}`,
      code,
      says,
    ]),
  );
});
