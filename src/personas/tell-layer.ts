import type { Cursor } from '../documents/cursor.js';
import { type Telling, tellObject } from '../rules/examples/tell-given.js';

/**
 * Tells what a profile, a persona, or a persona in one system gives: also what another layer says otherwise in the end.
 */
export function tellLayer(layer: Cursor, telling: Telling): void {
  const { objects } = telling.ruleSet;
  const [root, person] = [objects.get('case'), objects.get('person')];
  if (root) tellObject(root, layer.member('case'), telling);
  if (person)
    for (const each of [layer.member('person'), ...layer.member('persons').items]) tellObject(person, each, telling);
  for (const [name, each] of layer.member('each').members) {
    const kind = objects.get(name);
    if (!kind) continue;
    telling.findings.names?.mention({ kind: 'object', owner: '', name, at: each.at });
    tellObject(kind, each, telling);
  }
}
