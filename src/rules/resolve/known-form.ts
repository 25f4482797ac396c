import type { Expression } from '../model/expression.js';

interface Named {
  readonly expression: Expression;
  readonly name: string;
}

/**
 * What isKnown asks about: attributes (those with `absentMeans` as they are stored), columns and relations; undefined
 * for everything else, which is known by construction or unknown for reasons of its own.
 */
export function knownForm(expression: Expression, name: string): Named | undefined {
  switch (expression.node) {
    case 'attribute': {
      if (expression.aspect !== 'value' || expression.attribute.absentMeans === undefined) return { expression, name };
      return { expression: { ...expression, aspect: 'stored' }, name: `${name}.stored` };
    }
    case 'column':
    case 'object':
      return { expression, name };
    case 'related':
    case 'this':
    case 'case': {
      const inner = knownForm(expression.of, name);
      return inner && { expression: { ...expression, of: inner.expression }, name: inner.name };
    }
    default:
      return undefined;
  }
}
