import type { ObjectKind } from '../../model/object-kind.js';
import type { Condition, Expression, DerivedFact, RelationPath } from '../../model/expression.js';
import type { ParameterSet, RuleSet } from '../../model/rule-set.js';
import { type ComparisonTable, compileCondition } from './compile-condition.js';
import { Generator } from '../code/generator.js';
import type { CaseInstance } from '../evaluated-view.js';
import { type KindLayout, SetLayout } from '../layout.js';
import { leading } from '../../../lists/leading.js';
import { remembered } from '../../../lists/remembered.js';
import type { FactValue } from '../../values/fact-value.js';
import type { Missing } from '../../values/gap.js';
import { Outcome } from '../../values/outcome.js';
import { decoderOf } from './compile-attribute.js';
import { compileValue } from './compile-value.js';
import { compileRelation } from './compile-relation.js';
import type { Compiler, Formula, Test, Way } from './compiled.js';
import type { Instrument } from './instrument.js';
import { Failing } from './failing.js';
import { Resting } from './resting.js';
import { missingOf } from './missing.js';
import { observed } from './observed.js';
import { SetUnits } from '../set-units.js';

/** Compiles the facts, relations and conditions of a rule set under a parameter set, each once. */
export class SetCompiler implements Compiler {
  readonly units: SetUnits;
  readonly #derived = new Map<DerivedFact, Formula>();
  readonly #ways = new Map<RelationPath, Way>();
  readonly #conditions = new Map<Condition, Test>();
  readonly #plain = new Map<Condition, Test>();
  readonly layout: SetLayout;
  private readonly failing: Failing;
  readonly resting: Resting;
  /** Undefined where code is not made. */
  readonly generator: Generator | undefined;

  constructor(
    readonly ruleSet: RuleSet,
    readonly parameterSet: ParameterSet,
    private readonly operators: ComparisonTable,
    readonly instrument?: Instrument,
    /** How often a condition is evaluated before code is made of it. */
    private readonly codeAfter = Number.POSITIVE_INFINITY,
  ) {
    this.units = new SetUnits(ruleSet, parameterSet);
    this.failing = new Failing(this);
    this.resting = new Resting(this);
    const isGenerated = codeAfter < Number.POSITIVE_INFINITY;
    this.layout = new SetLayout(ruleSet, (attribute) => decoderOf(attribute, this), isGenerated);
    this.generator = isGenerated ? new Generator(this, this.layout, codeAfter) : undefined;
    if (slotsChecked.has(ruleSet)) return;
    for (const kind of ruleSet.objects.keys()) checkSlots(kind, ruleSet);
    slotsChecked.add(ruleSet);
  }

  value(expression: Expression, label: string): Formula {
    const instead = this.instrument?.instead?.get(expression) as Expression | undefined;
    return compileValue(instead ?? expression, this, label);
  }

  condition(condition: Condition): Test {
    const present = this.#conditions.get(condition);
    if (present) return present;
    const plain = this.plain(condition);
    const { generator } = this;
    const test = generator ? inTime(condition, plain, generator, this.codeAfter) : plain;
    this.#conditions.set(condition, test);
    return test;
  }

  /** Whether a condition can rest on a failed value, where values of these attributes are not ordinary. */
  mayFail(condition: Condition, unusual: ReadonlySet<number>): boolean {
    if (this.failing.mayFail(condition)) return true;
    return [...unusual].some((attribute) => this.resting.attributesOf(condition).has(attribute));
  }

  /** Of each list of conditions how many are surely true in turn; code is made of them as of conditions. */
  stages(lists: readonly (readonly Condition[])[]): (instance: CaseInstance) => readonly number[] {
    const tests = lists.map((list) => list.map((condition) => this.plain(condition)));
    const { generator, codeAfter } = this;
    let [times, made]: [number, ((instance: CaseInstance) => readonly number[]) | undefined] = [0, undefined];
    return (instance) => {
      if (!made && generator && ++times > codeAfter) made = generator.stages(lists);
      if (made) return made(instance);
      return tests.map((list) => leading(list, (test) => test.outcome(instance, instance) === Outcome.true));
    };
  }

  plain(condition: Condition): Test {
    const present = this.#plain.get(condition);
    if (present) return present;
    const { instrument } = this;
    const instead = instrument?.instead?.get(condition) as Condition | undefined;
    const compiled = compileCondition(instead ?? condition, this, this.operators);
    const test = instrument ? observed(condition, compiled, instrument, this) : compiled;
    this.#plain.set(condition, test);
    return test;
  }

  /** A derived fact, computed once per instance. */
  derived(fact: DerivedFact): Formula {
    const present = this.#derived.get(fact);
    if (present) return present;
    const { slot } = fact;
    const inner = this.value(fact.is, fact.name);
    const computing = this.generator?.computing(fact, inner);
    const value: Formula['value'] = (instance) => {
      const known = instance.slots[slot];
      if (known !== undefined) return known;
      if (computing) {
        computing.compute(instance);
        return instance.slots[slot] as FactValue;
      }
      const computed = inner.value(instance, instance);
      instance.slots[slot] = computed;
      return computed;
    };
    const own: Pick<Formula, 'missing'> = {
      missing(instance, _, into) {
        const known = instance.view.memory<CaseInstance, readonly Missing[]>(own);
        const missing = remembered(known, instance, () => {
          const found: Missing[] = [];
          inner.missing(instance, instance, found);
          return found;
        });
        for (const each of missing) into.push(each);
      },
    };
    const formula: Formula = { value, missing: missingOf(value, fact.name, [own]) };
    this.#derived.set(fact, formula);
    return formula;
  }

  /** The object kind that has a relation. */
  ownerOf(relation: RelationPath): string {
    return remembered(ownersIn, this.ruleSet, () => ownersOf(this.ruleSet)).get(relation) as string;
  }

  way(relation: RelationPath): Way {
    const present = this.#ways.get(relation);
    if (present) return present;
    const owner = this.ownerOf(relation);
    // Taken before compiling: a chain compiles the relations it is made of, and each needs a place of its own.
    const number = (this.layout.byName.get(owner) as KindLayout).relationsPlaced++;
    const way = compileRelation(relation, owner, number, this);
    this.#ways.set(relation, way);
    return way;
  }
}

/** A condition as closures, until it was evaluated so often that code is worth its making. */
function inTime(condition: Condition, plain: Test, generator: Generator, after: number): Test {
  if (condition.node === 'always') return plain;
  let times = 0;
  const test = {
    outcome(instance: CaseInstance, self: CaseInstance): Outcome {
      times += 1;
      if (times > after) test.outcome = generator.outcomeOf(condition);
      return times > after ? test.outcome(instance, self) : plain.outcome(instance, self);
    },
    missing: plain.missing,
  };
  return test;
}

/** Tools of authors compile the same rule set thousands of times. */
const slotsChecked = new WeakSet<RuleSet>();
const ownersIn = new WeakMap<RuleSet, ReadonlyMap<RelationPath, string>>();

/** The object kinds that have the relations of a rule set. */
const ownersOf = ({ objects }: RuleSet): ReadonlyMap<RelationPath, string> =>
  new Map(
    [...objects.values()].flatMap(({ name, relations }) =>
      [...relations.values()].map((relation) => [relation, name] as const),
    ),
  );

/** Two facts in one slot would silently read each other's values. */
function checkSlots(kind: string, ruleSet: RuleSet): void {
  const { attributes, facts } = ruleSet.objects.get(kind) as ObjectKind;
  const withFacts = ruleSet.rules.filter((rule) => rule.scope === kind).flatMap((rule) => [...rule.with.values()]);
  const taken = new Map<number, string>();
  const claims = [...attributes.values()].map(({ slot, fact }) => ({ slot, name: fact }));
  for (const fact of [...facts.values(), ...withFacts]) claims.push({ slot: fact.slot, name: fact.name });
  for (const { slot, name } of claims) {
    const other = taken.get(slot);
    if (other !== undefined) throw new Error(`${kind}: ${name} and ${other} share the slot ${slot}`);
    taken.set(slot, name);
  }
}
