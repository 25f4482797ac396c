import { expect } from 'chai';
import fc from 'fast-check';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import type { Program } from '../../../src/rules/program/program.js';
import { Gap } from '../../../src/rules/values/gap.js';
import type { Expression } from '../../../src/rules/model/expression.js';
import { type LabObject, labCase, type LabValue } from '../../support/evaluator/case.js';
import { lab, labDay, labScope, labValue } from '../../support/evaluator/lab.js';
import type { Written } from '../../support/evaluator/located.js';
import { times } from '../../support/run/times.js';

const sameAs = (fact: string): Written => ({ fact, operator: 'equal', value: { fact: `this.${fact}` } });

/** What is asked of the siblings of a pursuit that are like it. */
const asked: Readonly<Record<string, Written>> = {
  'how many have the same code': { count: { over: 'person.pursuits', where: sameAs('code'), others: true } },
  'how many others have the same depth': {
    count: { over: 'person.pursuits', where: sameAs('depth'), others: true },
  },
  'whether one has the same code and is deep': {
    some: {
      over: 'person.pursuits',
      where: { all: [{ fact: 'depth', operator: 'greaterThan', value: 30 }, sameAs('code')] },
      others: true,
    },
  },
  'the depths of those with the same code, in their order': {
    list: { over: 'person.pursuits', where: sameAs('code'), of: 'depth' },
  },
};

const notThere: LabValue = undefined;
const pursuit: fc.Arbitrary<LabObject> = fc
  .record({
    code: fc.constantFrom<LabValue>('DIVING', 'CHESS', notThere, {
      stored: { kind: 'keyed', key: 'NO', locale: 'en' },
    }),
    // 2 metres are 200 centimetres.
    depth: fc.constantFrom<LabValue>(2, [200, 'centimetre'], 40, notThere, { stored: { kind: 'string', value: '5' } }),
  })
  .map((values) => ({ values }));

/** What a program says of each pursuit of a case, with what it lacks for it. */
function saidOf(program: Program, pursuits: readonly LabObject[], value: Expression): readonly unknown[] {
  const compiled = program.compileValue(value);
  return program
    .view(labCase([{ pursuits }]), labDay)
    .instancesOf('pursuit')
    .map((instance) => {
      const found = compiled.value(instance);
      return [found instanceof Gap ? found.kind : found, compiled.missing(instance)];
    });
}

describe('Objects of a list that are compared with one of them', () => {
  /** An instrument is told of every comparison, so that all pairs are looked at. */
  const pairwise = compileProgram(lab.ruleSet, lab.parameterSet, comparisonOperators, {});
  for (const [sentence, written] of Object.entries(asked))
    it(`are found by their values as by looking at each: ${sentence}, where some have none`, () => {
      const value = labValue(written, labScope('pursuit'));
      let [indexed, undecided] = [0, 0];
      fc.assert(
        fc.property(fc.array(pursuit, { maxLength: 24, size: 'max' }), (pursuits) => {
          const said = saidOf(lab.program, pursuits, value);
          expect(said).to.deep.equal(saidOf(pairwise, pursuits, value));
          if (pursuits.length >= 8) indexed++;
          if (
            JSON.stringify(said).includes('"undecided"') ||
            said.some((each) => JSON.stringify(each).includes('open'))
          )
            undecided++;
        }),
        { numRuns: 200 * times },
      );
      expect(indexed).to.be.greaterThan(50);
      expect(undecided).to.be.greaterThan(10);
    });
});
