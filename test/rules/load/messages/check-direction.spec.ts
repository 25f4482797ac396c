import { expect } from 'chai';
import { tinyRuleFiles } from '../../../support/rules/tiny-rules.js';
import { editedFiles } from '../../../support/rules/edited-files.js';
import { inDirectory } from '../../../support/run/in-directory.js';
import { loadRuleSystems } from '../../../../src/rules/load/load-rule-systems.js';

const file = 'common/plausibility/benefit.yaml';

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
});
