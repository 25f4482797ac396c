import { expect } from 'chai';
import { compileProgram } from '../../../../src/rules/program/compile-program.js';
import type { PartialDate } from '../../../../src/case/values/date.js';
import { labCase, type LabObject } from '../../../support/evaluator/case.js';
import type { Written } from '../../../support/evaluator/located.js';
import { lab, labCondition, labScope } from '../../../support/evaluator/lab.js';

describe('Code of a comparison with today', () => {
  const compare = (operator: string, turned: boolean): Written =>
    turned
      ? { fact: 'evaluation.today', operator, value: { fact: 'dateOfBirth' } }
      : { fact: 'dateOfBirth', operator, value: { fact: 'evaluation.today' } };

  /** Whether the day was looked at while the condition was asked as code. */
  function looks(condition: Written, person: LabObject): boolean {
    const program = compileProgram(lab.ruleSet, lab.parameterSet, undefined, undefined, 0);
    let looked = false;
    const today: PartialDate = {
      get year() {
        looked = true;
        return 2026;
      },
      month: 11,
      day: 21,
    };
    const [instance] = program.view(labCase([person]), today).instancesOf('person');
    if (!instance) throw new Error('there is no person');
    const compiled = program.compileCondition(labCondition(condition, labScope('person')));
    compiled.truth(instance);
    return looked;
  }

  for (const operator of ['before', 'after'])
    for (const turned of [false, true])
      it(`looks at the day only when the other date is there (${operator}${turned ? ', today first' : ''})`, () => {
        const condition = compare(operator, turned);
        expect(looks(condition, {})).to.equal(false);
        expect(looks(condition, { values: { dateOfBirth: '1990.05.01' } })).to.equal(true);
      });
});
