import { expect } from 'chai';
import fc from 'fast-check';
import type { Value } from '../../../src/case/values/value.js';
import type { Rule } from '../../../src/rules/model/rule.js';
import { answeredCase } from '../../../src/screens/nearest/answered-case.js';
import { answerScales } from '../../../src/screens/nearest/answer-scale.js';
import { answersRead } from '../../../src/screens/nearest/answers-read.js';
import { nearestAcceptable } from '../../../src/screens/nearest/nearest-acceptable.js';
import { visitRead } from '../../../src/screens/nearest/visit-read.js';
import { labCase } from '../../support/evaluator/case.js';
import { lab, labCondition, labDay, labScope } from '../../support/evaluator/lab.js';
import { expectNearest, type Tried } from '../../support/nearest/expect-nearest.js';
import { exampleViolations, type Found, isViolated } from '../../support/nearest/example-violations.js';
import '../../support/run/seed.js';
import { times } from '../../support/run/times.js';

const violationOf = (id: string): Found => {
  const found = exampleViolations().find(({ rule }) => rule.id === id);
  if (!found) throw new Error(`no example violates ${id}`);
  return found;
};

/** The same with another answer in the same unit. */
function withNumber({ rule, instance }: Found, fact: string, value: number): Found {
  const answer = answersRead(visitRead(rule.violatedWhen, instance)).find(({ attribute }) => attribute.fact === fact);
  if (answer?.value?.kind !== 'number') throw new Error(`${rule.id} reads no number ${fact}`);
  return { rule, instance: answeredCase(answer, { ...answer.value, value }, instance) };
}

/** The same with one of its answers so many steps further on its scale, or at the end of it. */
function movedAnswer({ rule, instance }: Found, which: number, steps: number): Found | undefined {
  const { program, today } = instance.view;
  const scales = answersRead(visitRead(rule.violatedWhen, instance)).flatMap((answer) => {
    const [scale] = answerScales(answer, program, today);
    return scale ? [{ answer, scale }] : [];
  });
  const chosen = scales[which % Math.max(1, scales.length)];
  if (!chosen) return undefined;
  const { answer, scale } = chosen;
  const step = Math.min(scale.most, Math.max(scale.least, Math.round(scale.present) + steps));
  return { rule, instance: answeredCase(answer, scale.valueAt(step), instance) };
}

const valuesFor = (found: Found, fact: string): readonly Value[] => {
  const answer = nearestAcceptable(found).find(({ attribute }) => attribute.fact === fact);
  if (!answer) throw new Error(`${found.rule.id} does not read ${fact}`);
  return answer.acceptable.map(({ value }) => value);
};

const numbersFor = (found: Found, fact: string): readonly unknown[] =>
  valuesFor(found, fact).map((value) => ('value' in value ? value.value : value));

describe('the nearest acceptable answers of real rules', () => {
  it('end the violation, and no nearer one does, for violated examples that are drawn', () => {
    const violations = exampleViolations();
    expect(violations.length).to.be.greaterThan(700);
    const tried: Tried = { answers: 0, values: 0, byForce: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: violations.length - 1 }), (index) => {
        const found = violations[index];
        if (found) expectNearest(found, tried);
      }),
      { numRuns: 20 * times },
    );
    expect(tried.values).to.be.greaterThan(10 * times);
  });

  it('do so wherever else on its scale an answer of the example stands, while the rule is violated', () => {
    const violations = exampleViolations();
    const tried: Tried = { answers: 0, values: 0, byForce: 0 };
    const drawn = fc.record({
      index: fc.integer({ min: 0, max: violations.length - 1 }),
      which: fc.nat({ max: 5 }),
      // As often near as far.
      distance: fc.tuple(fc.constantFrom(-1, 1), fc.double({ min: 0, max: 14, noNaN: true })),
    });
    fc.assert(
      fc.property(drawn, ({ index, which, distance: [sign, size] }) => {
        const found = violations[index];
        const moved = found && movedAnswer(found, which, sign * Math.floor(Math.exp(size)));
        if (moved && isViolated(moved.rule, moved.instance)) expectNearest(moved, tried);
      }),
      { numRuns: 30 * times },
    );
    expect(tried.values).to.be.greaterThan(20);
  });

  it('are below and above, where a limit is passed twice and the present answer is far from both', () => {
    // A tenth of 2 kg is on both sides of 0: neither bound of the answer is acceptable.
    const light = withNumber(violationOf('large-weight-change-needs-explanation'), 'weight', 2);
    expect(numbersFor(light, 'weightChange')).to.deep.equal([-0.2]);
    expect(numbersFor(withNumber(light, 'weightChange', 100), 'weightChange')).to.deep.equal([0.2]);
  });

  it('keep the unit of the answer, or are in the declared one where only that helps', () => {
    const [inEuro] = valuesFor(violationOf('lump-sum-in-other-currency'), 'sumInsured');
    expect(inEuro).to.deep.equal({ kind: 'number', value: 100_000, unit: 100 });
  });

  it('keep how exact a date is, or are more exact where only that helps', () => {
    const [exact] = valuesFor(violationOf('date-of-birth-not-exact'), 'dateOfBirth');
    expect(exact).to.deep.equal({ kind: 'date', year: 1985, month: 1, day: 1 });
  });

  it('are any text where another one helps, which is said and not made up', () => {
    const [answer] = nearestAcceptable(violationOf('person-id-used-twice'));
    expect(answer).to.deep.include({ anotherText: true, acceptable: [], count: 0 });
  });

  it('are any text too where the present one is as long as it may be', () => {
    const { rule, instance } = violationOf('person-id-used-twice');
    const answers = answersRead(visitRead(rule.violatedWhen, instance));
    expect(answers).to.have.length(2);
    const long: Value = { kind: 'string', value: 'P'.repeat(answers[0]?.attribute.maximumLength ?? 0) };
    const both = answers.reduce((changed, { carrier }) => {
      const [answer] = answersRead(visitRead(rule.violatedWhen, changed)).filter(
        (each) => each.carrier.id === carrier.id,
      );
      return answer ? answeredCase(answer, long, changed) : changed;
    }, instance);
    expect(isViolated(rule, both)).to.equal(true);
    for (const answer of nearestAcceptable({ rule, instance: both }))
      expect(answer).to.deep.include({ value: long, anotherText: true, acceptable: [], count: 0 });
  });

  it('begin at 0 where nothing is answered and nothing bounds the answer', () => {
    const violatedWhen = labCondition({ fact: 'weight', operator: 'isKnown', value: false }, labScope('person'));
    const instance = lab.program.view(labCase([{}]), labDay).instance(2);
    if (!instance) throw new Error('the case has no person');
    const rule = { violatedWhen } as Rule;
    expect(numbersFor({ rule, instance }, 'weight')).to.deep.equal([0]);
  });

  it('are none where nothing but another object helps', () => {
    for (const answer of nearestAcceptable(violationOf('occupation-indication')))
      expect(answer).to.deep.include({ anotherText: false, acceptable: [], count: 0 });
  });

  it('come with those first of which there are fewest, and last those that do not help', () => {
    for (const found of exampleViolations().slice(0, 30)) {
      const counts = nearestAcceptable(found).map(({ count, anotherText }) => (count > 0 || anotherText ? count : 1e9));
      expect(counts, found.rule.id).to.deep.equal([...counts].sort((a, b) => a - b));
    }
  });
});
