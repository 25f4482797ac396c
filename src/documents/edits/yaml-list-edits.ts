import { isScalar } from 'yaml';
import { isQuotedNode } from '../yaml/quoted-node.js';
import { commonItems } from '../../lists/common-items.js';
import { type TextEdit, withEdits } from './text-edits.js';
import { endOf, isFlow, type ListNode, type YamlNodes } from './yaml-nodes.js';
import { type YamlValue, yamlText } from './yaml-value.js';

interface Item {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a list between items that stay: from `from` up to before `to` go, `put` come. */
interface Gap {
  readonly from: number;
  readonly to: number;
  readonly put: readonly string[];
}

/** What turns a list into another: only items that go or come are touched, the lines of the others stay. */
export function listEdits(nodes: YamlNodes, list: ListNode, wanted: readonly YamlValue[]): readonly TextEdit[] {
  const items = list.items.map((item) => ({ start: item.range[0], end: endOf(item, nodes.text) }));
  const quoted = list.items.length === 0 ? undefined : list.items.every(isQuotedNode);
  const before = list.items.map((item) => (isScalar(item) ? item.value : item));
  const write = (value: YamlValue): string => yamlText(value, quoted);
  if (items.length === 0)
    return wanted.length === 0
      ? []
      : [{ start: list.range[0], end: list.range[1], put: `[${wanted.map(write).join(', ')}]` }];
  const editsOf = isFlow(list) ? flowEdits : blockEdits;
  return gapsBetween(before, wanted).flatMap(({ from, to, put }) =>
    editsOf({ from, to, put: put.map(write) }, items, nodes),
  );
}

function flowEdits({ from, to, put }: Gap, items: readonly Item[], { text }: YamlNodes): readonly TextEdit[] {
  if (to - from === put.length) return put.map((each, index) => over(items[from + index] as Item, each));
  const [gone, next, previous] = [items.slice(from, to), items[to], items[from - 1]];
  const [first, last] = [gone[0], gone.at(-1)];
  if (first && last) {
    const start = put.length === 0 && !next && previous ? previous.end : first.start;
    const end = put.length === 0 && next ? next.start : last.end;
    return [{ start, end, put: put.join(', ') + commentsBetween(text, start, end, gone) }];
  }
  if (previous) return [{ start: previous.end, end: previous.end, put: `, ${put.join(', ')}` }];
  return next ? [{ start: next.start, end: next.start, put: `${put.join(', ')}, ` }] : [];
}

/** What stands from `start` to `end` without the items and their commas, when a comment is among it. */
function commentsBetween(text: string, start: number, end: number, items: readonly Item[]): string {
  const without = withEdits(
    text.slice(0, end),
    items.map((item) => over(item, '')),
  ).slice(start);
  return without.includes('#') ? without.replaceAll(/(#[^\n]*)|,/g, '$1') : '';
}

function blockEdits({ from, to, put }: Gap, items: readonly Item[], nodes: YamlNodes): readonly TextEdit[] {
  const dashOf = ({ start }: Item): number => nodes.text.lastIndexOf('-', start - 1);
  const none = put.length === 0 && from === 0 && to === items.length;
  const both = none ? 1 : Math.min(to - from, put.length);
  const edits = put.slice(0, both).map((text, index) => over(items[from + index] as Item, text));
  // An empty list stands deeper than the key, which the items need not do.
  for (const item of none ? items.slice(0, 1) : []) edits.push({ start: dashOf(item), end: item.end, put: ' []' });
  for (const { start, end } of items.slice(from + both, to)) {
    const stop = nodes.lineStop(end) + nodes.lineEnd.length;
    edits.push({ start: nodes.lineStart(start), end: Math.min(stop, nodes.text.length), put: '' });
  }
  const added = put.slice(both);
  const [previous, next] = [items[from + both - 1], items[to]];
  const lineOf = (item: Item): string => `${nodes.text.slice(nodes.lineStart(item.start), dashOf(item))}- `;
  if (added.length > 0 && previous) {
    const end = nodes.lineStop(previous.end);
    edits.push({ start: end, end, put: added.map((text) => `${nodes.lineEnd}${lineOf(previous)}${text}`).join('') });
  } else if (added.length > 0 && next) {
    const start = nodes.lineStart(next.start);
    edits.push({ start, end: start, put: added.map((text) => `${lineOf(next)}${text}${nodes.lineEnd}`).join('') });
  }
  return edits;
}

const over = ({ start, end }: Item, put: string): TextEdit => ({ start, end, put });

/** Between the items that both lists have in the same order (their longest common subsequence). */
function gapsBetween(
  before: readonly unknown[],
  wanted: readonly YamlValue[],
): readonly (Omit<Gap, 'put'> & { put: readonly YamlValue[] })[] {
  const gaps: { from: number; to: number; put: readonly YamlValue[] }[] = [];
  let [from, first] = [0, 0];
  const until = (to: number, end: number): void => {
    if (to > from || end > first) gaps.push({ from, to, put: wanted.slice(first, end) });
    [from, first] = [to + 1, end + 1];
  };
  for (const [index, place] of commonItems(before, wanted)) until(index, place);
  until(before.length, wanted.length);
  return gaps;
}
