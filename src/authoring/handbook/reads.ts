import type { Attribute } from '../../rules/model/attribute.js';
import type { Condition, DerivedFact, Expression, RelationPath } from '../../rules/model/expression.js';
import type { Parameter } from '../../rules/model/parameter.js';
import { choosersOf, partsOf } from '../../rules/model/parts-of.js';

/** What is read directly: what a derived fact reads in turn is its own. */
export interface Reads {
  readonly facts: ReadonlySet<DerivedFact>;
  readonly attributes: ReadonlySet<Attribute>;
  readonly parameters: ReadonlySet<Parameter>;
  /** Those whose objects are looked at. */
  readonly relations: ReadonlySet<RelationPath>;
}

/** What conditions and values read, up to the facts that others share; facts of one rule are looked through. */
export function readsOf(read: readonly (Condition | Expression)[], isShared: (fact: DerivedFact) => boolean): Reads {
  const facts = new Set<DerivedFact>();
  const attributes = new Set<Attribute>();
  const parameters = new Set<Parameter>();
  const relations = new Set<RelationPath>();
  const walked = new Set<object>();
  const walk = (whole: Condition | Expression): void => {
    if (walked.has(whole)) return;
    walked.add(whole);
    if (whole.node === 'attribute') attributes.add(whole.attribute);
    if (whole.node === 'parameter' || whole.node === 'table') parameters.add(whole.parameter);
    if (whole.node === 'derived' && isShared(whole.fact)) {
      facts.add(whole.fact);
      return;
    }
    for (const part of partsOf(whole)) {
      for (const relation of part.over) relations.add(relation);
      for (const each of [...choosersOf(part), part.of]) if (each) walk(each);
    }
  };
  for (const each of read) walk(each);
  return { facts, attributes, parameters, relations };
}
