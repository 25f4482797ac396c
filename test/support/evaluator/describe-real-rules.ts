import { expect } from 'chai';
import fc from 'fast-check';
import { resolve } from 'node:path';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import type { Program } from '../../../src/rules/program/program.js';
import type { Truth } from '../../../src/rules/values/outcome.js';
import { confirmation } from '../../../src/rules/explain/confirmation.js';
import { ConditionEngine } from '../../../src/rules/explain/condition-engine.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';
import type { Rule } from '../../../src/rules/model/rule.js';
import { oppositeOf } from '../../../src/rules/resolve/opposite-of.js';
import { anyCaseOf } from './any-case.js';
import { labDay } from './lab.js';
import { count } from './reached.js';
import { testSeed } from '../run/seed.js';

const seed = testSeed;

class RealRule {
  readonly #engines: readonly [ConditionEngine, ConditionEngine];

  constructor(
    readonly rule: Rule,
    readonly program: Program,
  ) {
    this.#engines = [
      new ConditionEngine(program, rule.violatedWhen, rule.id),
      new ConditionEngine(program, oppositeOf(rule.violatedWhen), rule.id),
    ];
  }

  /** Throws unless json-rules-engine says what the compiled program says, for the first objects of the scope. */
  async agree(view: ReturnType<Program['view']>, truths: Map<Truth, number>): Promise<void> {
    const compiled = this.program.compileCondition(this.rule.violatedWhen);
    for (const instance of view.instancesOf(this.rule.scope).slice(0, 2)) {
      const truth = compiled.truth(instance);
      count(truths, truth);
      const [fires, opposite] = await Promise.all(this.#engines.map((engine) => engine.run(instance)));
      expect([fires?.fires, opposite?.fires], `${this.rule.id} for ${instance.id}`).to.deep.equal([
        truth === 'true',
        truth === 'false',
      ]);
      if (truth === 'unknown') expect(compiled.missing(instance), this.rule.id).not.to.be.empty;
    }
  }
}

/**
 * The rules of this repository, compiled and in json-rules-engine, on so many random cases under each parameter set.
 */
export function describeRealRules(runs: number): void {
  describe('the rules of this repository', () => {
    const { systems } = loadRuleSystems(resolve('rules'));

    for (const ruleSet of systems) {
      for (const parameterSet of ruleSet.parameterSets.values()) {
        it(`of ${ruleSet.system} say the same compiled and in json-rules-engine, under the parameter set ${parameterSet.id} (seed ${seed})`, async () => {
          const program = compileProgram(ruleSet, parameterSet);
          const rules = ruleSet.rules.map((rule) => new RealRule(rule, program));
          const truths = new Map<Truth, number>();
          const trial = async (subject: Parameters<Program['view']>[0]): Promise<void> => {
            const view = program.view(subject, labDay);
            for (const rule of rules) await rule.agree(view, truths);
            for (const violation of program.evaluate(view).violations.slice(0, 20)) await confirmation(violation);
          };
          await fc.assert(fc.asyncProperty(anyCaseOf(program), trial), { numRuns: runs, seed });
          expect([...truths.keys()]).to.include.members(['true', 'false', 'unknown']);
        });
      }
    }
  });
}
