import type { Located, LocatedMap } from '../../documents/located.js';
import { tail } from '../../documents/names.js';
import type { RelationPath, Condition, Expression, FactType } from '../model/expression.js';
import { partsOf } from '../model/parts-of.js';
import type { Aggregate } from '../operators/aggregates.js';
import { refuse, type ResolveInner, type Site } from './site.js';
import { resolveCondition } from './resolve-condition.js';
import type { KindLookup } from './resolve-scope.js';
import { typeName } from './type-name.js';

const keys = ['over', 'where', 'of', 'others'];

interface Over {
  readonly from: 'this' | 'case' | undefined;
  readonly relations: readonly RelationPath[];
  readonly target: KindLookup;
}

/** An operator over objects: `sum: { over: benefits, where: ..., of: sumInsured, others: true }`. */
export function resolveAggregate(
  aggregate: Aggregate,
  node: Located,
  site: Site,
  resolve: ResolveInner,
): Expression | undefined {
  if (node.node !== 'map' || !node.entries.has('over'))
    return refuse(site, node.at, 'missing-key', `${aggregate.name} needs the key over`);
  if (!checkKeys(aggregate, node, site)) return undefined;
  const over = resolveOver(node, site);
  if (!over) return undefined;
  const { scope } = site;
  const inner: Site = { ...site, scope: { model: scope.model, kind: over.target, outer: scope.outer ?? scope } };
  const whereNode = node.entries.get('where')?.value;
  const ofNode = node.entries.get('of')?.value;
  const where = whereNode && resolveCondition(whereNode, inner.scope, inner.findings);
  const of = ofNode && resolve(ofNode, inner);
  if ((whereNode && !where) || (ofNode && !of)) return undefined;
  if (of && ofNode && !aggregate.of.includes(elementType(aggregate, of).kind)) {
    return refuse(
      site,
      ofNode.at,
      'wrong-kind',
      `${aggregate.name} needs a ${aggregate.of.join(', ')}, found ${typeName(of.type)}`,
    );
  }
  if (whereNode && where && !checkOthers(aggregate, node, { where, over, whereNode }, site)) return undefined;
  const others = node.entries.get('others')?.value;
  return {
    node: 'aggregate',
    aggregate: aggregate.name,
    ...(over.from ? { from: over.from } : {}),
    over: over.relations,
    where,
    of,
    others: others?.node === 'scalar' && others.value === true,
    type: typeOf(aggregate, of),
  };
}

function typeOf(aggregate: Aggregate, of: Expression | undefined): FactType {
  const { gives } = aggregate;
  if (gives === 'same' && of) return of.type;
  if (gives === 'list' && of) return { kind: 'list', of: elementType(aggregate, of) };
  return { kind: gives === 'truth' ? 'truth' : 'number' };
}

const elementType = ({ takesLists }: Aggregate, { type }: Expression): FactType =>
  takesLists && type.kind === 'list' ? type.of : type;

function checkKeys(aggregate: Aggregate, node: LocatedMap, site: Site): boolean {
  const before = site.findings.all.length;
  for (const [key, { keyAt }] of node.entries) {
    const message = `${aggregate.name} has no key ${key}${site.scope.model.suggest(key, keys)}`;
    if (!keys.includes(key) || (key === 'of' && aggregate.of.length === 0))
      site.findings.error(keyAt, 'unknown-key', message);
  }
  const others = node.entries.get('others')?.value;
  if (others && !(others.node === 'scalar' && typeof others.value === 'boolean')) {
    site.findings.error(others.at, 'wrong-kind', 'others is true or false');
  }
  if (aggregate.of.length > 0 && !node.entries.has('of'))
    site.findings.error(node.at, 'missing-key', `${aggregate.name} needs the key of`);
  return site.findings.all.length === before;
}

function resolveOver(node: LocatedMap, site: Site): Over | undefined {
  const over = node.entries.get('over')?.value as Located;
  if (over.node !== 'scalar' || typeof over.value !== 'string')
    return refuse(site, over.at, 'wrong-kind', 'over needs a path of relations');
  const { scope } = site;
  let names = over.value.split('.');
  const from = names[0] === 'this' || names[0] === 'case' ? names[0] : undefined;
  if (from) names = names.slice(1);
  let kind = from === 'this' ? scope.outer?.kind : from === 'case' ? scope.model.kinds.get('case') : scope.kind;
  if (!kind) return refuse(site, over.at, 'misplaced-this', `this is known inside where only, found ${over.value}`);
  const relations: RelationPath[] = [];
  for (const [index, name] of names.entries()) {
    if (!kind.relationNames.has(name)) {
      const advice = scope.model.suggest(name, kind.relationNames);
      return refuse(
        site,
        over.at,
        'unknown-relation',
        `${kind.name} has no relation ${name}${advice}`,
        `${kind.name}.${name}`,
      );
    }
    const written = tail(over.value, names.slice(index));
    site.findings.names?.mention({ kind: 'relation', owner: kind.name, at: over.at, ...written });
    const relation: RelationPath | undefined = kind.relation(name, over.at);
    const target: KindLookup | undefined = relation && scope.model.kinds.get(relation.target);
    if (!relation || !target) return undefined;
    relations.push(relation);
    kind = target;
  }
  if (relations.some((relation) => relation.kind !== 'one')) return { from, relations, target: kind };
  return refuse(site, over.at, 'wrong-kind', `over needs several objects; ${over.value} leads to one at most`);
}

/** Whether something is compared with the object that `this` means. */
function comparesThis(whole: Expression | Condition): boolean {
  return (
    whole.node === 'this' ||
    partsOf(whole).some(({ of, from, over }) => of && from === 'here' && over.length === 0 && comparesThis(of))
  );
}

/** `some` over the own kind compared with `this` always finds the object itself, unless it is left out. */
function checkOthers(
  aggregate: Aggregate,
  node: LocatedMap,
  found: { where: Condition; over: Over; whereNode: Located },
  site: Site,
): boolean {
  const looks = aggregate.of.length === 0 && !node.entries.has('others');
  if (!looks || found.over.target !== (site.scope.outer ?? site.scope).kind || !comparesThis(found.where)) return true;
  const message = `${aggregate.name} over ${found.over.target.name} compared with this finds the object itself: write others: true`;
  refuse(site, found.whereNode.at, 'missing-others', message);
  return false;
}
