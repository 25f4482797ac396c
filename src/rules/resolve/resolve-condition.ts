import type { Findings } from '../../documents/findings.js';
import type { Located, LocatedMap } from '../../documents/located.js';
import type { Condition } from '../model/expression.js';
import { resolveComparison } from './resolve-comparison.js';
import type { ResolveScope } from './resolve-scope.js';
import { type Site, refuse } from './site.js';
import { toManyPrefix } from './to-many-prefix.js';

const comparisonKeys = ['fact', 'operator', 'value'];
const groupKeys = ['all', 'any', 'not'];
/** Keys of json-rules-engine that this language does not have, and what to write instead. */
const refused: Readonly<Record<string, string>> = {
  condition: 'use a fact with when: it keeps its name in explanations',
  path: 'write the path as the fact, e.g. benefitType.pays',
  params: 'facts take no parameters',
  priority: 'the order of conditions does not matter',
};

/**
 * A condition as the evaluator reads it (rule language, "Conditions"): names resolved, `not` pushed down to the
 * opposite operators, right sides in the unit of the left, `true` and `false` folded away. Undefined when a finding was
 * reported.
 */
export function resolveCondition(node: Located, scope: ResolveScope, findings: Findings): Condition | undefined {
  return resolveNode(node, false, { scope, findings });
}

function resolveNode(node: Located, negated: boolean, site: Site): Condition | undefined {
  if (node.node === 'scalar' && typeof node.value === 'boolean')
    return { node: 'always', value: node.value !== negated };
  if (node.node !== 'map') {
    const found = node.node === 'list' ? 'a list' : String(node.value);
    return refuse(
      site,
      node.at,
      'wrong-kind',
      `expected a condition (all, any, not, a comparison, true or false), found ${found}`,
    );
  }
  if (!checkKeys(node, site)) return undefined;
  const not = node.entries.get('not');
  if (not) return resolveNode(not.value, !negated, site);
  const all = node.entries.get('all');
  const any = node.entries.get('any');
  if (all) return resolveGroup(all.value, negated ? 'any' : 'all', negated, site);
  return any ? resolveGroup(any.value, negated ? 'all' : 'any', negated, site) : resolveComparison(node, negated, site);
}

function checkKeys(node: LocatedMap, site: Site): boolean {
  const before = site.findings.all.length;
  const keys = [...node.entries.keys()];
  const known = [...groupKeys, ...comparisonKeys];
  for (const [key, { keyAt }] of node.entries) {
    if (known.includes(key)) continue;
    const advice = refused[key] ? `: ${refused[key]}` : site.scope.model.suggest(key, known);
    site.findings.error(keyAt, 'unknown-key', `${key} is not known in conditions${advice}`);
  }
  const kinds = [
    ...groupKeys.filter((key) => keys.includes(key)),
    ...(keys.some((key) => comparisonKeys.includes(key)) ? ['a comparison'] : []),
  ];
  if (kinds.length > 1)
    site.findings.error(
      node.at,
      'surplus-key',
      `a condition is one of all, any, not or a comparison, found ${kinds.join(' and ')}`,
    );
  if (kinds.length === 0 && site.findings.all.length === before)
    site.findings.error(node.at, 'missing-key', 'the condition is empty');
  return site.findings.all.length === before;
}

function resolveGroup(list: Located, kind: 'all' | 'any', negated: boolean, site: Site): Condition | undefined {
  if (list.node !== 'list') return refuse(site, list.at, 'wrong-kind', 'all and any need a list of conditions');
  if (list.items.length === 0) return refuse(site, list.at, 'empty-list', 'the list of conditions is empty');
  const resolved = list.items.map((item) => resolveNode(item, negated, site));
  const conditions = resolved.filter((condition) => condition !== undefined);
  if (conditions.length < resolved.length) return undefined;
  if (kind === 'all') {
    for (const [index, condition] of resolved.entries()) {
      const prefix = condition && toManyPrefix(condition);
      const earlier = resolved
        .slice(0, index)
        .some((other) => other && prefix !== undefined && toManyPrefix(other) === prefix);
      const message = `two comparisons over ${prefix} in one all speak of different objects: use some`;
      if (earlier) return refuse(site, list.items[index]?.at ?? list.at, 'different-objects', message);
    }
  }
  return folded(kind, conditions);
}

/** `true` and `false` decide a group or drop out of it. */
function folded(kind: 'all' | 'any', conditions: readonly Condition[]): Condition {
  const decides = kind === 'any';
  const rest = conditions.filter((condition) => condition.node !== 'always');
  if (conditions.some((condition) => condition.node === 'always' && condition.value === decides))
    return { node: 'always', value: decides };
  return rest.length === 0 ? { node: 'always', value: !decides } : { node: kind, conditions: rest };
}
