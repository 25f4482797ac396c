import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { SkeletonRequest } from './request.js';
import type { Workbench } from './workbench.js';

/** The scope that was asked for, person when none was; it must be in every system that reads the folder. */
export function scopeOf(request: SkeletonRequest, bench: Workbench): string {
  const scope = request.scope ?? 'person';
  for (const { objects } of bench.systemsOf(bench.folder(request.folder))) bench.known(scope, objects.keys(), 'scope');
  return scope;
}

/** All names that a scope has anywhere: attributes, relations and facts share them. */
export const namesOf = (scope: string, bench: Workbench): readonly string[] =>
  kindsOf(scope, bench).flatMap(({ attributes, facts, relations }) => [
    ...attributes.keys(),
    ...facts.keys(),
    ...relations.keys(),
  ]);

export const kindsOf = (scope: string, bench: Workbench): readonly ObjectKind[] =>
  bench.ruleSets.flatMap(({ objects }) => objects.get(scope) ?? []);
