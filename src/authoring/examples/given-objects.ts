import type { Located, LocatedMap } from '../../documents/located.js';
import type { ObjectKind } from '../../rules/model/object-kind.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { Path } from '../../rules/examples/changed-given.js';

/** An object that an example gives: what kind it is of, what it is given, and where. */
export interface GivenObject {
  readonly kind: ObjectKind;
  readonly given: LocatedMap;
  readonly path: Path;
}

/** The objects that an example of a scope gives: `this`, the case, and all that their relations lead to. */
export function givenObjects(given: Located, scope: string, { objects }: RuleSet): readonly GivenObject[] {
  const found: GivenObject[] = [];
  const add = (node: Located | undefined, kind: ObjectKind | undefined, path: Path): void => {
    if (!kind || !node) return;
    if (node.node === 'list') node.items.forEach((item, index) => add(item, kind, [...path, index]));
    if (node.node !== 'map') return;
    found.push({ kind, given: node, path });
    for (const [name, { value }] of node.entries) add(value, targetOf(kind, name), [...path, name]);
  };
  const targetOf = (kind: ObjectKind, name: string): ObjectKind | undefined =>
    objects.get(kind.relations.get(name)?.target ?? '');
  if (given.node !== 'map') return [];
  const kind = objects.get(scope);
  add(given.entries.get('this')?.value, kind, ['this']);
  add(given.entries.get('case')?.value, objects.get('case'), ['case']);
  for (const [name, { value }] of given.entries) if (kind) add(value, targetOf(kind, name), [name]);
  return found;
}
