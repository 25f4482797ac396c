import { formatDate } from '../../case/values/date.js';
import type { Condition, Expression, NodeOf } from '../model/expression.js';
import { unitWord } from '../model/unit.js';
import { comparisonOperators } from './comparisons.js';

/** A condition in one line, in the words of the rule language. */
export function shownCondition(condition: Condition): string {
  switch (condition.node) {
    case 'always':
      return String(condition.value);
    case 'comparison':
      return shownComparison(condition);
    case 'atLeast':
      return `atLeast ${condition.count} of ${condition.conditions.length}`;
    default:
      return `${condition.node} of ${condition.conditions.length}`;
  }
}

function shownComparison({ operator, decorator, leftName, right, rightName }: NodeOf<'comparison'>): string {
  const words = [leftName, decorator ? `${decorator}:${operator}` : operator];
  const yesNo = comparisonOperators.get(operator)?.right === 'yesNo';
  const value = rightName ?? shownValue(right);
  if (!(yesNo && value === 'true')) words.push(value);
  return words.join(' ');
}

/**
 * A value that is written in the place itself, with its unit where that is another one; of what is reckoned, that it
 * is.
 */
export function shownValue(expression: Expression): string {
  if (expression.node === 'convert')
    return expression.of.node === 'literal' ? `${shownValue(expression.of)} ${unitWord(expression.from)}` : 'a value';
  if (expression.node !== 'literal') return 'a value';
  const { value, type } = expression;
  if (type.kind === 'pattern') return 'a pattern';
  if (typeof value === 'object' && 'year' in value) return formatDate(value);
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  return String(value);
}

/** How a value is called where it is written. */
export function nameOfValue(value: Expression): string {
  switch (value.node) {
    case 'attribute':
      return value.attribute.fact;
    case 'derived':
      return value.fact.name;
    case 'parameter':
      return `csp.${value.parameter.name}`;
    case 'table':
      return `${value.gives} of csp.${value.parameter.name}`;
    case 'convert':
      return nameOfValue(value.of);
    case 'related':
      return `${value.relation.name}.${nameOfValue(value.of)}`;
    case 'this':
    case 'case':
      return `${value.node}.${nameOfValue(value.of)}`;
    case 'column':
      return `${nameOfValue(value.of)}.${value.column}`;
    case 'operation':
      return `${value.operator}: [${value.operands.map(nameOfValue).join(', ')}]`;
    case 'aggregate':
      return `${value.aggregate} over ${value.over.map(({ name }) => name).join('.')}`;
    default:
      return shownValue(value);
  }
}
