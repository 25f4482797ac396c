import { type AnyNode, parse } from 'acorn';

/** The node of a type, as acorn describes it. */
export type NodeOf<T extends AnyNode['type']> = Extract<AnyNode, { readonly type: T }>;

export const isOf = <T extends AnyNode['type']>(node: AnyNode, type: T): node is NodeOf<T> => node.type === type;

/** @throws SyntaxError when the text is no module. */
export const parseModule = (code: string): AnyNode => parse(code, { ecmaVersion: 'latest', sourceType: 'module' });

export function isModule(code: string): boolean {
  try {
    parseModule(code);
    return true;
  } catch {
    return false;
  }
}

/** Visits a node and all nodes in it, in the order of the text, each with the node that it is part of. */
export function visitNodes(
  node: AnyNode,
  visit: (node: AnyNode, parent: AnyNode | undefined) => void,
  parent?: AnyNode,
): void {
  visit(node, parent);
  for (const member of Object.values(node).flat() as readonly unknown[]) {
    if (isNode(member)) visitNodes(member, visit, node);
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
