import { expect } from 'chai';
import fc from 'fast-check';
import type { Case } from '../../../src/case/case.js';
import { Gap } from '../../../src/rules/values/gap.js';
import type { Program, Instance } from '../../../src/rules/program/program.js';
import type { Truth } from '../../../src/rules/values/outcome.js';
import type { FactValue } from '../../../src/rules/values/fact-value.js';
import type { Condition } from '../../../src/rules/model/expression.js';
import { resolveCondition } from '../../../src/rules/resolve/resolve-condition.js';
import type { ResolveScope } from '../../../src/rules/resolve/resolve-scope.js';
import { ConditionEngine } from '../../../src/rules/explain/condition-engine.js';
import { Findings } from '../../../src/documents/findings/findings.js';
import { labCases } from './cases.js';
import { conditionsOver } from './conditions.js';
import { kleene } from './kleene.js';
import { labDay, labFacts, labScope } from './lab.js';
import { locate, type Written } from './located.js';
import { describePaths, labPaths } from './paths.js';
import { count, type Reached } from './reached.js';

/** One random trial: conditions in two scopes, a condition under `where`, and a case. */
export interface Trial {
  readonly ofPerson: readonly Written[];
  readonly ofBenefit: readonly Written[];
  readonly where: Written;
  readonly case: Case;
}

const personPaths = describePaths(labScope('person'), labPaths.person);
const benefitPaths = describePaths(labScope('benefit'), labPaths.benefit);
const pursuitScope: ResolveScope = { ...labScope('pursuit'), outer: labScope('person') };
const pursuitPaths = describePaths(pursuitScope, labPaths.pursuit);

/** Facts of the trial over the objects that its `where` chooses. */
const overWhere = (where: Written): Record<string, Written> => ({
  chosenCount: { count: { over: 'pursuits', where } },
  chosenSome: { some: { over: 'pursuits', where } },
  chosenDepth: { sum: { over: 'pursuits', where, of: 'depth' } },
});
const always = { fact: 'depth', operator: 'greaterThan', value: 0 };
const ofTrial = describePaths(
  labScope('person', labFacts('person', overWhere(always))),
  Object.keys(overWhere(always)),
);

export const trials: fc.Arbitrary<Trial> = fc.record({
  ofPerson: fc.array(conditionsOver([...personPaths, ...ofTrial]), { minLength: 2, maxLength: 3 }),
  ofBenefit: fc.array(conditionsOver(benefitPaths), { minLength: 2, maxLength: 2 }),
  where: conditionsOver(pursuitPaths),
  case: labCases,
});

/** What random conditions have that people should not write. */
const mayBe: readonly string[] = ['different-objects', 'wrong-share', 'duplicate-condition'];

/**
 * The condition and its opposite; undefined when the language refuses one of them (random ones may be odd, but never
 * unknown).
 */
function bothWays(written: Written, scope: ResolveScope): readonly [Condition, Condition] | undefined {
  const findings = new Findings();
  const condition = resolveCondition(locate(written), scope, findings);
  const opposite = resolveCondition(locate({ not: written }), scope, findings);
  const odd = findings.all.filter(({ code }) => !mayBe.includes(code));
  expect(odd, JSON.stringify(written)).to.deep.equal([]);
  return condition && opposite ? [condition, opposite] : undefined;
}

/**
 * The law: json-rules-engine fires on a condition exactly when the compiled program says true, and on its opposite
 * exactly when it says false; a plain recursive evaluator says the same four outcomes; what is unknown says what is
 * missing.
 */
export async function holdsFor(
  { ofPerson, ofBenefit, where, case: subject }: Trial,
  program: Program,
  reached: Reached,
): Promise<void> {
  const view = program.view(subject, labDay);
  const chosen = bothWays(where, pursuitScope);
  const own = chosen ? labFacts('person', overWhere(where)) : labFacts('person', overWhere(always));
  for (const written of ofPerson) {
    const both = bothWays(written, labScope('person', own));
    if (both) for (const person of view.instancesOf('person')) await agree(both, program, person, person, reached);
  }
  for (const written of ofBenefit) {
    const both = bothWays(written, labScope('benefit'));
    if (both)
      for (const benefit of view.instancesOf('benefit').slice(0, 2))
        await agree(both, program, benefit, benefit, reached);
  }
  if (!chosen) return;
  const pursuits = program.ruleSet.objects.get('person')?.relations.get('pursuits');
  if (!pursuits) throw new Error('the laboratory has no pursuits');
  for (const person of view.instancesOf('person')) {
    const elements = program.related(person, pursuits) as readonly Instance[];
    const truths: Truth[] = [];
    for (const element of elements) truths.push(await agree(chosen, program, element, person, reached));
    for (const truth of truths) count(reached.wheres, truth);
    checkChosen(own, program, person, truths);
  }
}

/**
 * What an aggregate makes of its `where`, element by element: unknown as soon as one element is, unless one decides.
 */
function checkChosen(
  { facts }: ReturnType<typeof labFacts>,
  program: Program,
  person: Instance,
  truths: readonly Truth[],
): void {
  const read = (name: string): FactValue | undefined => {
    const fact = facts.get(name);
    return fact && program.compileValue({ node: 'derived', fact, type: fact.type }).value(person);
  };
  const unknown = truths.includes('unknown');
  const sure = truths.filter((truth) => truth === 'true').length;
  const [counted, some] = [read('chosenCount'), read('chosenSome')];
  if (unknown) expect(counted).to.be.instanceOf(Gap);
  else expect(counted).to.equal(sure);
  if (unknown && sure === 0) expect(some).to.be.instanceOf(Gap);
  else expect(some).to.equal(sure > 0);
}

async function agree(
  [condition, opposite]: readonly [Condition, Condition],
  program: Program,
  instance: Instance,
  self: Instance,
  reached: Reached,
): Promise<Truth> {
  const compiled = program.compileCondition(condition);
  const truth = compiled.truth(instance, self);
  const missing = truth === 'unknown' ? compiled.missing(instance, self) : [];
  reached.condition(condition);
  reached.truth(truth, missing);
  const fires = (await new ConditionEngine(program, condition, 'condition').run(instance, self)).fires;
  const firesOpposite = (await new ConditionEngine(program, opposite, 'opposite').run(instance, self)).fires;
  expect(fires, 'json-rules-engine fires').to.equal(truth === 'true');
  expect(firesOpposite, 'json-rules-engine fires on the opposite').to.equal(truth === 'false');
  const reference = kleene(condition, (expression) => {
    const value = program.compileValue(expression).value(instance, self);
    reached.value(value);
    return value;
  });
  expect(truth, 'compiled and plain recursive').to.equal(reference);
  if (truth === 'unknown') expect(missing, 'what is missing').not.to.be.empty;
  return truth;
}
