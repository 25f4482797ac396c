import type { Located, LocatedMap, LocatedScalar } from '../../documents/located.js';

/** A tree as YAML on one line, in the style of the examples: `{ this: { age: 18 }, covers: [{ inForce: true }] }`. */
export function givenText(node: Located): string {
  if (node.node === 'list') return `[${node.items.map(givenText).join(', ')}]`;
  return node.node === 'map' ? mapText(node) : scalarText(node);
}

function mapText({ entries }: LocatedMap): string {
  if (entries.size === 0) return '{}';
  return `{ ${[...entries].map(([key, { value }]) => `${key}: ${givenText(value)}`).join(', ')} }`;
}

/** Words stand alone; what could be read as a number or holds a sign stands in quotes. */
const scalarText = ({ value, quoted }: LocatedScalar): string =>
  typeof value === 'string' && (quoted || !isWord.test(value)) ? JSON.stringify(value) : String(value);

const isWord = /^[A-Za-z][A-Za-z0-9]*$/;
