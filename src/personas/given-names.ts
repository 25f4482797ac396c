import type { Cursor } from '../documents/cursor.js';
import type { Position } from '../documents/position.js';
import type { ObjectKind } from '../rules/model/object-kind.js';
import type { RuleSet } from '../rules/model/rule-set.js';
import type { Persona } from './persona.js';

/** An answer that is given: `<object>.<attribute>`, and where. */
export interface GivenName {
  readonly name: string;
  readonly at: Position;
}

/** Every answer that a persona gives: for its objects one by one, and for each object of a kind. */
export function givenNames({ given, each }: Persona, ruleSet: RuleSet): readonly GivenName[] {
  const root = ruleSet.objects.get('case');
  return [
    ...(root ? namesOf(root, given, ruleSet) : []),
    ...each.members.flatMap(([name, cursor]) => {
      const kind = ruleSet.objects.get(name);
      return kind ? namesOf(kind, cursor, ruleSet) : [];
    }),
  ];
}

function namesOf(kind: ObjectKind, given: Cursor, ruleSet: RuleSet): readonly GivenName[] {
  return given.members.flatMap(([name, cursor]) => {
    if (kind.attributes.has(name)) return [{ name: `${kind.name}.${name}`, at: cursor.at }];
    const relation = kind.relations.get(name);
    const target = relation && ruleSet.objects.get(relation.target);
    return target ? cursor.listed.flatMap((object) => namesOf(target, object, ruleSet)) : [];
  });
}
