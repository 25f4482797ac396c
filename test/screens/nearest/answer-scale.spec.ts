import { expect } from 'chai';
import { boundsInUnit } from '../../../src/rules/bounds/attribute-bounds.js';
import { answerScales } from '../../../src/screens/nearest/answer-scale.js';
import { answersRead } from '../../../src/screens/nearest/answers-read.js';
import { visitRead } from '../../../src/screens/nearest/visit-read.js';
import { exampleViolations } from '../../support/nearest/example-violations.js';

describe('The scale of a number that a rule reads', () => {
  it('has every answer that its decimals allow, one after the other, within its bounds', () => {
    const seen = new Set<number>();
    for (const { rule, instance } of exampleViolations().slice(0, 200)) {
      const { program, today } = instance.view;
      for (const answer of answersRead(visitRead(rule.violatedWhen, instance))) {
        if (answer.attribute.kind !== 'number') continue;
        for (const { present, least, most, valueAt } of answerScales(answer, program, today)) {
          const start = Math.min(most - 20, Math.max(least, Math.floor(present)));
          const values = Array.from({ length: 20 }, (_, index) => valueAt(start + index)).flatMap((value) =>
            value.kind === 'number' ? [value] : [],
          );
          const [first] = values;
          const unit = program.unitsOf(answer.attribute).find(({ id }) => id === first?.unit);
          if (!first || !unit) throw new Error(`${answer.attribute.fact} has no answers`);
          const { decimals, minimum = first.value } = boundsInUnit(program, answer.attribute, unit);
          const expected = values.map((_, index) => Number((first.value + index / 10 ** decimals).toFixed(decimals)));
          expect(
            values.map(({ value }) => value),
            answer.attribute.fact,
          ).to.deep.equal(expected);
          expect(first.value, answer.attribute.fact).to.be.at.least(minimum);
          seen.add(decimals);
        }
      }
    }
    expect(seen.size).to.be.greaterThan(1);
  });
});
