import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Case } from '../../../src/case/case.js';
import type { CaseAttribute } from '../../../src/case/case-object.js';
import type { PartialDate } from '../../../src/case/values/date.js';
import { attributeValue, type Condition } from '../../../src/rules/model/expression.js';
import { comparisonOperators } from '../../../src/rules/operators/comparisons.js';
import { compileProgram } from '../../../src/rules/program/compile-program.js';
import { isOrdinary } from '../../../src/rules/program/ordinary.js';
import type { CaseView, Instance, Program } from '../../../src/rules/program/program.js';
import { resolveCondition } from '../../../src/rules/resolve/resolve-condition.js';
import type { ResolveScope } from '../../../src/rules/resolve/resolve-scope.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { anyCaseOf } from '../../support/evaluator/any-case.js';
import { lab, labDay, labScope } from '../../support/evaluator/lab.js';
import { type Trial, trials } from '../../support/evaluator/law.js';
import { locate, type Written } from '../../support/evaluator/located.js';
import { testSeed } from '../../support/run/seed.js';
import { times } from '../../support/run/times.js';
import { realSystems } from '../../support/rules/real-systems.js';

const seed = testSeed;

/** The same rules as closures, and as code from the first time on. */
const both = ({ ruleSet, parameterSet }: Pick<Program, 'ruleSet' | 'parameterSet'>): readonly [Program, Program] => [
  compileProgram(ruleSet, parameterSet, comparisonOperators, undefined, Number.POSITIVE_INFINITY),
  compileProgram(ruleSet, parameterSet, comparisonOperators, undefined, 0),
];

const objectsIn = (view: CaseView, scope: string): readonly Instance[] =>
  scope === 'case' ? [view.root] : view.instancesOf(scope);

/** What a program says of a condition in every object of its scope, with what is missing. */
const saidOf = (program: Program, view: CaseView, scope: string, condition: Condition): readonly unknown[] => {
  const compiled = program.compileCondition(condition);
  const stages = program.compileStages([[condition], [condition, condition], []]);
  return objectsIn(view, scope).map((instance) => {
    const truth = compiled.truth(instance);
    const reached = stages.reached(instance);
    expect(reached).to.deep.equal(truth === 'true' ? [1, 2, 0] : [0, 0, 0]);
    return truth === 'unknown' ? compiled.missing(instance) : truth;
  });
};

/** What the derived facts of a case are in each object, in both orders: asked before the rules, and after them. */
const factsIn = (program: Program, view: CaseView): readonly unknown[] =>
  [...program.ruleSet.objects.values()].flatMap((kind) => {
    const own = program.ruleSet.rules
      .filter(({ scope }) => scope === kind.name)
      .flatMap((rule) => [...rule.with.values()]);
    return [...kind.facts.values(), ...own].map((fact) => {
      const value = program.compileValue({ node: 'derived', fact, type: fact.type });
      return [
        fact.name,
        objectsIn(view, kind.name).map((instance) => [value.value(instance), value.missing(instance)]),
      ];
    });
  });

/** How often what failed was found where only what may fail is asked. */
let failedInOrdinary = 0;

/** All that a program finds in a case, and what its derived facts are; how much that is goes to `count`. */
function foundIn(program: Program, subject: Case, day: PartialDate, count: (pairs: number) => void): unknown {
  const before = factsIn(program, program.view(subject, day));
  const view = program.view(subject, day);
  const { violations, undecided } = program.evaluate(view);
  const failed = program.failed(view);
  if (view.unusual?.size === 0) failedInOrdinary += failed.length;
  for (const rule of program.ruleSet.rules) count(view.instancesOf(rule.scope).length);
  return {
    before,
    violated: violations.map(({ rule, instance }) => [rule.id, instance.id]),
    undecided: undecided.map(({ rule, instance, missing }) => [rule.id, instance.id, missing]),
    failed: failed.map(({ rule, instance, missing }) => [rule.id, instance.id, missing]),
    after: factsIn(program, view),
  };
}

/** The case without what cannot be read or is beyond all measure: only what may fail is asked whether it did. */
function ordinaryPart(program: Program, subject: Case, day: PartialDate): Case {
  const view = program.view(subject, day);
  const strange = new Set<CaseAttribute>();
  for (const kind of program.ruleSet.objects.values())
    for (const attribute of kind.attributes.values()) {
      const read = program.compileValue(attributeValue(attribute));
      for (const instance of objectsIn(view, kind.name))
        if (
          read.missing(instance).some(({ kind: missing }) => missing === 'failed') ||
          !isOrdinary(read.value(instance))
        )
          for (const { attributes } of instance.objects)
            for (const each of attributes) if (each.typeId === attribute.id) strange.add(each);
    }
  const objects = subject.objects.map((object) => ({
    ...object,
    attributes: object.attributes.filter((each) => !strange.has(each)),
  }));
  return { ...subject, objects };
}

/** The case with 0 for each number: what is divided by one fails, though each value is ordinary. */
const allZero = (subject: Case): Case => ({
  ...subject,
  objects: subject.objects.map((object) => ({
    ...object,
    attributes: object.attributes.map((each) =>
      each.value?.kind === 'number' ? { ...each, value: { ...each.value, value: 0 } } : each,
    ),
  })),
});

/** Quicker than an expectation, of which there are hundreds of thousands. */
function same(said: unknown, expected: unknown, about: Condition | Case): void {
  if (!isDeepStrictEqual(said, expected)) expect(said, JSON.stringify(about)).to.deep.equal(expected);
}

function resolved(written: Written, scope: ResolveScope): Condition | undefined {
  return resolveCondition(locate(written), scope, new Findings());
}

describe(`generated code says what closures say (seed ${seed}, TIMES=${times} as long)`, () => {
  let pairs = 0;
  const count = (more: number): void => {
    pairs += more;
  };

  after(() => process.stdout.write(`    ${pairs} pairs of a rule or condition and an object\n`));

  it('of conditions with every operator, decorator, nesting and kind of missing value, and their opposites', () => {
    const [closures, code] = both(lab);
    const size = 25;
    const drawn: readonly Trial[] = fc.sample(trials, { seed, numRuns: 2 * size * times });
    for (let from = 0; from < drawn.length; from += size) {
      const group = drawn.slice(from, from + size);
      const conditions = (['person', 'benefit'] as const).flatMap((scope) =>
        group
          .flatMap(({ ofPerson, ofBenefit }) => (scope === 'person' ? ofPerson : ofBenefit))
          .flatMap((written) => [written, { not: written }])
          .flatMap((written) => resolved(written, labScope(scope)) ?? [])
          .map((condition) => ({ scope, condition })),
      );
      for (const { case: subject } of group) {
        const views = [closures.view(subject, labDay), code.view(subject, labDay)] as const;
        for (const { scope, condition } of conditions) {
          count(objectsIn(views[0], scope).length);
          same(saidOf(code, views[1], scope, condition), saidOf(closures, views[0], scope, condition), condition);
        }
      }
    }
  });

  for (const csp of [1, 2, 3, 4])
    it(`of all rules, facts and questions of parameter set ${csp}`, () => {
      const rules = realSystems().forCsp(csp);
      if (!rules) throw new Error(`there is no parameter set ${csp}`);
      const [closures, code] = both(rules);
      const asked = [...rules.screens.bySourceType.values()].flatMap(({ screens }) =>
        screens.flatMap(({ scope, shownWhen, questions }) =>
          [
            shownWhen,
            ...questions.filter(({ within }) => !within).flatMap((each) => [each.shownWhen, each.mandatoryWhen]),
          ]
            .filter(({ node }) => node !== 'always')
            .map((condition) => ({ scope, condition })),
        ),
      );
      for (const subject of fc.sample(anyCaseOf(closures), { seed, numRuns: 3 * times })) {
        const ordinary = ordinaryPart(closures, subject, labDay);
        expect(code.view(ordinary, labDay).unusual).to.deep.equal(new Set());
        for (const each of [subject, ordinary, allZero(ordinary)])
          expect(foundIn(code, each, labDay, count)).to.deep.equal(foundIn(closures, each, labDay, () => undefined));
        const views = [closures.view(subject, labDay), code.view(subject, labDay)] as const;
        for (const { scope, condition } of asked) {
          count(objectsIn(views[0], scope).length);
          same(saidOf(code, views[1], scope, condition), saidOf(closures, views[0], scope, condition), condition);
        }
      }
    });

  it('of what fails though all stored values are ordinary', () => expect(failedInOrdinary).to.be.above(0));

  it(`of at least ${25_000 * times} pairs`, () => expect(pairs).to.be.at.least(25_000 * times));
});
