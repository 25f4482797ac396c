import type { Position } from '../../documents/position.js';
import type { Condition, Expression, NodeOf } from '../../rules/model/expression.js';
import { conditionsOf } from '../../rules/examples/parts-left-out.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { comparisonMutants, type OtherCondition } from './comparison-mutants.js';
import type { Mutant } from './mutant.js';
import { shownCondition, shownValue } from '../../rules/operators/shown-condition.js';
import { tableMutants } from './table-mutants.js';
import { firstPlace } from '../../rules/model/first-place.js';
import { type WrittenPlace, writtenPlaces } from './written-places.js';

/** Every change of one place of a rule set that is tried. */
export function* mutantsOf(ruleSet: RuleSet): Iterable<Mutant> {
  for (const place of writtenPlaces(ruleSet)) yield* mutantsAt(place);
  for (const parameterSet of ruleSet.parameterSets.values()) yield* tableMutants(ruleSet, parameterSet);
}

/** Every change of one place that is written. */
export function* mutantsAt({ owner, of, at }: WrittenPlace): Iterable<Mutant> {
  if (of.node === 'choice') {
    yield* choiceMutants(of, owner, at);
    return;
  }
  for (const { kind, by, shown, place } of otherConditions(of)) {
    const change = shown ?? `becomes ${shownCondition(by)}`;
    const instead = { of: 'condition', written: of, by } as const;
    yield { kind, at: place ?? at, owner, change: place ? change : `${shownCondition(of)} ${change}`, instead };
  }
}

interface OtherGroup extends OtherCondition {
  /** Where it is changed, when that is not where it begins. */
  readonly place?: Position | undefined;
}

function* otherConditions(condition: Condition): Iterable<OtherGroup> {
  switch (condition.node) {
    case 'comparison':
      for (const { shown, ...other } of comparisonMutants(condition))
        yield shown === undefined ? other : { ...other, shown: `becomes ${shown}` };
      return;
    case 'all':
    case 'any':
      yield* groupMutants(condition);
      return;
    case 'atLeast':
      for (const count of [condition.count - 1, condition.count + 1])
        yield { kind: 'connective', by: { ...condition, count } };
  }
}

function* groupMutants(group: NodeOf<'all' | 'any'>): Iterable<OtherGroup> {
  const { node, conditions } = group;
  if (conditions.length < 2) return;
  yield { kind: 'connective', by: { node: node === 'all' ? 'any' : 'all', conditions } };
  for (const { by, without } of conditionsOf(group)) {
    const shown = `${shownCondition(without)} is left out of ${node} of ${conditions.length}`;
    yield { kind: 'leaf', by, shown, place: firstPlace(without) };
  }
}

/** Two neighbours whose values change places. */
function* choiceMutants(choice: NodeOf<'choice', Expression>, owner: string, at: Position): Iterable<Mutant> {
  const { cases } = choice;
  for (const [index, one] of cases.entries()) {
    const next = cases[index + 1];
    if (!next || sameLiteral(one.is, next.is)) continue;
    const swapped = cases.map((each, other) =>
      other === index ? { ...each, is: next.is } : other === index + 1 ? { ...each, is: one.is } : each,
    );
    const change = `case ${index + 1} of choose (${shownValue(one.is)}) changes places with case ${index + 2} (${shownValue(next.is)})`;
    const instead = {
      of: 'choice',
      written: choice,
      by: { ...choice, cases: swapped },
      cases: [index, index + 1],
    } as const;
    yield { kind: 'case', at: (one.when && firstPlace(one.when)) ?? at, owner, change, instead };
  }
}

const sameLiteral = (one: Expression, other: Expression): boolean =>
  one.node === 'literal' && other.node === 'literal' && one.value === other.value;
