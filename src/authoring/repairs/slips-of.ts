import type { SubjectExamples } from '../../rules/examples/examples-of.js';
import { parametersRead } from '../../rules/examples/differing-sets.js';
import type { PreparedExample } from '../../rules/examples/prepare-example.js';
import type { ParameterValue } from '../../rules/model/parameter.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { Mutant, MutationKind } from '../mutations/mutant.js';
import { mutantsAt } from '../mutations/mutants-of.js';
import { writtenPlaces } from '../mutations/written-places.js';
import { rowsLookedUp } from './rows-looked-up.js';
import type { Slip } from './slip.js';
import { slipsInUnitOfFact } from './slips-in-facts.js';
import { slipsInSet, slipsInUnit } from './slips-in-parameters.js';
import { slipsInTree } from './slips-in-trees.js';

/** What people mistake most comes first: of several changes that all would do, the first is told. */
const early: readonly MutationKind[] = ['operator', 'connective', 'negation'];
const late: readonly MutationKind[] = ['threshold', 'option', 'case', 'leaf'];

/** The slips that may be why examples of a rule or fact do not come out as they say, the likeliest first. */
export function* slipsOf(
  ruleSet: RuleSet,
  [subject, examples]: SubjectExamples,
  wrong: readonly PreparedExample[],
): Iterable<Slip> {
  const { of, title } = subject;
  const read = [...parametersRead(of)];
  for (const parameter of read) yield* slipsInUnit(ruleSet, parameter);
  yield* slipsInUnitOfFact(ruleSet, of);
  const mutants = [...writtenPlaces(ruleSet)]
    .filter(({ owner }) => owner === title)
    .flatMap((each) => [...mutantsAt(each)]);
  yield* changes(mutants, early);
  yield* slipsInTree(ruleSet, of, examples);
  yield* changes(mutants, late);
  const sets = [...new Set(wrong.map(({ program }) => program.parameterSet.id))];
  const parameterSet = sets.length === 1 ? ruleSet.parameterSets.get(sets[0] as number) : undefined;
  if (!parameterSet) return;
  const looked = rowsLookedUp(wrong);
  for (const parameter of read) {
    const rows = looked.get(parameterSet.values.get(parameter.name) as ParameterValue) ?? new Set();
    // The row before may have been meant; where none matched, any.
    const isReached = (row: number): boolean => rows.has(row) || rows.has(row + 1) || rows.has(undefined);
    yield* slipsInSet(ruleSet, parameterSet, parameter, { examples, isReached });
  }
}

/** The changes that `mutate` tries, the other way round. */
function* changes(mutants: readonly Mutant[], kinds: readonly MutationKind[]): Iterable<Slip> {
  for (const { kind, at, change, instead } of mutants) {
    if (!kinds.includes(kind) || instead.of === 'table') continue;
    const mended = { of: 'tree', written: instead.written, by: instead.by } as const;
    yield { kind: kind === 'leaf' ? 'surplus' : 'operator', at, how: `if ${change}`, mended };
  }
}
