import { expect } from 'chai';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { ConditionEngine } from '../../../src/rules/explain/condition-engine.js';
import { Disagreement } from '../../../src/rules/explain/disagreement.js';
import { confirmation } from '../../../src/rules/explain/confirmation.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { Outcome } from '../../../src/rules/values/outcome.js';
import { labCase } from '../../support/evaluator/case.js';
import type { Violation } from '../../../src/rules/program/program.js';
import { lab, labCondition, labDay, labScope } from '../../support/evaluator/lab.js';

const subject = labCase([
  { benefits: [{ values: { benefitType: 'termLife', ageAtEntry: 70, insurancePeriod: 20, sumInsured: 100 } }] },
]);

const [violation] = lab.program.evaluate(lab.program.view(subject, labDay)).violations as [Violation];

describe('the confirmation of a violation', () => {
  it('is asked of json-rules-engine once for the same facts, whatever the case, and again for others', async () => {
    const program = compileProgram(lab.ruleSet, lab.parameterSet);
    const violated = (sumInsured: number, insurancePeriod: number): Violation => {
      const values = { benefitType: 'termLife', ageAtEntry: 70, insurancePeriod, sumInsured };
      const view = program.view(labCase([{ benefits: [{ values }] }]), labDay);
      return program.evaluate(view).violations.find(({ rule }) => rule.id === 'end-age') as Violation;
    };
    const first = confirmation(violated(100, 20));
    expect(first).to.be.instanceOf(Promise);
    await first;
    expect(confirmation(violated(100, 20))).to.equal(undefined);
    expect(confirmation(violated(200, 20)), 'a sum that the rule does not read').to.equal(undefined);
    expect(confirmation(violated(100, 21)), 'another end age').to.be.instanceOf(Promise);
  });

  it('is rejected each time, naming rule and object, when json-rules-engine does not fire', async () => {
    const greaterThan = comparisonOperators.get('greaterThan');
    if (!greaterThan) throw new Error('there is no greaterThan');
    const wrong = new Map([...comparisonOperators, ['greaterThan', { ...greaterThan, test: () => Outcome.true }]]);
    const program = compileProgram(lab.ruleSet, lab.parameterSet, wrong);
    const satisfied = labCase([
      { benefits: [{ values: { benefitType: 'termLife', ageAtEntry: 20, insurancePeriod: 20, sumInsured: 100 } }] },
    ]);
    const violation = program
      .evaluate(program.view(satisfied, labDay))
      .violations.find(({ rule }) => rule.id === 'end-age');
    if (!violation) throw new Error('nothing is violated');
    for (const time of ['first', 'second']) {
      const outcome = await confirmation(violation)?.catch((problem: unknown) => problem);
      expect(outcome, time).to.be.instanceOf(Disagreement);
      expect(outcome, time).to.include({ ruleId: 'end-age', objectId: 3 });
    }
  });
});

describe('a condition run through json-rules-engine', () => {
  const engine = new ConditionEngine(lab.program, violation.rule.violatedWhen, violation.rule.id);

  it('tells what it saw: its tree with the values of both sides', async () => {
    const { fires, tree } = await engine.run(violation.instance);
    expect([violation.rule.id, fires]).to.deep.equal(['end-age', true]);
    expect((tree as { readonly all: readonly unknown[] }).all[0]).to.deep.include({
      fact: 'endAge',
      operator: 'greaterThan',
      factResult: 90,
      valueResult: 80,
      result: true,
    });
  });

  it('is the same for many at once', async () => {
    const alone = await engine.run(violation.instance);
    const together = await Promise.all(Array.from({ length: 20 }, () => engine.run(violation.instance)));
    for (const one of together) expect(one).to.deep.equal(alone);
  });

  it('does not fire on what is unknown, under not neither', async () => {
    const view = lab.program.view(labCase([{}]), labDay);
    const [person] = view.instancesOf('person');
    if (!person) throw new Error('there is no person');
    const adult = { fact: 'age', operator: 'greaterThan', value: 18 };
    for (const written of [
      adult,
      { not: adult },
      { fact: 'smokes', operator: 'notEqual', value: 'yes' },
      { fact: 'smokes', operator: 'notIn', value: ['yes'] },
    ]) {
      const engine = new ConditionEngine(lab.program, labCondition(written, labScope('person')), 'test');
      expect((await engine.run(person)).fires, JSON.stringify(written)).to.equal(false);
    }
  });
});
