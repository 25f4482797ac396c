import type { Condition } from '../../rules/model/expression.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { Outcome } from '../../rules/values/outcome.js';
import type { ExamplesOnMutants } from '../mutations/examples-on-mutants.js';
import { shownCondition, shownValue } from '../../rules/operators/shown-condition.js';
import { type WrittenPlace, writtenPlaces } from '../mutations/written-places.js';
import type { CoverageItem } from './coverage.js';
import type { SeenOutcomes } from './seen-outcomes.js';

/** Every item of a rule set with what was not seen of it; `examples` say which comparisons decided something. */
export function* itemsOf(ruleSet: RuleSet, seen: SeenOutcomes, examples: ExamplesOnMutants): Iterable<CoverageItem> {
  yield* ruleItems(ruleSet, seen);
  for (const place of writtenPlaces(ruleSet)) {
    if (place.of.node === 'choice') yield* caseItems(place, seen);
    if (place.of.node !== 'comparison') continue;
    yield leafItem(place, place.of, seen, examples);
    yield* optionItems(place, place.of, seen);
  }
  yield* rowItems(ruleSet, seen);
}

/** Violated, satisfied and, where something can be unknown, undecided. */
function* ruleItems({ rules }: RuleSet, seen: SeenOutcomes): Iterable<CoverageItem> {
  for (const { id, at, violatedWhen } of rules) {
    const satisfied = seen.cameTo(violatedWhen, Outcome.false) || seen.cameTo(violatedWhen, Outcome.none);
    const missing = [
      ...(seen.cameTo(violatedWhen, Outcome.true) ? [] : ['never violated']),
      ...(satisfied ? [] : ['never satisfied']),
    ];
    yield { kind: 'rule', at, owner: `the rule ${id}`, what: 'outcome', missing };
  }
}

function leafItem(
  { owner, at }: WrittenPlace,
  leaf: Condition,
  seen: SeenOutcomes,
  examples: ExamplesOnMutants,
): CoverageItem {
  const missing = ([true, false] as const).flatMap((value) => {
    const isSeen =
      seen.cameTo(leaf, value ? Outcome.true : Outcome.false) || (!value && seen.cameTo(leaf, Outcome.none));
    if (!isSeen) return [`never ${value}`];
    // It decided when the outcome is another one as soon as it is always the opposite.
    const by: Condition = { node: 'always', value: !value };
    const decided = examples.noticing({ owner, instead: { of: 'condition', written: leaf, by } });
    return decided ? [] : [`never decided when ${value}`];
  });
  return { kind: 'leaf', at, owner, what: shownCondition(leaf), missing };
}

/** The words that a comparison lists, each met once. */
function* optionItems({ owner, at }: WrittenPlace, leaf: Condition, seen: SeenOutcomes): Iterable<CoverageItem> {
  const right = leaf.node === 'comparison' ? leaf.right : undefined;
  if (right?.node !== 'literal' || right.type.kind !== 'list' || !Array.isArray(right.value)) return;
  for (const word of right.value as readonly (string | number)[]) {
    const missing = seen.wasCompared(leaf, word) ? [] : ['never met'];
    yield { kind: 'option', at, owner, what: `${word} of ${shownCondition(leaf)}`, missing };
  }
}

function* caseItems({ owner, of, at }: WrittenPlace, seen: SeenOutcomes): Iterable<CoverageItem> {
  if (of.node !== 'choice') return;
  for (const [index, { is }] of of.cases.entries()) {
    const missing = seen.wasChosen(of, index) ? [] : ['never taken'];
    yield { kind: 'case', at, owner, what: `case ${index + 1} of choose (${shownValue(is)})`, missing };
  }
}

function* rowItems({ parameterSets }: RuleSet, seen: SeenOutcomes): Iterable<CoverageItem> {
  for (const { id, values, places } of parameterSets.values())
    for (const [name, value] of values) {
      const at = places.get(name);
      if (value.kind !== 'table' || !at) continue;
      for (const row of value.rows.keys()) {
        const missing = seen.wasMatched(value, row) ? [] : ['never matched'];
        const owner = `the table ${name} of the parameter set ${id}`;
        yield { kind: 'row', at: at.rows[row] ?? at.at, owner, what: `row ${row + 1}`, missing };
      }
    }
}
