import { expect } from 'chai';
import { tinyRuleFiles } from '../../../support/rules/tiny-rules.js';
import { editedFiles } from '../../../support/rules/edited-files.js';
import { inDirectory } from '../../../support/run/in-directory.js';
import { loadRuleSystems } from '../../../../src/rules/load/load-rule-systems.js';

const file = 'common/plausibility/benefit.yaml';

/** What is found of a rule about a date with this message; it may print {start}. */
function codesOfDate(
  operator: string,
  { en = '{start}', de = '{start}' },
  value = 'evaluation.today',
): readonly string[] {
  const { files } = editedFiles(tinyRuleFiles, [
    {
      file: 'common/attributes/benefit.yaml',
      find: '  sumInsured:',
      replace:
        '  start: { id: 39, kind: date, storedOn: Benefit, name: { en: "start", de: "Beginn" } }\n  firstStart: { id: 40, kind: date, storedOn: Benefit, name: { en: "first start", de: "erster Beginn" } }\n  sumInsured:',
    },
    {
      file,
      find: '        - { fact: sumInsured, operator: greaterThan, value: { fact: limit } }\n',
      replace: `        - { fact: start, operator: ${operator}, value: { fact: ${value} } }\n`,
    },
    { file, find: '"The sum {sumInsured} exceeds {limit}."', replace: JSON.stringify(en) },
    { file, find: '"Die Summe {sumInsured} übersteigt {limit}."', replace: JSON.stringify(de) },
  ]);
  return inDirectory(files, (directory) => loadRuleSystems(directory).findings.all.map(({ code }) => code));
}

/** What is found of a rule with this condition and message; it may print {sumInsured}. */
function codesOf(operator: string, en: string, value = '{ fact: limit }'): readonly string[] {
  const find = '        - { fact: sumInsured, operator: greaterThan, value: { fact: limit } }\n';
  const edits = [
    { file, find, replace: `        - { fact: sumInsured, operator: ${operator}, value: ${value} }\n` },
    { file, find: '"The sum {sumInsured} exceeds {limit}."', replace: JSON.stringify(en) },
    { file, find: '"Die Summe {sumInsured} übersteigt {limit}."', replace: '"Die Summe {sumInsured}, {limit}"' },
  ];
  const { files } = editedFiles(tinyRuleFiles, edits);
  return inDirectory(files, (directory) => loadRuleSystems(directory).findings.all.map(({ code }) => code));
}

/** Each is right of a rule with this operator, and wrong of one with the other. */
const right: readonly (readonly [operator: 'greaterThan' | 'lessThan', en: string])[] = [
  ['greaterThan', 'The sum {sumInsured} is above {limit}.'],
  ['greaterThan', 'The sum {sumInsured} must not exceed {limit}.'],
  ['greaterThan', 'The sum {sumInsured} may not be higher than {limit}.'],
  ['greaterThan', 'The sum {sumInsured} must be lower than {limit}.'],
  ['greaterThan', 'The sum is {sumInsured}; at most {limit} is sold.'],
  ['lessThan', 'The sum {sumInsured} is below {limit}.'],
  ['lessThan', 'The sum {sumInsured} is not higher than {limit}.'],
  ['lessThan', 'The sum {sumInsured} must not be lower than {limit}.'],
  ['lessThan', 'The sum {sumInsured} must be at least {limit}.'],
];

describe('a message that says on which side of a limit something is', () => {
  for (const [operator, en] of right) {
    it(`is right with ${operator}: ${en}`, () => {
      expect(codesOf(operator, en)).to.not.include('wrong-direction');
    });
    it(`is wrong with the other operator: ${en}`, () => {
      expect(codesOf(operator === 'lessThan' ? 'greaterThan' : 'lessThan', en)).to.include('wrong-direction');
    });
  }

  const strict: readonly (readonly [operator: string, en: string])[] = [
    ['greaterThanInclusive', 'The sum {sumInsured} exceeds {limit}.'],
    ['greaterThanInclusive', 'The sum is {sumInsured}; at most {limit} is sold.'],
    ['lessThanInclusive', 'The sum {sumInsured} must not be below {limit}.'],
    ['lessThanInclusive', 'The sum {sumInsured} must be at least {limit}.'],
  ];
  for (const [operator, en] of strict)
    it(`is wrong with ${operator}, which takes the limit too: ${en}`, () => {
      expect(codesOf(operator, en)).to.include('wrong-direction');
      // Of a number that is written there, one step more is the same.
      expect(codesOf(operator, en, '1001')).to.not.include('wrong-direction');
    });

  it('is right with what takes the limit too, where something must be on its other side', () => {
    for (const en of ['The sum {sumInsured} must be above {limit}.', 'The sum {sumInsured} is {limit} or less.'])
      expect(codesOf('lessThanInclusive', en)).to.not.include('wrong-direction');
    expect(codesOf('greaterThanInclusive', 'The sum {sumInsured} must be below {limit}.')).to.not.include(
      'wrong-direction',
    );
  });

  it('is not the only one to say so: a rule may be called after it', () => {
    const { files } = editedFiles(tinyRuleFiles, [
      { file, find: '  accidental-death-above-base:', replace: '  accidental-death-above-its-base:' },
    ]);
    const found = (text: string): readonly string[] =>
      inDirectory({ ...files, [file]: text }, (directory) =>
        loadRuleSystems(directory).findings.all.map(({ code, message }) => `${code} ${message}`),
      );
    const text = (files[file] ?? '')
      .replace('"The sum {sumInsured} exceeds {limit}."', '"The sum {sumInsured}, {limit}"')
      .replace('"Die Summe {sumInsured} übersteigt {limit}."', '"Die Summe {sumInsured}, {limit}"');
    expect(found(text).join()).to.not.include('wrong-direction');
    expect(
      found(
        text.replace(
          'operator: greaterThan, value: { fact: limit }',
          'operator: greaterThanInclusive, value: { fact: limit }',
        ),
      ).join(),
    ).to.include(
      'the rule accidental-death-above-its-base says that something is above a limit; greaterThanInclusive takes',
    );
  });

  it('is not judged where "at least" may tell how things are', () => {
    for (const en of ['The sum {sumInsured} is at least {limit}.', 'The sums come to at most {sumInsured}, {limit}.'])
      for (const operator of ['greaterThan', 'lessThan'])
        expect(codesOf(operator, en)).to.not.include('wrong-direction');
  });

  it('is not judged where it says both', () => {
    expect(codesOf('greaterThan', 'The sum {sumInsured} is above one limit and below {limit}.')).to.not.include(
      'wrong-direction',
    );
  });

  it('is not judged where the rule only asks whether there is anything', () => {
    expect(codesOf('greaterThan', 'The sum {sumInsured} is below {limit}.', '0')).to.not.include('wrong-direction');
  });

  const dates: readonly (readonly [operator: 'before' | 'after', text: { en?: string; de?: string }])[] = [
    ['before', { en: 'The start {start} lies before the first day.' }],
    ['before', { en: 'The start {start} is in the past.' }],
    ['before', { en: 'Too old: the start {start} must not be earlier than today.' }],
    ['after', { en: 'The start {start} lies in the future.' }],
    ['after', { en: 'The start should not be after today, {start}.' }],
    ['before', { de: 'Der Beginn {start} liegt vor dem ersten Tag.' }],
    ['before', { de: 'Das ist nicht möglich, der Beginn {start} liegt vor der Geburt.' }],
    ['before', { de: 'Der Beginn {start} sollte nicht vor dem heutigen Tag liegen.' }],
    ['after', { de: 'Der Beginn {start} liegt in der Zukunft.' }],
    ['after', { de: 'Der Beginn {start} darf nicht später als heute sein.' }],
  ];
  for (const [operator, text] of dates) {
    it(`is right of a date that is ${operator}: ${text.en ?? text.de}`, () => {
      expect(codesOfDate(operator, text)).to.not.include('wrong-direction');
    });
    it(`is wrong of a date on the other side: ${text.en ?? text.de}`, () => {
      expect(codesOfDate(operator === 'before' ? 'after' : 'before', text)).to.include('wrong-direction');
    });
  }

  it('is told where what is judged stands behind the words for the side on which it is itself', () => {
    for (const [operator, en] of [
      ['greaterThan', 'The sum {limit} is above {sumInsured}.'],
      ['greaterThan', 'The sum {limit} must not be higher than the {sumInsured}.'],
      ['lessThan', 'The sum {limit} is below {sumInsured}.'],
      ['lessThan', 'The sum {limit} is short of {sumInsured}.'],
    ] as const)
      expect(codesOf(operator, en), en).to.include('wrong-direction');
    expect(codesOf('greaterThan', 'Over all contracts the sum is {sumInsured}; above {limit}.')).to.not.include(
      'wrong-direction',
    );
    expect(codesOfDate('before', { en: 'Too old: it should not lie before {start}.' })).to.include('wrong-direction');
  });

  it('is not judged of two answers: it may speak of either', () => {
    for (const operator of ['before', 'after'])
      expect(codesOfDate(operator, { en: 'The first start lies before {start}.' }, 'firstStart')).to.not.include(
        'wrong-direction',
      );
  });
});
