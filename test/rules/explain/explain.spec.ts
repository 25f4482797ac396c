import { expect } from 'chai';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { ConditionEngine } from '../../../src/rules/explain/condition-engine.js';
import { Disagreement } from '../../../src/rules/explain/disagreement.js';
import { explain } from '../../../src/rules/explain/explain.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { Outcome } from '../../../src/rules/values/outcome.js';
import { labCase } from '../../support/evaluator/case.js';
import { lab, labCondition, labDay, labScope } from '../../support/evaluator/lab.js';

const subject = labCase([
  { benefits: [{ values: { benefitType: 'termLife', ageAtEntry: 70, insurancePeriod: 20, sumInsured: 100 } }] },
]);

describe('explaining a violation', () => {
  it('gives what json-rules-engine saw: its tree with the values of both sides', async () => {
    const [violation] = lab.program.evaluate(lab.program.view(subject, labDay)).violations;
    if (!violation) throw new Error('nothing is violated');
    const { rule, explanation } = await explain(violation);
    expect(rule.id).to.equal('end-age');
    expect((explanation as { readonly all: readonly unknown[] }).all[0]).to.deep.include({
      fact: 'endAge',
      operator: 'greaterThan',
      factResult: 90,
      valueResult: 80,
      result: true,
    });
  });

  it('is rejected, naming rule and object, when json-rules-engine does not confirm it', async () => {
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
    const outcome = await explain(violation).then(
      () => undefined,
      (problem: unknown) => problem,
    );
    expect(outcome).to.be.instanceOf(Disagreement);
    expect(outcome).to.include({ ruleId: 'end-age', objectId: 3 });
  });

  it('is the same for many at once', async () => {
    const view = lab.program.view(subject, labDay);
    const [violation] = lab.program.evaluate(view).violations;
    if (!violation) throw new Error('nothing is violated');
    const alone = await explain(violation);
    const together = await Promise.all(Array.from({ length: 20 }, () => explain(violation)));
    for (const one of together) expect(one.explanation).to.deep.equal(alone.explanation);
  });
});

describe('a condition run through json-rules-engine', () => {
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
