import { remembered } from '../lists/remembered.js';
import type { Condition, DerivedFact, Expression, RelationPath } from '../rules/model/expression.js';

/**
 * A name for what a value reads, the same for all values that read the same from the same object: facts of rules that
 * are called alike are told apart, and those that reckon the same are not, however they are called.
 */
export const identityOf = (expression: Expression): string =>
  remembered(identities, expression, () => made(expression));

const identities = new WeakMap<Expression, string>();
const facts = new WeakMap<DerivedFact, string>();
/** What facts reckon, numbered: written out, what facts read that read others would be long. */
const reckoned = new Map<string, number>();

const ofFact = (fact: DerivedFact): string =>
  remembered(facts, fact, () => {
    const is = `${fact.scope} ${identityOf(fact.is)}`;
    return `#${remembered(reckoned, is, () => reckoned.size)}`;
  });

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
      return ofFact(expression.fact);
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
      return `${identityOf(expression.of)} ${JSON.stringify(expression.from)} in ${JSON.stringify(expression.to)}`;
    case 'operation':
      return `${expression.operator}(${expression.operands.map(identityOf).join()})${JSON.stringify(expression.options)}`;
    case 'table':
      return `${expression.parameter.name}(${Object.entries(expression.at)
        .map(([name, at]) => `${name}:${identityOf(at)}`)
        .join()}).${expression.gives}`;
    case 'size':
      return `size(${'node' in expression.of ? identityOf(expression.of) : expression.of.name})`;
    case 'aggregate':
      return `${expression.aggregate}(${expression.from ?? ''} ${namesOf(expression.over)} ${expression.others} ${ofCondition(expression.where)} ${expression.of ? identityOf(expression.of) : ''})`;
    case 'condition':
      return ofCondition(expression.condition);
    case 'choice':
      return `choose(${expression.cases.map(({ when, is }) => `${ofCondition(when)}: ${identityOf(is)}`).join()})`;
  }
}

const namesOf = (over: readonly RelationPath[]): string => over.map(({ name }) => name).join('.');

function ofCondition(condition: Condition | undefined): string {
  if (!condition) return '';
  switch (condition.node) {
    case 'always':
      return String(condition.value);
    case 'comparison':
      return `${identityOf(condition.left)} ${condition.decorator ?? ''}:${condition.operator} ${identityOf(condition.right)}`;
    case 'atLeast':
      return `${condition.count} of (${condition.conditions.map(ofCondition).join()})`;
    default:
      return `${condition.node}(${condition.conditions.map(ofCondition).join()})`;
  }
}
