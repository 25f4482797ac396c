import { Findings } from '../documents/findings/findings.js';
import { addTo } from '../lists/add-to.js';
import { remembered } from '../lists/remembered.js';
import { programsOfExamples } from '../rules/examples/example-programs.js';
import { examplesOf, restsOn } from '../rules/examples/examples-of.js';
import { judgeExample } from '../rules/examples/judge-example.js';
import { type PreparedExample, prepareExample } from '../rules/examples/prepare-example.js';
import type { Condition, DerivedFact, Expression, NodeOf } from '../rules/model/expression.js';
import type { Rule } from '../rules/model/rule.js';
import { isCondition, partsOf } from '../rules/model/parts-of.js';
import { shownCondition } from '../rules/operators/shown-condition.js';
import { type Edge, edgesOf } from '../rules/operators/edges-of.js';
import { comparisonOperators, type ComparisonOperator } from '../rules/operators/comparisons.js';
import { instrumented } from '../rules/program/instrumented.js';
import type { Outcome } from '../rules/values/outcome.js';
import type { CaseRules } from '../screens/model/systems.js';
import { apartInParameters } from './apart-in-parameters.js';
import { limitsOf } from './check-limits.js';
import type { Domains } from './domains.js';
import { type Asked, askedAnew } from './asked.js';
import { type Everywhere, excused } from './everywhere.js';

type Comparison = NodeOf<'comparison', Condition>;

/** So far from a limit, as a share of it, an example may be and still tell it from another one. */
const nearby = 0.05;

/** The edges of comparisons that examples tell from others under one parameter set: that is enough. */
const settled = new WeakMap<Comparison, Set<Edge['end']>>();

/**
 * Rules whose examples leave open where a limit is: none is at it, or none on the other side is near it (rule language,
 * "What checking proves").
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
    const condition = conditionOf(of);
    if (!condition || asked.withWrongExamples?.has(of)) continue;
    const whole = [...edgesIn(condition)];
    if (whole.length === 0) continue;
    const question = `${ruleSet.system} ${parameterSet.id} ${subject.title} has examples at and beside its limits`;
    // By their places in the rule: an answer that is kept is about comparisons that were read anew.
    const { compared, told } = asked.rules(
      () => restsOn(ruleSet, subject, examples),
      question,
      () => {
        const reached = whole.filter((edge) => isReached(edge, set, domains));
        const open = reached.filter((edge) => !isSettled(edge));
        const near = new Near(open);
        for (const example of examples) {
          if (open.every((edge) => near.isOnBothSides(edge))) break;
          const into = { findings: new Findings(), notHere: new Findings(), programs };
          const prepared = prepareExample(subject, example, programs.program, into);
          const isJudged = prepared ? near.run(prepared) : into.findings.errors.length === 0;
          // Mended it may stand where one is missed.
          if (!isJudged) return { compared: [], told: [] };
        }
        const placesOf = (some: readonly Edge[]): readonly number[] => some.map((each) => whole.indexOf(each));
        return { compared: placesOf(reached), told: placesOf(open.filter((each) => near.isOnBothSides(each))) };
      },
    );
    for (const edge of told.map((place) => whole[place] as Edge))
      remembered(settled, edge.of, () => new Set<Edge['end']>()).add(edge.end);
    // Of those in its own file: they are the same in every system.
    const apart = apartInParameters(of.examples ?? []);
    for (const edge of compared.map((place) => whole[place] as Edge))
      yield {
        about: 'rules',
        at: apart?.example.at ?? edge.of.at,
        code: 'uncertain-limit',
        message: `no examples of ${subject.title} stand at ${shownEdge(edge)} and on the other side of it, one step or ${nearby * 100} percent from it${apart ? `; ${apart.message}` : ''}${'id' in of ? `; case-capture test --generate --rule ${of.id} makes some` : ''}`,
        intended: excused(subject.title, of),
        holds: !isSettled(edge),
      };
  }
}

/** Of a fact that is a yes or no. */
const conditionOf = (of: Rule | DerivedFact): Condition | undefined => {
  if ('violatedWhen' in of) return of.violatedWhen;
  return of.is.node === 'condition' ? of.is.condition : undefined;
};

const isSettled = ({ of, end }: Edge): boolean => settled.get(of)?.has(end) ?? false;

const shownEdge = ({ of, end }: Edge): string =>
  `${end === undefined ? '' : `the ${end} value of `}${shownCondition(of)}`;

/** A limit that no answer comes to is another finding; an end of a range where answers end anyway is no limit. */
function isReached({ of: { left, right, at }, end }: Edge, set: CaseRules, domains: Domains): boolean {
  const { low, high } = domains.of(left);
  if (end !== undefined) {
    const ends = domains.of(right);
    return end === 'lowest' ? ends.low > low && ends.low <= high : ends.high >= low && ends.high < high;
  }
  const limitsHere = limitsOf(right, set, at);
  return limitsHere.length === 0 || limitsHere.some(({ value }) => value >= low && value <= high);
}

/** The edges of the comparisons of a rule; 0 is no limit: it asks whether there is anything. */
function* edgesIn(whole: Condition | Expression): Iterable<Edge> {
  const isZero = whole.node === 'comparison' && whole.right.node === 'literal' && whole.right.value === 0;
  if (whole.node === 'comparison' && !isZero) yield* edgesOf(whole);
  for (const { of } of partsOf(whole)) if (of && isCondition(of)) yield* edgesIn(of);
}

/** On which sides of the edges examples come near. */
class Near {
  /** The outcomes on both sides, and whether the limit itself was come to. */
  readonly #sides = new Map<Edge, Set<Outcome | 'at'>>();
  readonly #watched = instrumented({
    compared: (comparison, left, right) => {
      for (const edge of this.edges) {
        const here = edge.of === comparison ? edge.from(left, right) : undefined;
        if (!here) continue;
        const reach = Math.max(edge.step, nearby * here.size);
        // A billionth more, for what reckoning with decimals leaves in the last places.
        if (Math.abs(here.distance) > reach * (1 + 1e-9)) continue;
        const side = (comparisonOperators.get(comparison.operator) as ComparisonOperator).test(left, right);
        addTo(this.#sides, edge, side);
        if (Math.abs(here.distance) <= 1e-9 * here.size) addTo(this.#sides, edge, 'at');
      }
    },
  });

  constructor(private readonly edges: readonly Edge[]) {}

  /** Whether it could be judged: it gives nothing wrongly. */
  run(example: PreparedExample): boolean {
    const fault = judgeExample(example, this.#watched(example.program));
    return !fault || fault.surprise !== undefined || fault.code === 'missing-today';
  }

  isOnBothSides(edge: Edge): boolean {
    return this.#sides.get(edge)?.size === 3;
  }
}
