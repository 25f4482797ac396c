import type { Position } from '../documents/position.js';
import type { Bound } from '../rules/model/attribute.js';
import type { Condition, NodeOf } from '../rules/model/expression.js';
import type { CaseRules } from '../screens/model/systems.js';
import type { Domains } from './domains.js';
import { type Everywhere, excused } from './everywhere.js';
import { walkRead } from './walk-read.js';

/** Numbers in a list of a parameter set that no answer comes to which is looked for in it. */
export function* checkListed(rules: CaseRules, domains: Domains): Iterable<Everywhere> {
  const looked = new Set<NodeOf<'comparison', Condition>>();
  walkRead(rules, (whole) => {
    if (whole.node === 'comparison' && whole.decorator === undefined && whole.right.node === 'parameter')
      looked.add(whole);
  });
  const { id, values, places } = rules.parameterSet;
  for (const { left, leftName, right } of looked) {
    const parameter = right.node === 'parameter' ? right.parameter : undefined;
    const list = parameter && values.get(parameter.name);
    const place = parameter && places.get(parameter.name);
    if (!place || list?.kind !== 'list') continue;
    const { low, high } = domains.of(left);
    const { minimum, maximum } = left.node === 'attribute' ? left.attribute : {};
    for (const [index, value] of list.values.entries())
      if (typeof value === 'number' && (value < low || value > high))
        yield {
          about: 'rules',
          at: place.rows[index] as Position,
          code: 'unreachable-limit',
          message: `csp.${parameter.name} lists ${value}, which no ${leftName} comes to: it is from ${low}${byParameter(minimum)} to ${high}${byParameter(maximum)}`,
          intended: excused(`the parameter ${parameter.name}`, parameter),
          holds: true,
          under: id,
        };
  }
}

/** A bound may be what is wrong. */
const byParameter = (bound: Bound | undefined): string => (typeof bound === 'object' ? ` (csp.${bound.name})` : '');
