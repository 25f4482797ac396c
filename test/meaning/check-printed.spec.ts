import { expect } from 'chai';
import { runFindingExample } from '../support/findings/example-run.js';
/** A rule of benefits with own facts, what violates it, and what it says. */
const rule = (own: string, violatedWhen: string, says: string, more = ''): string =>
  `scope: benefit\nrules:\n  planted:\n    severity: warning\n    with: ${own}\n    violatedWhen: ${violatedWhen}\n` +
  `    message: { en: "${says}", de: "${says}" }\n    reference: practice\n${more}    examples:\n` +
  '      - { given: { this: {} }, expect: violated }\n      - { given: { this: {} }, expect: satisfied }\n';

const above = (limit: string): string => `{ fact: ageAtEntry, operator: greaterThan, value: { fact: ${limit} } }`;
const age = (is: string): string => `{ unit: year, is: ${is} }`;

const foundIn = (text: string): readonly string[] =>
  runFindingExample({ file: 'rules/common/plausibility/planted.yaml', wrong: text })
    .findings.all.filter(({ code }) => code === 'wrong-limit')
    .map(({ at, severity, message }) => `${at.line} ${severity} ${message}`);

const stories: readonly (readonly [what: string, rule: string, found: readonly string[]])[] = [
  [
    'nothing of a limit that the rule is judged by, by way of its own fact',
    rule(`{ limit: ${age('csp.maximumAge')} }`, above('limit'), 'Above {limit}.'),
    [],
  ],
  [
    'nothing of one that it is judged by itself',
    rule(`{ limit: ${age('csp.maximumAge')} }`, above('csp.maximumAge'), 'Above {limit}.'),
    [],
  ],
  [
    'a column where the rule is judged by a parameter',
    rule(
      `{ limit: ${age('benefitType.maximumEndAge')} }`,
      `{ all: [{ fact: benefitType, operator: isKnown }, ${above('csp.maximumAge')}] }`,
      'Above {limit}.',
    ),
    [
      '5 warning the message of the rule planted prints limit, which reads the column maximumEndAge; the rule is judged by csp.maximumAge',
    ],
  ],
  [
    'nothing that is said to be intended',
    rule(
      `{ limit: ${age('csp.maximumAge')} }`,
      '{ fact: ageAtEntry, operator: greaterThan, value: 60 }',
      'Above {limit}.',
      '    intended: "rounded on purpose"\n',
    ),
    [],
  ],
  [
    'a parameter where the rule is judged by none',
    rule(
      `{ limit: ${age('csp.maximumAge')} }`,
      '{ fact: ageAtEntry, operator: greaterThan, value: 60 }',
      'Above {limit}.',
    ),
    [
      '5 warning the message of the rule planted prints limit, which reads csp.maximumAge; the rule is judged by nothing of the kind',
    ],
  ],
  [
    'nothing of a fact that no message prints',
    rule(`{ limit: ${age('csp.maximumAge')} }`, '{ fact: ageAtEntry, operator: greaterThan, value: 60 }', 'Above 60.'),
    [],
  ],
  [
    'a table that only the message reads',
    rule(
      '{ limit: { unit: currency, is: { table: { of: csp.limits, at: { age: ageAtEntry, riskClass: { literal: low } }, gives: sum } } } }',
      above('csp.maximumAge'),
      'At most {limit}.',
    ),
    [
      '5 warning the message of the rule planted prints limit, which reads csp.limits; the rule is judged by csp.maximumAge',
    ],
  ],
];

describe('Messages that print another limit than their rule is judged by', () => {
  for (const [what, text, found] of stories) it(`are found: ${what}`, () => expect(foundIn(text)).to.deep.equal(found));
});
