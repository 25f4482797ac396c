import { Findings } from '../../documents/findings/findings.js';
import { loadedModel } from '../../rules/load/rules/loaded-model.js';
import type { DerivedFact, FactType } from '../../rules/model/expression.js';
import { resolvePath } from '../../rules/resolve/resolve-path.js';
import type { FactTable, ResolveScope } from '../../rules/resolve/resolve-scope.js';
import type { ScopeAt } from './scope-at.js';
import { nowhere } from '../../documents/position.js';

/** What a path comes to in a scope; undefined when it cannot be read there. */
export function typeOfPath(path: string, { ruleSet, kind, outer, own }: ScopeAt): FactType | undefined {
  const model = loadedModel(ruleSet);
  const scopeOf = (name: string): ResolveScope | undefined => {
    const lookup = model.kinds.get(name);
    return lookup && { model, kind: lookup, with: tableOf(own) };
  };
  const around = outer && scopeOf(outer.name);
  const scope = scopeOf(kind.name);
  return scope && resolvePath(path, nowhere, around ? { ...scope, outer: around } : scope, new Findings())?.type;
}

/** The rule's own facts, as far as they could be read when it was loaded. */
function tableOf(own: ScopeAt['own']): FactTable {
  const known = new Map<string, DerivedFact>();
  for (const [name, fact] of own) if (fact) known.set(name, fact);
  return { factNames: new Set(known.keys()), fact: (name) => known.get(name) };
}
