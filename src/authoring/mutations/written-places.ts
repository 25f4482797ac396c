import type { Position } from '../../documents/position.js';
import type { Condition, Expression, NodeOf } from '../../rules/model/expression.js';
import { firstPlace } from '../../rules/model/first-place.js';
import { isCondition, partsOf } from '../../rules/model/parts-of.js';
import type { RuleSet } from '../../rules/model/rule-set.js';

/** A condition or a choice that a rule, a fact or a relation is written with. */
export interface WrittenPlace {
  readonly owner: string;
  readonly of: Condition | NodeOf<'choice', Expression>;
  /** Where it is written: of what stands around comparisons, the first of them. */
  readonly at: Position;
  /** The whole condition that it is part of, when it is part of one. */
  readonly within: Condition | undefined;
}

/**
 * Every condition and every choice of the rules, derived facts and relations of a rule set, each where it is written.
 */
export function* writtenPlaces(ruleSet: RuleSet): Iterable<WrittenPlace> {
  for (const { id, violatedWhen, with: own, at } of ruleSet.rules) {
    const owner = `the rule ${id}`;
    yield* placesIn(violatedWhen, owner, at);
    for (const fact of own.values()) yield* placesIn(fact.is, owner, fact.at);
  }
  for (const kind of ruleSet.objects.values()) {
    for (const fact of kind.facts.values()) yield* placesIn(fact.is, `the fact ${kind.name}.${fact.name}`, fact.at);
    for (const relation of kind.relations.values())
      if (relation.kind !== 'many' && relation.where)
        yield* placesIn(relation.where, `the relation ${kind.name}.${relation.name}`, relation.at);
  }
}

/** What is written in one tree: derived facts and the conditions of relations are written elsewhere. */
function* placesIn(
  whole: Condition | Expression,
  owner: string,
  otherwise: Position,
  within?: Condition,
): Iterable<WrittenPlace> {
  const around = within ?? (isCondition(whole) ? whole : undefined);
  if (isCondition(whole) || whole.node === 'choice')
    yield { owner, of: whole, at: firstPlace(whole) ?? otherwise, within: isCondition(whole) ? around : undefined };
  if (whole.node === 'derived') return;
  for (const { of } of partsOf(whole))
    if (of) yield* placesIn(of, owner, otherwise, isCondition(of) ? around : undefined);
}
