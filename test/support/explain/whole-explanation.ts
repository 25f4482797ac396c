import type { Explanation } from '../../../src/authoring/explain/explanation.js';
import type { SeenCondition, SeenTerm, SeenValue } from '../../../src/authoring/explain/seen/seen.js';

const at = (line: number) => ({ file: 'rules/a.yaml', line, column: 3 });
const person = { id: 2, kind: 'person' };
const benefit = { id: 3, kind: 'benefit' };
const seen = (text: string): SeenValue => ({ text, raw: text });
const open: SeenValue = { text: 'not answered', raw: null, absent: { kind: 'open', reason: '' } };
const answer = (name: string, value: SeenValue, more: Partial<SeenTerm> = {}): SeenTerm => ({
  name,
  value,
  is: 'answer',
  object: person,
  ...more,
});
const literal = (text: string, raw: SeenValue['raw'] = text): SeenTerm => ({
  name: '',
  value: { text, raw },
  is: 'literal',
});
const compares = (
  operator: string,
  left: SeenTerm,
  right: SeenTerm,
  truth: SeenCondition['truth'] = 'true',
): SeenCondition => ({ node: 'comparison', truth, at: at(9), operator, left, right });
const always = (truth: 'true' | 'false'): SeenCondition => ({ node: 'always', truth });
/** A fact that is read several times. */
export const endAge: SeenTerm = {
  name: 'endAge',
  value: seen('71 years'),
  is: 'fact',
  object: benefit,
  at: at(4),
  fact: 'F',
};

const tree: SeenCondition = {
  node: 'all',
  truth: 'true',
  conditions: [
    { node: 'atLeast', truth: 'unknown', count: 2, conditions: [always('true'), always('false')] },
    {
      node: 'any',
      truth: 'none',
      conditions: [
        compares('isKnown', answer('age', open), literal('false', false)),
        compares('isConfirmed', answer('smoker', seen('yes')), literal('true', true)),
        compares('someFact:isKnown', answer('depths', seen('[1]')), literal('true', true), 'false'),
        compares('everyFact:notBetween', answer('depths', seen('[1]')), literal('2 and 3')),
      ],
    },
    compares('greaterThan', endAge, { name: 'limit', value: seen('70 years'), is: 'parameter', at: at(7) }),
    compares('equal', endAge, answer('height', seen('180 cm'), { entered: '6 ft' })),
    compares('dances', answer('since', open, { object: benefit }), {
      name: 'code.risk',
      value: seen('high'),
      is: 'column',
      at: at(8),
      from: [answer('code', seen('DIVING'))],
    }),
    compares(
      'in',
      { name: 'base', value: seen('none'), is: 'object', objects: [] },
      {
        name: 'others',
        value: seen('2'),
        is: 'object',
        objects: [
          { object: person, counts: 'true' },
          { object: benefit, counts: 'true' },
        ],
      },
    ),
    compares('equal', answer('smoker', seen('no'), { is: 'assumed' }), {
      name: 'today',
      value: seen('2026.01.01'),
      is: 'environment',
    }),
    compares(
      'lessThan',
      {
        name: 'limits',
        value: seen('5'),
        is: 'computed',
        row: { number: 2, at: at(12) },
        from: [answer('age', seen('40 years'))],
      },
      {
        name: 'choice',
        value: seen('6'),
        is: 'computed',
        cases: [{ when: always('false') }, { when: always('true'), is: literal('6') }],
      },
    ),
  ],
};

const askedBy = (question: string, shown: boolean, questionId?: string) => ({
  sourceType: 'applicant',
  screen: 'health',
  question,
  at: at(20),
  shown,
  ...(questionId === undefined ? {} : { questionId }),
});

/** What is the same of all rules in it. */
export const rule = {
  rule: 'first',
  severity: 'error',
  object: benefit,
  at: at(1),
  sources: ['technical', 'applicant'],
} as const;

/** With everything that an explanation can have. */
export const explanation: Explanation = {
  subject: { kind: 'example', name: 'first#1', at: at(2), expected: 'satisfied', surprise: 'violated' },
  csp: 7,
  system: 'tiny',
  today: '2026.06.15',
  locale: 'en',
  objects: [{ id: 1, kind: 'case' }, person, { ...benefit, code: 'termLife' }],
  rules: [
    {
      ...rule,
      verdict: 'violated',
      message: 'Too long.',
      condition: tree,
      answers: [
        {
          object: person,
          attribute: 'age',
          value: seen('40 years'),
          nearest: [
            { value: seen('39 years'), verdict: 'satisfied' },
            { value: seen('38 years'), verdict: 'undecided' },
          ],
          count: 5,
          anotherText: false,
        },
        { object: benefit, attribute: 'name', value: seen('X'), nearest: [], count: 0, anotherText: true },
        { object: benefit, attribute: 'code', value: seen('Y'), nearest: [], count: 0, anotherText: false },
      ],
    },
    { ...rule, rule: 'second', verdict: 'violated', severity: 'warning', sources: [], answers: [] },
    {
      ...rule,
      rule: 'third',
      verdict: 'undecided',
      condition: always('false'),
      missing: [
        { kind: 'open', reason: 'ignored', object: person, attribute: 'age', askedBy: [] },
        {
          kind: 'open',
          reason: '',
          object: person,
          attribute: 'height',
          askedBy: [askedBy('height', true, '27.1'), askedBy('size', false)],
        },
        { kind: 'failed', reason: 'no rate for USD', object: benefit, attribute: 'sum', askedBy: [] },
        { kind: 'inexact', reason: '', object: person, attribute: 'dateOfBirth', askedBy: [] },
      ],
    },
    { ...rule, rule: 'fourth', verdict: 'satisfied' },
    { ...rule, rule: 'fourth', verdict: 'satisfied', object: person },
    { ...rule, rule: 'fifth', verdict: 'satisfied' },
    { ...rule, rule: 'sixth', verdict: 'off' },
  ],
  findings: [
    {
      finding: 'code-not-found',
      severity: 'error',
      sourceType: 'applicant',
      object: person,
      message: 'Country: XX is in no list.',
      question: askedBy('country', false, '27.4'),
    },
    {
      finding: 'undecidable',
      severity: 'incomplete',
      sourceType: 'technical',
      object: benefit,
      message: 'No rate.',
      rule: 'third',
    },
  ],
  questions: [
    {
      ...askedBy('height', true, '27.1'),
      object: person,
      attribute: 'height',
      text: 'How tall?',
      answer: seen('180 cm'),
      mandatory: true,
      screenShownWhen: always('true'),
      shownWhen: compares('greaterThan', answer('age', seen('40 years')), literal('18 years')),
      mandatoryWhen: always('false'),
    },
    {
      ...askedBy('weight', true),
      object: person,
      attribute: 'weight',
      text: 'How heavy?',
      answer: open,
      mandatory: false,
      screenShownWhen: always('true'),
      shownWhen: always('true'),
      mandatoryWhen: always('false'),
    },
    {
      ...askedBy('size', false),
      object: person,
      attribute: 'size',
      text: 'Which size?',
      answer: open,
      mandatory: false,
      screenShownWhen: always('false'),
      shownWhen: always('true'),
      mandatoryWhen: always('true'),
    },
  ],
  facts: {
    F: {
      name: 'endAge',
      object: benefit,
      value: seen('71 years'),
      at: at(4),
      from: {
        name: 'add',
        value: seen('71 years'),
        is: 'computed',
        from: [answer('ageAtEntry', seen('20 years'), { object: benefit }), answer('age', seen('51 years'))],
      },
    },
  },
};
