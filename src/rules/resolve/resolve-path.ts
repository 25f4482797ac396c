import type { Findings } from '../../documents/findings/findings.js';
import {
  attributeValue,
  type Expression,
  type FactType,
  parameterValue,
  type RelationPath,
} from '../model/expression.js';
import type { Position } from '../../documents/position.js';
import { environment, isEnvironment } from './environment.js';
import { followColumns } from './follow-columns.js';
import { type PathSite, tellSegment } from './path-site.js';
import type { KindLookup, ResolveScope } from './resolve-scope.js';
import { refuse } from './site.js';
import { typeName } from './type-name.js';

/**
 * The value that a path means, read from an object of the scope (rule language, "Facts"). Undefined when something in
 * it is unknown or cannot be read; a finding at `at` says what.
 */
export function resolvePath(
  text: string,
  at: Position,
  scope: ResolveScope,
  findings: Findings,
): Expression | undefined {
  const segments = text.split('.');
  const isSize = segments.length > 1 && segments.at(-1) === 'count';
  const site: PathSite = { scope, findings, at, text, end: isSize ? text.length - '.count'.length : text.length };
  if (segments.some((segment) => segment === ''))
    return refuse(site, at, 'unknown-fact', `${text} is no path of names`);
  if (isSize) {
    const list = resolveFrom(segments.slice(0, -1), site);
    return list && sizeOf(list, site);
  }
  return resolveFrom(segments, site);
}

function sizeOf(list: Expression, site: PathSite): Expression | undefined {
  if (list.type.kind !== 'list') {
    return refuse(
      site,
      site.at,
      'wrong-kind',
      `count is of lists; ${site.text.replace(/\.count$/, '')} is ${typeName(list.type)}`,
    );
  }
  return { node: 'size', of: list.node === 'object' ? list.relation : list, type: { kind: 'number' } };
}

function resolveFrom(segments: readonly string[], site: PathSite): Expression | undefined {
  const { scope } = site;
  const [head = '', second = ''] = segments;
  const name = `${head}.${second}`;
  if (isEnvironment(name))
    return followColumns({ node: 'environment', name, type: environment[name] }, segments.slice(2), site);
  if (head === 'csp') return resolveParameter(segments, site);
  if (head === 'this') {
    if (!scope.outer)
      return refuse(site, site.at, 'misplaced-this', `this is known inside where only, found ${site.text}`);
    const of = resolveFrom(segments.slice(1), { ...site, scope: scope.outer });
    return of && { node: 'this', of, type: of.type };
  }
  if (head === 'case') {
    const kind = scope.model.kinds.get('case');
    if (!kind || segments.length === 1) return refuse(site, site.at, 'unknown-fact', `${site.text} names no fact`);
    const of = resolveIn(kind, segments.slice(1), site);
    return of && { node: 'case', of, type: of.type };
  }
  if (scope.with?.factNames.has(head)) {
    const fact = scope.with.fact(head, site.at);
    tellSegment(site, 'own fact', scope.with.owner ?? '', segments);
    return fact && followColumns({ node: 'derived', fact, type: fact.type }, segments.slice(1), site);
  }
  return resolveIn(scope.kind, segments, site);
}

function resolveIn(kind: KindLookup, segments: readonly string[], site: PathSite): Expression | undefined {
  const [name = '', ...rest] = segments;
  const attribute = kind.attributes.get(name);
  if (attribute) {
    tellSegment(site, 'attribute', kind.name, segments);
    return followColumns(attributeValue(attribute), rest, site);
  }
  if (kind.factNames.has(name)) {
    tellSegment(site, 'fact', kind.name, segments);
    const fact = kind.fact(name, site.at);
    return fact && followColumns({ node: 'derived', fact, type: fact.type }, rest, site);
  }
  if (kind.relationNames.has(name)) {
    tellSegment(site, 'relation', kind.name, segments);
    const relation = kind.relation(name, site.at);
    return relation && follow(relation, rest, site);
  }
  return refuse(
    site,
    site.at,
    'unknown-fact',
    `${kind.name} has no fact ${name}${hint(kind, name, site)}`,
    `${kind.name}.${name}`,
  );
}

/** Along a relation: the objects themselves, or the rest of the path in each of them; lists of lists become one. */
function follow(relation: RelationPath, rest: readonly string[], site: PathSite): Expression | undefined {
  if (rest.length === 0) {
    const object: FactType = { kind: 'object', object: relation.target };
    return { node: 'object', relation, type: relation.kind === 'one' ? object : { kind: 'list', of: object } };
  }
  const target = site.scope.model.kinds.get(relation.target);
  const of = target && resolveIn(target, rest, site);
  if (!of) return undefined;
  const type: FactType = relation.kind !== 'one' && of.type.kind !== 'list' ? { kind: 'list', of: of.type } : of.type;
  return { node: 'related', relation, of, type };
}

function resolveParameter(segments: readonly string[], site: PathSite): Expression | undefined {
  const { parameters, suggest } = site.scope.model;
  const [, name = '', ...rest] = segments;
  const parameter = parameters.get(name);
  if (!parameter)
    return refuse(
      site,
      site.at,
      'unknown-parameter',
      `there is no parameter ${name}${suggest(name, parameters.keys())}`,
      `csp.${name}`,
    );
  tellSegment(site, 'parameter', '', segments.slice(1));
  const value = parameterValue(parameter);
  if (!value) return refuse(site, site.at, 'wrong-kind', `${name} is a table: read it with the operator table`);
  return followColumns(value, rest, site);
}

function hint(kind: KindLookup, name: string, { scope }: PathSite): string {
  const { outer } = scope;
  if (
    outer &&
    kind === scope.kind &&
    (outer.kind.attributes.has(name) || outer.kind.factNames.has(name) || outer.with?.factNames.has(name))
  ) {
    return `, did you mean this.${name}?`;
  }
  const own = kind === scope.kind ? [...(scope.with?.factNames ?? [])] : [];
  return scope.model.suggest(name, [...kind.attributes.keys(), ...kind.factNames, ...kind.relationNames, ...own]);
}
