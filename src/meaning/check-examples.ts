import { Findings } from '../documents/findings/findings.js';
import { addTo } from '../lists/add-to.js';
import { programsOfExamples } from '../rules/examples/example-programs.js';
import { examplesOf, restsOn } from '../rules/examples/examples-of.js';
import { judgeExample } from '../rules/examples/judge-example.js';
import { type PreparedExample, prepareExample } from '../rules/examples/prepare-example.js';
import type { Condition, Expression, NodeOf } from '../rules/model/expression.js';
import { isCondition, partsOf } from '../rules/model/parts-of.js';
import { shownCondition } from '../rules/operators/shown-condition.js';
import { stepOf } from '../rules/model/step-of.js';
import { comparisonOperators, type ComparisonOperator } from '../rules/operators/comparisons.js';
import { instrumented } from '../rules/program/instrumented.js';
import type { Outcome } from '../rules/values/outcome.js';
import type { CaseRules } from '../screens/model/systems.js';
import { limitsOf } from './check-limits.js';
import type { Domains } from './domains.js';
import { type Asked, askedAnew } from './asked.js';
import { type Everywhere, excused } from './everywhere.js';

type Comparison = NodeOf<'comparison', Condition>;

const limits: readonly string[] = ['lessThan', 'lessThanInclusive', 'greaterThan', 'greaterThanInclusive'];
/** So far from a limit, as a share of it, an example may be and still tell it from another one. */
const nearby = 0.05;

/** Comparisons that examples tell from another limit under one parameter set: that is enough. */
const settled = new WeakSet<Comparison>();

/**
 * Rules whose examples leave open where a limit is: none on one of its sides is near it (rule language, "What checking
 * proves").
 */
export function* checkExamples(
  set: CaseRules,
  domains: Domains,
  _: unknown,
  asked: Asked = askedAnew,
): Iterable<Everywhere> {
  const { ruleSet, parameterSet } = set;
  const programs = programsOfExamples(ruleSet, parameterSet);
  for (const [subject, examples] of examplesOf(ruleSet)) {
    const { of } = subject;
    if (!('violatedWhen' in of) || asked.withWrongExamples?.has(of)) continue;
    const whole = [...limitsIn(of.violatedWhen)];
    const question = `${ruleSet.system} ${parameterSet.id} ${of.id} has examples on both sides`;
    // By their places in the rule: an answer that is kept is about comparisons that were read anew.
    const { compared, told } = asked.rules(
      () => restsOn(ruleSet, subject, examples),
      question,
      () => {
        const reached = whole.filter((comparison) => isReached(comparison, set, domains));
        const open = reached.filter((comparison) => !settled.has(comparison));
        const near = new Near(open);
        for (const example of examples) {
          if (open.every((comparison) => near.isOnBothSides(comparison))) break;
          const into = { findings: new Findings(), notHere: new Findings(), programs };
          const prepared = prepareExample(subject, example, programs.program, into);
          const isJudged = prepared ? near.run(prepared) : into.findings.errors.length === 0;
          // Mended it may stand where one is missed.
          if (!isJudged) return { compared: [], told: [] };
        }
        const placesOf = (some: readonly Comparison[]): readonly number[] => some.map((each) => whole.indexOf(each));
        return { compared: placesOf(reached), told: placesOf(open.filter((each) => near.isOnBothSides(each))) };
      },
    );
    for (const place of told) settled.add(whole[place] as Comparison);
    for (const comparison of compared.map((place) => whole[place] as Comparison))
      yield {
        about: 'rules',
        at: comparison.at,
        code: 'uncertain-limit',
        message: `no examples of the rule ${of.id} stand on both sides of ${shownCondition(comparison)}, one step or ${nearby * 100} percent from it; case-capture test --generate --rule ${of.id} makes some`,
        intended: excused(`the rule ${of.id}`, of),
        holds: !settled.has(comparison),
      };
  }
}

/** A limit that no answer comes to is another finding. */
function isReached({ left, right, at }: Comparison, set: CaseRules, domains: Domains): boolean {
  const { low, high } = domains.of(left);
  const limitsHere = limitsOf(right, set, at);
  return limitsHere.length === 0 || limitsHere.some(({ value }) => value >= low && value <= high);
}

/** The comparisons of a rule with a limit; 0 is none: it asks whether there is anything. */
function* limitsIn(whole: Condition | Expression): Iterable<Comparison> {
  if (whole.node === 'comparison' && limits.includes(whole.operator) && !whole.decorator) {
    const isZero = whole.right.node === 'literal' && whole.right.value === 0;
    if (whole.left.type.kind === 'number' && !isZero) yield whole;
  }
  for (const { of } of partsOf(whole)) if (of && isCondition(of)) yield* limitsIn(of);
}

/** On which sides of the comparisons examples come near. */
class Near {
  readonly #sides = new Map<Comparison, Set<Outcome>>();
  readonly #watched = instrumented({
    compared: (comparison, left, right) => {
      if (typeof left !== 'number' || typeof right !== 'number' || !this.comparisons.includes(comparison)) return;
      const reach = Math.max(stepOf(comparison.left, right), nearby * Math.abs(right));
      // A billionth more, for what reckoning with decimals leaves in the last places.
      if (Math.abs(left - right) > reach * (1 + 1e-9)) return;
      const side = (comparisonOperators.get(comparison.operator) as ComparisonOperator).test(left, right);
      addTo(this.#sides, comparison, side);
    },
  });

  constructor(private readonly comparisons: readonly Comparison[]) {}

  /** Whether it could be judged: it gives nothing wrongly. */
  run(example: PreparedExample): boolean {
    const fault = judgeExample(example, this.#watched(example.program));
    return !fault || fault.surprise !== undefined || fault.code === 'missing-today';
  }

  isOnBothSides(comparison: Comparison): boolean {
    return this.#sides.get(comparison)?.size === 2;
  }
}
