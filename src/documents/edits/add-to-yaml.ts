import { isMap, isSeq, type ParsedNode } from 'yaml';
import { withEdits } from './text-edits.js';
import { endOf, isFlow, type ListNode, type MapNode, pairsOf, YamlNodes, type YamlPath } from './yaml-nodes.js';

/**
 * A YAML text with an entry of a map, or an item of a list, behind the last one; everything else stays letter by
 * letter. The lines are those of the entry (`key: ...`, or `- ...`), indented among themselves. An empty text becomes
 * the lines.
 *
 * @throws Error when there is no map or list at the path, or it is written in one line and the entry is not.
 */
export function addToYaml(text: string, path: YamlPath, lines: readonly string[]): string {
  if (text.trim() === '' && path.length === 0) return `${text}${lines.join('\n')}\n`;
  const nodes = new YamlNodes(text);
  const node = nodes.at(path);
  if (!isMap(node) && !isSeq(node)) throw new Error(`there is no place for ${lines[0]} at ${path.join('.')}`);
  const collection = node as MapNode | ListNode;
  if (isFlow(collection)) return withEdits(text, [inFlow(nodes, collection, lines)]);
  const first = isMap(collection) ? pairsOf(collection as MapNode)[0]?.start : dashBefore(nodes, collection);
  const end = nodes.lineStop(endOf(node, text));
  const indent = nodes.indentAt(first as number);
  return withEdits(text, [{ start: end, end, put: lines.map((line) => `${nodes.lineEnd}${indent}${line}`).join('') }]);
}

function inFlow(
  nodes: YamlNodes,
  node: MapNode | ListNode,
  lines: readonly string[],
): { start: number; end: number; put: string } {
  const [line = '', more] = lines;
  if (more !== undefined)
    throw new Error(`there is no place for several lines in ${nodes.text.slice(node.range[0], node.range[1])}`);
  const entry = isSeq(node) ? line.replace(/^- /, '') : line;
  const last = isMap(node) ? pairsOf(node as MapNode).at(-1)?.value : (node as ListNode).items.at(-1);
  const [open, close] = isSeq(node) ? ['[', ']'] : ['{ ', ' }'];
  if (!last) return { start: node.range[0], end: node.range[1], put: `${open}${entry}${close}` };
  const end = endOf(last, nodes.text);
  return { start: end, end, put: `, ${entry}` };
}

const dashBefore = (nodes: YamlNodes, list: MapNode | ListNode): number =>
  nodes.text.lastIndexOf('-', ((list as ListNode).items[0] as ParsedNode).range[0] - 1);
