import type { Expression } from '../rules/model/expression.js';

/**
 * A name for what a value reads, the same for all values that read the same from the same object: facts are told apart
 * that two rules call alike, and what cannot be compared is like nothing else.
 */
export function identityOf(expression: Expression): string {
  let known = identities.get(expression);
  if (known === undefined) identities.set(expression, (known = made(expression)));
  return known;
}

const identities = new WeakMap<Expression, string>();
const numbers = new WeakMap<object, number>();
let next = 0;

function numberOf(whole: object): number {
  let number = numbers.get(whole);
  if (number === undefined) numbers.set(whole, (number = next++));
  return number;
}

function made(expression: Expression): string {
  switch (expression.node) {
    case 'literal':
      return JSON.stringify(expression.value);
    case 'parameter':
      return `csp.${expression.parameter.name}`;
    case 'environment':
      return expression.name;
    case 'attribute':
      return `${expression.attribute.fact}${expression.aspect === 'value' ? '' : `:${expression.aspect}`}`;
    case 'derived':
      return `${expression.fact.name}#${numberOf(expression.fact)}`;
    case 'related':
      return `${expression.relation.name}.${identityOf(expression.of)}`;
    case 'object':
      return expression.relation.name;
    case 'this':
    case 'case':
      return `${expression.node}.${identityOf(expression.of)}`;
    case 'column':
      return `${identityOf(expression.of)}.${expression.column}`;
    case 'datePart':
      return `${identityOf(expression.of)}.${expression.part}`;
    case 'convert':
      return `${identityOf(expression.of)} in ${JSON.stringify(expression.to)}`;
    case 'operation':
      return `${expression.operator}(${expression.operands.map(identityOf).join()})${JSON.stringify(expression.options)}`;
    case 'table':
      return `${expression.parameter.name}(${Object.entries(expression.at)
        .map(([name, at]) => `${name}:${identityOf(at)}`)
        .join()}).${expression.gives}`;
    default:
      return `${expression.node}#${numberOf(expression)}`;
  }
}
