import type { Cursor } from '../../documents/cursor.js';
import { type Finding, Findings } from '../../documents/findings/findings.js';
import { type Ask, askAnew } from '../../documents/kept-answers.js';
import { placeOf } from '../../documents/position.js';
import type { DerivedFact } from '../model/expression.js';
import { firstPlace } from '../model/first-place.js';
import type { Rule } from '../model/rule.js';
import type { ParameterSet, RuleSet } from '../model/rule-set.js';
import { remembered } from '../../lists/remembered.js';
import { runExample, type UnexpectedOutcome } from './run-example.js';
import { isOfSet } from './example-setting.js';
import { programsOfExamples } from './example-programs.js';
import { definitionsRead } from '../model/definitions-read.js';
import { examplesOf, restsOn } from './examples-of.js';
import { DifferingSets } from './differing-sets.js';
import type { Example } from '../model/example.js';
import { isNeeded, type LeftOutPart, partsToLeaveOut } from './parts-left-out.js';
import { partsToTry, type TriedPart } from './parts-tried.js';
import type { PreparedExample } from './prepare-example.js';
import { append } from '../../lists/append.js';
import { grouped } from '../../lists/grouped.js';
import { listFormat } from '../../text/list-formats.js';

export interface ExampleResults {
  /** How many examples were run, each once for every parameter set. */
  readonly count: number;
  /** Examples that do not come out as they say, or cannot be read. */
  readonly findings: Findings;
}

/**
 * Runs the examples of all rules and derived facts of a loaded rule set (rule language, "Files, by example"): each
 * under every parameter set in turn that can hold what it gives, so that a parameter which it does not give has the
 * value of each.
 */
export function runExamples(ruleSet: RuleSet): ExampleResults {
  const { counts, findings } = runAllExamples([ruleSet]);
  return { count: counts.get(ruleSet.system) as number, findings };
}

/**
 * The same of several rule sets, which may share files: an example that comes out wrongly in all of them is told once.
 *
 * @param ask what came out as it says is not run again while its files are as they were
 */
export function runAllExamples(
  ruleSets: readonly RuleSet[],
  ask: Ask = askAnew,
): {
  /** How many examples were run, by system. */
  readonly counts: ReadonlyMap<string, number>;
  readonly findings: Findings;
  /** What has examples that come out otherwise. */
  readonly wrong: ReadonlySet<Rule | DerivedFact>;
  /** What came out otherwise and does not follow from another of these: each is told among the findings. */
  readonly surprises: readonly UnexpectedOutcome[];
  /** Whether an example of what it belongs to came to a part, or needs it, under some parameter set. */
  readonly tried: ReadonlySet<TriedPart | LeftOutPart>;
} {
  const findings = new Findings();
  const surprises: UnexpectedOutcome[] = [];
  const tried = new Set<TriedPart | LeftOutPart>();
  const into = { findings, surprises, tried };
  const counts = new Map(ruleSets.map((ruleSet) => [ruleSet.system, runOf(ruleSet, ask, into)]));
  const wrong = new Set(surprises.map(({ of }) => of));
  // By example: the same with several parameter sets is one finding.
  const told = withoutFollowing(surprises, wrong);
  const byExample = grouped(told, ({ at }) => placeOf(at));
  for (const same of byExample.values()) reportSurprise(same, findings);
  return { counts, findings, wrong, surprises: told, tried };
}

/** Where what is found while examples run goes. */
interface Into {
  readonly findings: Findings;
  readonly surprises: UnexpectedOutcome[];
  readonly tried: Set<TriedPart | LeftOutPart>;
}

function runOf(ruleSet: RuleSet, ask: Ask, { findings, surprises, tried }: Into): number {
  const subjects = examplesOf(ruleSet);
  let count = 0;
  /** What cannot be held under a parameter set, for each under which an example was refused. */
  const refused = new Map<Example, (readonly Finding[])[]>();
  /** The sets under which an example came out as it says. */
  const asSaid = new Map<Example, ParameterSet[]>();
  for (const parameterSet of ruleSet.parameterSets.values()) {
    const programs = programsOfExamples(ruleSet, parameterSet);
    const notHere = new Findings();
    const pairs = new Map<ParameterSet, DifferingSets>();
    const differing = (other: ParameterSet): DifferingSets =>
      remembered(pairs, other, () => new DifferingSets(ruleSet, other, parameterSet));
    for (const [subject, examples] of subjects) {
      count += examples.length;
      const parts = [...partsToTry(subject.of), ...partsToLeaveOut(subject.of)];
      let cameTo: readonly number[] = [];
      const known = ask(
        () => restsOn(ruleSet, subject, examples),
        `${ruleSet.system} ${parameterSet.id} ${subject.title} comes out`,
        () => {
          const before = findings.all.length + notHere.all.length + surprises.length;
          // Findings of its own: what was found with another parameter set already must still end the run of an
          // example.
          let own = new Findings();
          programs.watched?.lookFor(partsToTry(subject.of));
          const prepared: PreparedExample[] = [];
          for (const example of examples) {
            if (asSaid.get(example)?.some((other) => differing(other).agreeOn(subject, example))) continue;
            const before = notHere.all.length;
            const into = { findings: own, notHere, programs };
            const surprise = runExample(subject, example, programs.program, into, prepared);
            if (surprise) surprises.push(surprise);
            else if (own.all.length === 0 && notHere.all.length === before) append(asSaid, example, parameterSet);
            if (notHere.all.length > before) append(refused, example, notHere.all.slice(before));
            if (own.all.length === 0) continue;
            findings.addShared(own.all);
            own = new Findings();
          }
          const isProved = (part: TriedPart | LeftOutPart): boolean =>
            'by' in part ? !tried.has(part) && isNeeded(part, prepared) : programs.watched?.cameTo(part) === true;
          cameTo = parts.flatMap((part, place) => (isProved(part) ? [place] : []));
          return findings.all.length + notHere.all.length + surprises.length === before ? cameTo : undefined;
        },
      );
      // By their places in what they belong to: an answer that is kept is about what was read anew.
      for (const place of known ?? cameTo) tried.add(parts[place] as TriedPart);
    }
  }
  for (const [example, bySet] of refused)
    for (const { at, code, message, about, declared } of possibleNowhere(example, bySet, ruleSet))
      findings.error(at, code, message, about, declared);
  return count;
}

/**
 * When examples of a fact do not come out as they say, neither may those of what reads it: they say nothing of
 * themselves.
 */
function withoutFollowing(
  surprises: readonly UnexpectedOutcome[],
  wrong: ReadonlySet<Rule | DerivedFact>,
): readonly UnexpectedOutcome[] {
  return surprises.filter(({ of }) => {
    const read = definitionsRead('violatedWhen' in of ? of.violatedWhen : of.is);
    return ![...read].some((fact) => fact !== of && 'scope' in fact && wrong.has(fact));
  });
}

/** What no parameter set of an example can hold: under those that cannot, it is not run. */
function possibleNowhere(
  { given }: Example,
  bySet: readonly (readonly Finding[])[],
  { parameterSets }: RuleSet,
): readonly Finding[] {
  const [first = [], ...others] = bySet;
  const sets = [...parameterSets.values()].filter((set) => isOfSet(given as Cursor, set));
  if (bySet.length < sets.length) return [];
  return first.filter(({ at }) => others.every((all) => all.some((other) => placeOf(other.at) === placeOf(at))));
}

function reportSurprise(same: readonly UnexpectedOutcome[], findings: Findings): void {
  const first = same[0] as UnexpectedOutcome;
  const outcomes = [...new Set(same.map(({ came }) => came))];
  const came = outcomes.map((outcome) => {
    const sets = same.filter((each) => each.came === outcome).map(({ csp }) => csp);
    sets.sort((one, another) => one - another);
    return `${outcome} with the parameter ${sets.length === 1 ? 'set' : 'sets'} ${listFormat('en').format(sets.map(String))}`;
  });
  const values = first.because();
  const because = values.length === 0 ? '' : ` (${values.join(', ')})`;
  const { of, at, expected, title } = first;
  const declared = firstPlace('is' in of ? of.is : of.violatedWhen) ?? of.at;
  findings.error(
    at,
    'wrong-example',
    `${expected}, came out ${came.join(', ')}${because}`,
    `examples of ${title}`,
    declared,
  );
}
