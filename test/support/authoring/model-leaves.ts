import { Cursor } from '../../../src/documents/cursor.js';
import type { CaseRules } from '../../../src/screens/model/systems.js';

/** A value of a loaded model that can be changed in its place, and back. */
export interface Leaf {
  readonly path: string;
  change(): void;
  restore(): void;
}

/**
 * What says nothing of its own: where something is written or kept, indexes over what stands elsewhere too, what
 * follows from the rest (the current version is the last, a type is that of what a value is made of), what a thing
 * repeats of that which holds it, what kind of node something is, and what the loader keeps of the files.
 */
const saysNothing: ReadonlySet<string> = new Set([
  'at',
  'unitAt',
  'places',
  'slot',
  'byId',
  'byWord',
  'attributesById',
  'versionId',
  'versionName',
  'system',
  'object of an attribute',
  'scope of a fact',
  'screen',
  'node',
  'kind of a unit',
  'row',
  'type of a value',
  'leftName',
  'rightName',
  'shared',
  'default',
  'placeOf',
  'table',
  'columnOf',
]);

/** Every number, text and truth of a loaded rule system and its screens, each thing once. */
export function leavesOf({ ruleSet, screens }: Pick<CaseRules, 'ruleSet' | 'screens'>): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const seen = new Set<object>();
  const walk = (holder: object, path: string): void => {
    if (seen.has(holder) || holder instanceof Cursor) return;
    seen.add(holder);
    for (const [key, value] of holder instanceof Map ? [...holder] : Object.entries(holder)) {
      const name = String(key);
      if (saysNothing.has(name) ? !isTableInput(holder, name) : saysNothing.has(repeated(holder, name))) continue;
      if (value === 'separator') continue;
      const here = `${path}/${name}`;
      if (typeof value === 'object' && value !== null) walk(value, here);
      else if (value !== undefined && typeof value !== 'function') leaves.push(leaf(holder, key, value, here));
    }
  };
  walk(ruleSet, '');
  walk(screens, '/screens');
  return leaves;
}

/** A member that says nothing in some things only. */
function repeated(holder: object, name: string): string {
  if (name === 'type' && 'node' in holder) return 'type of a value';
  if ('slot' in holder) return `${name} of ${'storedOn' in holder ? 'an attribute' : 'a fact'}`;
  const isUnit = 'kind' in holder && ['unit', 'currency', 'currencyPerTime'].includes(String(holder.kind));
  if (isUnit) return name === 'kind' ? 'kind of a unit' : 'row';
  return 'dimension' in holder && 'factor' in holder && name !== 'word' ? 'row' : name;
}

const isTableInput = (holder: object, name: string): boolean =>
  name === 'at' && 'node' in holder && holder.node === 'table';

function leaf(holder: object, key: unknown, value: unknown, path: string): Leaf {
  const put = (to: unknown): void => {
    if (holder instanceof Map) holder.set(key, to);
    else (holder as Record<string, unknown>)[String(key)] = to;
  };
  const changed = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`;
  return { path, change: () => put(changed), restore: () => put(value) };
}
