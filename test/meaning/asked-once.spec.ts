import { expect } from 'chai';
import { checkConditions } from '../../src/meaning/check-conditions.js';
import type { Asked } from '../../src/meaning/asked.js';
import { Domains } from '../../src/meaning/domains.js';
import type { Ask } from '../../src/documents/kept-answers.js';
import { compileProgram } from '../../src/rules/program/compile-program.js';
import { withPlanted } from '../support/authoring/planted.js';

const listed = (...types: readonly string[]): string =>
  `{ fact: benefitType, operator: in, value: [${types.join(', ')}] }`;
const notIncome = '{ fact: benefitType, operator: notEqual, value: income }';
const long = '{ fact: insurancePeriod, operator: greaterThan, value: 10 }';

describe('What is asked of the conditions of a rule', () => {
  it('is one question for each value of each of its lists: an answer that is kept is no answer to another', () => {
    const ruleSet = withPlanted({
      scope: 'benefit',
      violatedWhen: `{ any: [{ all: [${listed('termLife', 'income')}, ${notIncome}] }, { all: [${listed('income', 'accidentalDeath')}, ${long}] }] }`,
      examples: [
        '{ given: { this: { benefitType: termLife } }, expect: violated }',
        '{ given: { this: { benefitType: income, insurancePeriod: 10 } }, expect: satisfied }',
      ],
    });
    const [parameterSet] = ruleSet.parameterSets.values();
    if (!parameterSet) throw new Error('there is no parameter set');
    const program = compileProgram(ruleSet, parameterSet);
    const answers = new Map<string, unknown>();
    const kept: Ask = (_, question, make) => {
      if (!answers.has(question)) answers.set(question, make());
      return answers.get(question) as ReturnType<typeof make>;
    };
    const asked: Asked = { rules: kept, screens: (_, make) => make() };
    const rules = { ruleSet, parameterSet, program, screens: { bySourceType: new Map(), messages: new Map() } };
    const told = [...checkConditions(rules, new Domains(program), undefined, asked)]
      .filter(({ code, message }) => code === 'unreachable-value' && message.includes('planted'))
      .map(({ message, holds }) => `${/never (\w+)/.exec(message)?.[1]} ${holds}`);
    expect(told).to.deep.equal(['termLife false', 'income true', 'income false', 'accidentalDeath false']);
  });
});
