import { expect } from 'chai';
import fc from 'fast-check';
import { askedQuestions } from '../../../src/screens/questions/asked-question.js';
import { allItems } from '../../../src/screens/questions/items.js';
import { namedQuestions } from '../../../src/screens/questions/named-questions.js';
import { sourceProgram } from '../../../src/screens/questions/source-program.js';
import { anyCaseOf } from '../../support/evaluator/any-case.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { testSeed } from '../../support/run/seed.js';
import { times } from '../../support/run/times.js';

const today = { year: 2026, month: 11, day: 26 };

describe('The questions that ids name', () => {
  for (const csp of [1, 3])
    it(`are those of the screen that have the ids, in its order, under parameter set ${csp}`, () => {
      const rules = realSystems().forCsp(csp);
      if (!rules) throw new Error(`there is no parameter set ${csp}`);
      const { program } = rules;
      let looked = 0;
      fc.assert(
        fc.property(anyCaseOf(program), fc.gen(), (subject, g) => {
          const view = program.view(subject, today);
          for (const typeId of rules.screens.bySourceType.keys()) {
            const source = sourceProgram(rules, typeId);
            if (!source) throw new Error(`there is no source type ${typeId}`);
            for (const item of allItems(source, view)) {
              const all = askedQuestions(program, item);
              const ids = new Set(
                g(fc.subarray, [...all.map(({ id }) => id), '', '.', '27.1', 'none', '27.1.44.none']),
              );
              const named = askedQuestions(program, item, namedQuestions(item.screen, ids));
              const has = ({ id }: { readonly id: string }): boolean => ids.has(id);
              expect(named.filter(has).map(({ id }) => id)).to.deep.equal(all.filter(has).map(({ id }) => id));
              looked += named.length;
            }
          }
        }),
        { numRuns: 10 * times, seed: testSeed },
      );
      expect(looked).to.be.above(100);
    });
});
