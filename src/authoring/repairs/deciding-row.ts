import type { SubjectExamples } from '../../rules/examples/examples-of.js';
import type { UnexpectedOutcome } from '../../rules/examples/run-example.js';
import type { ExamplesOfSubjects } from './examples-of-subjects.js';
import { rowsLookedUp } from './rows-looked-up.js';
import type { Repair } from './repair.js';

/**
 * The row of a table to which all wrong examples of a rule or fact come, when they are of one parameter set: there is a
 * row missing, or it is another than was meant. Undefined when there is no such row.
 */
export function decidingRow(
  surprises: readonly UnexpectedOutcome[],
  places: number,
  inSystems: readonly (readonly [ExamplesOfSubjects, SubjectExamples])[],
): Repair | undefined {
  const [csp, ...others] = new Set(surprises.map((each) => each.csp));
  const [only, another] = inSystems;
  if (csp === undefined || others.length > 0 || places < 2 || !only || another) return undefined;
  const [examples, subject] = only;
  const set = examples.ruleSet.parameterSets.get(csp);
  const looked = examples.wrongOf(subject).map((example) => rowsLookedUp([example]));
  for (const [name, value] of set?.values ?? []) {
    if (value.kind !== 'table') continue;
    const rows = looked.map((each) => [...(each.get(value) ?? [])]);
    const [row, different] = new Set(rows.map(([first]) => first));
    const at = row === undefined ? undefined : set?.places.get(name)?.rows[row];
    if (!at || different !== undefined || rows.some(({ length }) => length !== 1)) continue;
    const why = `row ${(row as number) + 1} of csp.${name} of the parameter set ${csp} decides examples that do not come out as they say: is one missing above it?`;
    return { at, why, explains: surprises, isGuess: false, mended: new Map() };
  }
  return undefined;
}
