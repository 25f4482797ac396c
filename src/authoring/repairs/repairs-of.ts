import { placeOf } from '../../documents/position.js';
import { append } from '../../lists/append.js';
import { grouped } from '../../lists/grouped.js';
import { parametersRead } from '../../rules/examples/differing-sets.js';
import type { SubjectExamples } from '../../rules/examples/examples-of.js';
import type { UnexpectedOutcome } from '../../rules/examples/run-example.js';
import type { DerivedFact } from '../../rules/model/expression.js';
import type { Rule } from '../../rules/model/rule.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { otherLimitsPrinted } from '../../meaning/check-printed.js';
import { ExamplesOfSubjects } from './examples-of-subjects.js';
import { decidingRow } from './deciding-row.js';
import type { Repair } from './repair.js';
import type { Mended, Slip } from './slip.js';
import { slipsOf } from './slips-of.js';

/** A rule or fact with examples that come out otherwise, in each system that has it. */
interface Wrong {
  readonly surprises: readonly UnexpectedOutcome[];
  /** At how many places its examples are wrong. */
  readonly places: number;
  readonly inSystems: readonly (readonly [ExamplesOfSubjects, SubjectExamples])[];
}

/** What works in all systems that have the rule or fact. */
interface Working {
  readonly slip: Slip;
  readonly mended: ReadonlyMap<RuleSet, Mended>;
}

/**
 * Where several examples of a rule or fact come out otherwise than they say, and one change of what is written, in the
 * rule or fact itself or in a parameter that it reads, makes all of its examples come out: there the slip is. A single
 * example may be what is wrong itself, but where the examples give a parameter that nothing reads.
 */
export function repairsOf(ruleSets: readonly RuleSet[], surprises: readonly UnexpectedOutcome[]): readonly Repair[] {
  if (surprises.length === 0) return [];
  const wrong = wrongOf(ruleSets, surprises);
  const causes = new Map<string, { readonly working: Working; readonly of: Wrong[] }>();
  for (const each of wrong)
    for (const working of workingFor(each)) {
      const key = keyOf(working.slip);
      const cause = causes.get(key) ?? { working, of: [] };
      causes.set(key, cause);
      cause.of.push(each);
    }
  const open = new Set(wrong);
  const repairs: Repair[] = [];
  // What explains most comes first; of what explains as much, the likeliest.
  for (const { working, of } of [...causes.values()].toSorted((one, other) => other.of.length - one.of.length)) {
    const explained = of.filter((each) => open.has(each));
    if (explained.length === 0) continue;
    for (const each of explained) open.delete(each);
    repairs.push(repairOf(working, explained));
  }
  return [
    ...repairs,
    ...[...open].flatMap(({ surprises, places, inSystems }) => decidingRow(surprises, places, inSystems) ?? []),
  ];
}

function wrongOf(ruleSets: readonly RuleSet[], surprises: readonly UnexpectedOutcome[]): readonly Wrong[] {
  const examples = ruleSets.map((ruleSet) => new ExamplesOfSubjects(ruleSet));
  const owner = new Map<Rule | DerivedFact, readonly [ExamplesOfSubjects, SubjectExamples]>();
  for (const each of examples) for (const subject of each.subjects) owner.set(subject[0].of, [each, subject]);
  const bySubject = grouped(surprises, ({ of }) => `${placeOf(of.at)} ${titleOf(of)}`);
  return [...bySubject.values()].map((all) => ({
    surprises: all,
    places: new Set(all.map(({ at }) => placeOf(at))).size,
    inSystems: [...new Set(all.map(({ of }) => of))].flatMap((of) => {
      const found = owner.get(of);
      return found ? [found] : [];
    }),
  }));
}

const titleOf = (of: Rule | DerivedFact): string => ('is' in of ? `${of.scope}.${of.name}` : of.id);

/** Slips of parameters all, which may explain others too; of the others the first. */
function* workingFor({ inSystems, places }: Wrong): Iterable<Working> {
  const slips = new Map<string, [ExamplesOfSubjects, SubjectExamples, Slip][]>();
  for (const [examples, subject] of inSystems)
    for (const slip of slipsOf(examples.ruleSet, subject, examples.wrongOf(subject)))
      if (!(slip.mended.of === 'parameter' && readsAnother(subject)))
        append(slips, keyOf(slip), [examples, subject, slip]);
  for (const everywhere of slips.values()) {
    const [, , slip] = everywhere[0] as (typeof everywhere)[number];
    if (places < 2 && slip.kind !== 'given' && slip.kind !== 'unit' && slip.kind !== 'operator') continue;
    if (everywhere.length < inSystems.length || !everywhere.every(([...each]) => works(...each))) continue;
    yield { slip, mended: new Map(everywhere.map(([{ ruleSet }, , { mended }]) => [ruleSet, mended])) };
    if (slip.mended.of !== 'parameter') return;
  }
}

/** A rule whose message prints another limit reads a parameter in its place: which is no slip of that parameter. */
const readsAnother = ([{ of }]: SubjectExamples): boolean =>
  'violatedWhen' in of && [...otherLimitsPrinted(of)].length > 0;

function works(examples: ExamplesOfSubjects, subject: SubjectExamples, { mended }: Slip): boolean {
  if (!examples.areRight(subject, mended)) return false;
  if (mended.of !== 'parameter') return true;
  // It is read by others too, whose examples must come out as well.
  const parameter = examples.ruleSet.parameters.get(mended.name);
  return examples.subjects
    .filter(([{ of }]) => of !== subject[0].of && parameter && parametersRead(of).has(parameter))
    .every((other) => examples.areRight(other, mended));
}

const keyOf = ({ at, how }: Slip): string => `${placeOf(at)} ${how}`;

function repairOf({ slip, mended }: Working, wrong: readonly Wrong[]): Repair {
  const { at, how, kind } = slip;
  const explains = wrong.flatMap(({ surprises }) => surprises);
  const places = wrong.reduce((sum, each) => sum + each.places, 0);
  return {
    at,
    why: `${how}, all examples come out as they say`,
    explains,
    isGuess: places < 2 && kind !== 'given' && kind !== 'unit',
    mended,
  };
}
