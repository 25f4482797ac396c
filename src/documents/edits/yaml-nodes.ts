import {
  type Document,
  isMap,
  isSeq,
  type ParsedNode,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** Where a value stands in a document: keys of maps and places in lists, from 0. */
export type YamlPath = readonly (string | number)[];

type Node = ParsedNode | null | undefined;
export type MapNode = YAMLMap.Parsed;
export type ListNode = YAMLSeq.Parsed;

/** A YAML text with where its values begin and end, for editing it without touching anything else. */
export class YamlNodes {
  private readonly document: Document.Parsed;
  /** How its lines end. */
  readonly lineEnd: string;

  constructor(readonly text: string) {
    this.document = parseDocument(text, { version: '1.2', schema: 'core', logLevel: 'silent' });
    this.lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  }

  /** The document as plain values. */
  get plain(): unknown {
    return this.document.toJS();
  }

  at(path: YamlPath): Node {
    let node: Node = this.document.contents;
    for (const part of path) {
      if (isMap(node)) node = pairsOf(node as MapNode).find(({ name }) => name === String(part))?.value;
      else if (isSeq(node)) node = node.items[Number(part)] as Node;
      else return undefined;
    }
    return node;
  }

  /** Where the line of an offset begins, and where it ends, without its line end. */
  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  lineStop(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    if (end < 0) return this.text.length;
    return this.text[end - 1] === '\r' ? end - 1 : end;
  }

  /** As many spaces as stand before an offset in its line: a `-` of a list counts as one. */
  indentAt(offset: number): string {
    return ' '.repeat(offset - this.lineStart(offset));
  }
}

/** The entries of a map in file order. */
export function pairsOf(
  map: MapNode,
): readonly { readonly name: string; readonly start: number; readonly value: Node }[] {
  return map.items.map(({ key, value }) => ({
    name: String((key as Scalar).value),
    start: key.range[0],
    value: value as Node,
  }));
}

export const isFlow = (node: MapNode | ListNode): boolean => node.flow === true;

/** Where a value ends: behind its last letter, whatever comments and blank lines follow. */
export function endOf(node: Node, text: string): number {
  if (!node) return 0;
  if (isMap(node) && !isFlow(node as MapNode)) return endOf(node.items.at(-1)?.value as Node, text) || node.range[1];
  if (isSeq(node) && !isFlow(node as ListNode)) return endOf(node.items.at(-1) as Node, text) || node.range[1];
  let end = node.range[1];
  // A block scalar includes its last line end.
  while (end > node.range[0] && (text[end - 1] === '\n' || text[end - 1] === '\r')) end--;
  return end;
}
