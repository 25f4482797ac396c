import { expect } from 'chai';
import fc from 'fast-check';
import type { Case } from '../../../src/case/case.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import type { Condition } from '../../../src/rules/model/expression.js';
import type { Program } from '../../../src/rules/program/program.js';
import { resolveCondition } from '../../../src/rules/resolve/resolve-condition.js';
import { anyCaseOf } from '../../support/evaluator/any-case.js';
import { lab, labCondition, labDay, labScope } from '../../support/evaluator/lab.js';
import { trials } from '../../support/evaluator/law.js';
import { locate, type Written } from '../../support/evaluator/located.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { testSeed } from '../../support/run/seed.js';
import { times } from '../../support/run/times.js';

interface Asked {
  readonly scope: string;
  readonly condition: Condition;
}

/** The case with other answers of one type: in each object those of another case, in turn, or none. */
function otherwise(subject: Case, typeId: number, other: Case): Case {
  const values = other.objects.flatMap(({ attributes }) => attributes.filter((each) => each.typeId === typeId));
  let taken = 0;
  const objects = subject.objects.map((object) => ({
    ...object,
    attributes: object.attributes.flatMap((each) => {
      if (each.typeId !== typeId) return [each];
      const value = values[taken++ % (values.length + 1)];
      return value ? [value] : [];
    }),
  }));
  return { ...subject, objects };
}

const saidOf = (program: Program, subject: Case, { scope, condition }: Asked): readonly string[] => {
  const view = program.view(subject, labDay);
  const compiled = program.compileCondition(condition);
  return (scope === 'case' ? [view.root] : view.instancesOf(scope)).map((instance) => compiled.truth(instance));
};

/** Of conditions that do not rest on a type of answers, each says the same whatever the answers of this type are. */
function expectToRestOnNoOther(
  program: Program,
  asked: readonly Asked[],
  [subject, other]: readonly [Case, Case],
  typeId: number,
): void {
  const changed = otherwise(subject, typeId, other);
  for (const each of asked) {
    if (program.restsOn(each.condition).has(typeId)) continue;
    const [before, after] = [saidOf(program, subject, each), saidOf(program, changed, each)];
    if (before.join() !== after.join()) expect(after, JSON.stringify(each.condition)).to.deep.equal(before);
  }
}

/** Types of answers. */
const typesOf = ({ ruleSet }: Program): fc.Arbitrary<number> =>
  fc.constantFrom(
    ...[...ruleSet.objects.values()].flatMap((kind) => [...kind.attributes.values()].map(({ id }) => id)),
  );

/** Names of the attributes on which a condition of the laboratory rests, by their objects. */
function restingOn(scope: string, fact: string): readonly string[] {
  const ids = lab.program.restsOn(labCondition({ fact, operator: 'greaterThan', value: 0 }, labScope(scope)));
  const attributes = [...lab.ruleSet.objects.values()].flatMap((kind) => [...kind.attributes.values()]);
  return attributes.filter(({ id }) => ids.has(id)).map(({ object, fact: name }) => `${object}.${name}`);
}

describe(`what a condition rests on (seed ${testSeed})`, () => {
  for (const [scope, fact, expected] of [
    ['person', 'income', ['person.income']],
    ['person', 'bodyMassIndex', ['person.height', 'person.weight']],
    ['person', 'onlyBenefit.sumInsured', ['benefit.benefitType', 'benefit.sumInsured']],
    ['benefit', 'base.singlePremium', ['benefit.benefitType', 'benefit.sumInsured', 'benefit.singlePremium']],
    ['person', 'paying.count', ['benefit.sumInsured']],
    ['person', 'firstPaying.singlePremium', ['benefit.benefitType', 'benefit.sumInsured', 'benefit.singlePremium']],
    ['person', 'mainPursuit.depth', ['pursuit.depth']],
    ['pursuit', 'insured.sumInsured', ['benefit.benefitType', 'benefit.sumInsured']],
    ['person', 'benefits.count', []],
  ] as const)
    it(`is of ${scope}.${fact} with all that chooses objects on its way: ${expected.join(', ') || 'no answer'}`, () => {
      expect(restingOn(scope, fact)).to.have.members(expected);
    });

  it('is all that can change it, of random conditions over the relations and facts of the laboratory', () => {
    const conditionsOf = (scope: 'person' | 'benefit', written: readonly Written[]): readonly Asked[] =>
      written
        .flatMap((each) => resolveCondition(locate(each), labScope(scope), new Findings()) ?? [])
        .map((condition) => ({ scope, condition }));
    fc.assert(
      fc.property(trials, trials, typesOf(lab.program), ({ ofPerson, ofBenefit, ...one }, other, typeId) => {
        const asked = [...conditionsOf('person', ofPerson), ...conditionsOf('benefit', ofBenefit)];
        expectToRestOnNoOther(lab.program, asked, [one.case, other.case], typeId);
      }),
      { seed: testSeed, numRuns: 250 * times },
    );
  });

  for (const csp of [1, 2])
    it(`is all that can change it, of the rules of parameter set ${csp}`, () => {
      const program = realSystems().forCsp(csp)?.program;
      if (!program) throw new Error(`there is no parameter set ${csp}`);
      const asked = program.ruleSet.rules.map(({ scope, violatedWhen }) => ({ scope, condition: violatedWhen }));
      fc.assert(
        fc.property(anyCaseOf(program), anyCaseOf(program), typesOf(program), (one, other, typeId) =>
          expectToRestOnNoOther(program, asked, [one, other], typeId),
        ),
        { seed: testSeed, numRuns: 13 * times, endOnFailure: true },
      );
    });
});
