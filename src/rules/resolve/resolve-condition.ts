import type { Findings } from '../../documents/findings/findings.js';
import type { Located, LocatedList, LocatedMap } from '../../documents/located.js';
import { type Position, placeOf } from '../../documents/position.js';
import { saidTwice } from '../../documents/same-writing.js';
import type { Condition } from '../model/expression.js';
import { resolveComparison } from './resolve-comparison.js';
import type { ResolveScope } from './resolve-scope.js';
import { type Site, refuse } from './site.js';
import { toManyPrefix } from './to-many-prefix.js';

const comparisonKeys = ['fact', 'operator', 'value'];
const groupKeys = ['all', 'any', 'atLeast', 'not'];
/** What people write for the keys of groups. */
const meantKeys: Readonly<Record<string, string>> = {
  and: 'all',
  every: 'all',
  und: 'all',
  alle: 'all',
  or: 'any',
  some: 'any',
  oder: 'any',
  eines: 'any',
  no: 'not',
  nicht: 'not',
  kein: 'not',
};
/** Of more conditions json-rules-engine would get too many choices. */
const mostConditions = 10;
/** Keys of json-rules-engine that this language does not have, and what to write instead. */
const refused: Readonly<Record<string, string>> = {
  condition: 'use a fact with when: it keeps its name in explanations',
  path: 'write the path as the fact, e.g. benefitType.pays',
  params: 'facts take no parameters',
  priority: 'the order of conditions does not matter',
  none: 'write not with any in it',
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
    const found = node.node === 'list' ? 'a list' : JSON.stringify(node.value);
    return refuse(
      site,
      node.at,
      'wrong-kind',
      `expected a condition (all, any, atLeast, not, a comparison, true or false), found ${found}`,
    );
  }
  if (!checkKeys(node, site)) return undefined;
  const not = node.entries.get('not');
  if (not) return resolveNode(not.value, !negated, site);
  const atLeast = node.entries.get('atLeast');
  if (atLeast) return resolveAtLeast(atLeast.value, negated, site);
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
    const meant = meantKeys[key.toLowerCase()];
    const near = meant ? ` (did you mean ${meant}?)` : site.scope.model.suggest(key, known);
    const advice = refused[key] ? `: ${refused[key]}` : near;
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
      `a condition is one of all, any, atLeast, not or a comparison, found ${kinds.join(' and ')}`,
    );
  if (kinds.length === 0 && site.findings.all.length === before)
    site.findings.error(node.at, 'missing-key', 'the condition is empty');
  return site.findings.all.length === before;
}

/** Each condition of a list, or undefined when one of them is refused. */
function resolveList(
  list: LocatedList | undefined,
  at: Position,
  negated: boolean,
  site: Site,
): readonly Condition[] | undefined {
  if (!list) return refuse(site, at, 'wrong-kind', 'all, any and atLeast need a list of conditions');
  if (list.items.length === 0) return refuse(site, list.at, 'empty-list', 'the list of conditions is empty');
  const resolved = list.items.map((item) => resolveNode(item, negated, site));
  for (const [again, first] of saidTwice(list.items.filter(({ node }) => node === 'map')))
    site.findings.warning(again.at, 'duplicate-condition', `the same condition stands at ${placeOf(first.at)}`);
  return resolved.every((condition) => condition !== undefined) ? resolved : undefined;
}

const asList = (node: Located | undefined): LocatedList | undefined => (node?.node === 'list' ? node : undefined);

/**
 * `atLeast: { count: 2, of: [...] }`. Under `not`: so many of the opposites hold that too few of the conditions are
 * left.
 */
function resolveAtLeast(node: Located, negated: boolean, site: Site): Condition | undefined {
  if (node.node !== 'map') return refuse(site, node.at, 'wrong-kind', 'atLeast needs the keys count and of');
  for (const [key, { keyAt }] of node.entries) {
    const advice = site.scope.model.suggest(key, ['count', 'of']);
    if (key !== 'count' && key !== 'of')
      return refuse(site, keyAt, 'unknown-key', `atLeast has the keys count and of, found ${key}${advice}`);
  }
  const [countNode, of] = [node.entries.get('count')?.value, node.entries.get('of')?.value];
  if (!countNode || !of) return refuse(site, node.at, 'missing-key', 'atLeast needs the keys count and of');
  const conditions = resolveList(asList(of), of.at, negated, site);
  if (!conditions) return undefined;
  const total = conditions.length;
  if (total > mostConditions) {
    const message = `atLeast takes up to ${mostConditions} conditions, found ${total}: put some of them into a fact of their own`;
    return refuse(site, of.at, 'wrong-count', message);
  }
  const count = countNode.node === 'scalar' ? countNode.value : undefined;
  if (typeof count !== 'number' || !Number.isInteger(count))
    return refuse(site, countNode.at, 'wrong-kind', 'count must be a whole number');
  if (count < 2 || count >= total) {
    const message = `count must be more than 1 and less than the number of conditions, found ${count} of ${total}; one of them is any, every one is all`;
    return refuse(site, countNode.at, 'wrong-value', message);
  }
  return atLeast(negated ? total - count + 1 : count, conditions);
}

/** `true` counts, `false` drops out. */
function atLeast(wanted: number, conditions: readonly Condition[]): Condition {
  const rest = conditions.filter((condition) => condition.node !== 'always');
  const count = wanted - conditions.filter((condition) => condition.node === 'always' && condition.value).length;
  if (count <= 0 || count > rest.length) return { node: 'always', value: count <= 0 };
  if (count === 1 || count === rest.length) return { node: count === 1 ? 'any' : 'all', conditions: rest };
  return { node: 'atLeast', count, conditions: rest };
}

function resolveGroup(list: Located, kind: 'all' | 'any', negated: boolean, site: Site): Condition | undefined {
  const conditions = resolveList(asList(list), list.at, negated, site);
  if (!conditions) return undefined;
  if (kind === 'all') {
    for (const [index, condition] of conditions.entries()) {
      const prefix = toManyPrefix(condition);
      const earlier = conditions
        .slice(0, index)
        .some((other) => prefix !== undefined && toManyPrefix(other) === prefix);
      const message = `two comparisons over ${prefix} in one all speak of different objects: use some`;
      if (earlier)
        return refuse(site, ((asList(list) as LocatedList).items[index] as Located).at, 'different-objects', message);
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
