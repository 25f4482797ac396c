import type { ParsedNode } from 'yaml';

/** Written in double or single quotes. */
export const isQuotedNode = (node: ParsedNode | null | undefined): boolean =>
  !!node && 'type' in node && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
