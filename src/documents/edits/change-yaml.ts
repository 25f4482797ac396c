import { isMap, isScalar, isSeq } from 'yaml';
import { isQuotedNode } from '../yaml/quoted-node.js';
import { listEdits } from './yaml-list-edits.js';
import { type TextEdit, withEdits } from './text-edits.js';
import { endOf, isFlow, type ListNode, type MapNode, pairsOf, YamlNodes, type YamlPath } from './yaml-nodes.js';
import { type YamlValue, yamlKey, yamlText } from './yaml-value.js';

/** A value that stands somewhere else than before: undefined takes the key away, one that is not there yet is added. */
export interface YamlChange {
  readonly path: YamlPath;
  readonly value: YamlValue | undefined;
  /** The keys of the map in the order in which they usually stand, for one that is added. */
  readonly order?: readonly string[];
}

/**
 * A YAML text with some values changed and everything else, form and comments, letter by letter as before. Of a list
 * only the items that differ are touched.
 *
 * @throws Error when there is no such place, or the text that comes out does not say what was asked for.
 */
export function changeYaml(text: string, changes: readonly YamlChange[]): string {
  const nodes = new YamlNodes(text);
  const inPlace = changes.filter(({ path, value }) => value !== undefined && nodes.at(path));
  const others = changes.filter((change) => !inPlace.includes(change));
  let result = withEdits(
    text,
    inPlace.flatMap((change) => replaced(nodes, change)),
  );
  // Keys that come and go move the places of others: one after the other.
  for (const change of others) result = withEdits(result, [keyEdit(new YamlNodes(result), change)]);
  expectChanged(nodes.plain, result, changes);
  return result;
}

function replaced(nodes: YamlNodes, { path, value }: YamlChange): readonly TextEdit[] {
  const node = nodes.at(path);
  if (!node || value === undefined) throw notThere(path);
  if (isSeq(node) && Array.isArray(value)) return listEdits(nodes, node as ListNode, value);
  if (isScalar(node) && Object.is(node.value, value)) return [];
  const start = node.range[0];
  return [
    { start, end: endOf(node, nodes.text), put: yamlText(value, isScalar(node) ? isQuotedNode(node) : undefined) },
  ];
}

/** A key that is added or taken away. */
function keyEdit(nodes: YamlNodes, { path, value, order = [] }: YamlChange): TextEdit {
  const map = nodes.at(path.slice(0, -1));
  const key = String(path.at(-1));
  if (!isMap(map)) throw notThere(path);
  if (value === undefined) return removal(nodes, map as MapNode, key, path);
  const entry = `${yamlKey(key)}: ${yamlText(value)}`;
  const pairs = pairsOf(map as MapNode);
  const place = order.indexOf(key);
  const before = place < 0 ? pairs.at(-1) : pairs.findLast(({ name }) => order.slice(0, place).includes(name));
  const [first] = pairs;
  if (isFlow(map as MapNode)) {
    if (!first) return { start: map.range[0], end: map.range[1], put: `{ ${entry} }` };
    if (!before) return { start: first.start, end: first.start, put: `${entry}, ` };
    const end = endOf(before.value, nodes.text);
    return { start: end, end, put: `, ${entry}` };
  }
  if (!first) throw notThere(path);
  const indent = nodes.indentAt(first.start);
  if (!before) return { start: first.start, end: first.start, put: `${entry}${nodes.lineEnd}${indent}` };
  const end = nodes.lineStop(endOf(before.value, nodes.text));
  return { start: end, end, put: `${nodes.lineEnd}${indent}${entry}` };
}

function removal(nodes: YamlNodes, map: MapNode, key: string, path: YamlPath): TextEdit {
  const pairs = pairsOf(map);
  const index = pairs.findIndex(({ name }) => name === key);
  const [pair, next, previous] = [pairs[index], pairs[index + 1], pairs[index - 1]];
  if (!pair) throw notThere(path);
  const end = endOf(pair.value, nodes.text);
  const ownLine = nodes.text.slice(nodes.lineStart(pair.start), pair.start).trim() === '';
  if (!isFlow(map) && ownLine && pairs.length > 1) {
    const start = nodes.lineStart(pair.start);
    return { start, end: Math.min(nodes.lineStop(end) + nodes.lineEnd.length, nodes.text.length), put: '' };
  }
  if (next) return { start: pair.start, end: next.start, put: '' };
  if (previous) return { start: endOf(previous.value, nodes.text), end, put: '' };
  return { start: map.range[0], end: endOf(map, nodes.text), put: '{}' };
}

function expectChanged(expected: unknown, after: string, changes: readonly YamlChange[]): void {
  for (const { path, value } of changes) {
    let holder = expected as Record<string | number, unknown>;
    for (const part of path.slice(0, -1)) holder = holder[part] as typeof holder;
    const key = path.at(-1) as string | number;
    if (value === undefined) delete holder[key];
    else holder[key] = value;
  }
  if (sameValue(expected, new YamlNodes(after).plain)) return;
  throw new Error(`the file cannot be changed at ${changes.map(({ path }) => path.join('.')).join(', ')}`);
}

/** Equal values; keys may stand in another order. */
function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const [some, others] = [Object.entries(a).filter(([, value]) => value !== undefined), b as Record<string, unknown>];
  if (Array.isArray(a) !== Array.isArray(b) || some.length !== Object.keys(b).length) return false;
  return some.every(([key, value]) => key in others && sameValue(value, others[key]));
}

const notThere = (path: YamlPath): Error => new Error(`there is no ${path.join('.')} in the file`);
