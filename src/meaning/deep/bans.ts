import type { Attribute } from '../../rules/model/attribute.js';
import type { Condition, NodeOf } from '../../rules/model/expression.js';
import type { Rule } from '../../rules/model/rule.js';
import { restsOn } from '../../rules/resolve/rests-on.js';
import { clausesOf } from '../clauses-of.js';
import type { Terms } from './terms.js';

type Clause = readonly NodeOf<'comparison', Condition>[];

/** One way to violate an error rule by numbers: what it says of them, and what must hold besides. */
export interface Ban {
  readonly rule: Rule;
  /** The comparisons of numbers, and those of whatever else. */
  readonly of: Clause;
  readonly others: Clause;
  readonly numbers: ReadonlySet<Attribute>;
  readonly says: string;
  /** That what else it asks for is so, and the numbers are there. */
  readonly besides: readonly string[];
}

export function bansOf(rule: Rule, terms: Terms): readonly Ban[] {
  return (clausesOf(rule.violatedWhen) ?? []).flatMap((clause) => {
    const of = clause.filter(({ decorator, left }) => decorator === undefined && left.type.kind === 'number');
    const sides = of.flatMap(({ left, right }) => [left, right]);
    const numbers = new Set([...restsOn(sides).attributes].filter(({ kind }) => kind === 'number'));
    const concerned = [...numbers].some(({ fact }) => rule.concerns.some((path) => path.split('.').at(-1) === fact));
    if (!concerned) return [];
    const others = clause.filter((each) => !of.includes(each));
    const besides = others.map((each) => terms.truth(each));
    const there = sides.flatMap((side) => (side.type.kind === 'number' ? terms.value(side).there : []));
    const says = terms.truth({ node: 'all', conditions: of });
    return [{ rule, of, others, numbers, says, besides: [...besides, ...there] }];
  });
}
