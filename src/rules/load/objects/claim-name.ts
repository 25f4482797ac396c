import type { Findings } from '../../../documents/findings/findings.js';
import type { ObjectKind } from '../../model/object-kind.js';
import type { Position } from '../../../documents/position.js';

/** Words that begin a path of their own, and so name nothing else. */
const reserved = ['this', 'case', 'csp', 'evaluation', 'ruleSet', 'row'];

/**
 * Whether a new attribute, relation or derived fact may have this name: on one object kind the three share their names,
 * because a path says only the name. A finding says who has it.
 */
export function claimName(kind: ObjectKind, name: string, at: Position, findings: Findings): boolean {
  if (reserved.includes(name)) {
    findings.error(at, 'reserved-name', `"${name}" begins a path of its own and cannot be a name here`);
    return false;
  }
  const owners: readonly (readonly [string, { readonly at: Position } | undefined])[] = [
    ['an attribute', kind.attributes.get(name)],
    ['a relation', kind.relations.get(name)],
    ['a derived fact', kind.facts.get(name)],
  ];
  for (const [what, owner] of owners) {
    if (!owner) continue;
    findings.error(
      at,
      'duplicate-key',
      `${kind.name}.${name} is ${what} already; see ${owner.at.file}:${owner.at.line}`,
    );
    return false;
  }
  return true;
}
