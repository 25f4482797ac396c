import { formatDate, type PartialDate } from '../../../case/values/date.js';
import type {
  Condition,
  Expression,
  FactType,
  Literal,
  NodeOf,
  RelationPath,
} from '../../../rules/model/expression.js';
import { comparisonOperators } from '../../../rules/operators/comparisons.js';
import type { PatternPart } from '../../../rules/model/pattern.js';
import { plainNumber } from '../../../text/number-forms.js';
import { writtenOptions } from '../../../rules/model/written-options.js';
import { unitText } from './unit-text.js';

/** Operators that stand between their operands. */
const between: Readonly<Record<string, string>> = {
  add: ' + ',
  subtract: ' − ',
  multiply: ' × ',
  divide: ' ÷ ',
  power: ' ^ ',
};

/** A condition or a value as compact text: `bmi > 40 and smoker = yes`. */
export const conditionText = (whole: Condition | Expression): string => textOf(whole);

const textOf = (whole: Condition | Expression): string => (writers[whole.node] as (of: typeof whole) => string)(whole);

/** With brackets where it is made of several parts. */
const single = (whole: Condition | Expression): string => (isSingle(whole) ? textOf(whole) : `(${textOf(whole)})`);

function isSingle(whole: Condition | Expression): boolean {
  if (whole.node === 'operation') return !Object.hasOwn(between, whole.operator);
  if (whole.node === 'convert' && !whole.to) return isSingle(whole.of);
  return !['all', 'any', 'condition', 'choice', 'convert', 'aggregate'].includes(whole.node);
}

const joined = (conditions: readonly Condition[], word: string): string => conditions.map(single).join(` ${word} `);

const writers: { readonly [K in (Condition | Expression)['node']]: (whole: NodeOf<K>) => string } = {
  always: ({ value }) => (value ? 'always' : 'never'),
  all: ({ conditions }) => joined(conditions, 'and'),
  any: ({ conditions }) => joined(conditions, 'or'),
  atLeast: ({ count, conditions }) => `at least ${count} of (${conditions.map(textOf).join('; ')})`,
  comparison: comparisonText,
  literal: ({ value, type }) => literalText(value, type),
  parameter: ({ parameter }) => `csp.${parameter.name}`,
  environment: ({ name }) => name,
  attribute: ({ attribute, aspect }) => (aspect === 'value' ? attribute.fact : `${attribute.fact}:${aspect}`),
  derived: ({ fact }) => fact.name,
  related: ({ relation, of }) => `${relation.name}.${single(of)}`,
  object: ({ relation }) => relation.name,
  size: ({ of }) => `number of ${'node' in of ? single(of) : of.name}`,
  this: ({ of }) => `this.${single(of)}`,
  case: ({ of }) => `case.${single(of)}`,
  column: ({ of, column }) => `${single(of)}.${column}`,
  datePart: ({ of, part }) => `${single(of)}.${part}`,
  operation: operationText,
  aggregate: aggregateText,
  table: ({ parameter, at, gives }) =>
    `${parameter.name}[${Object.entries(at)
      .map(([column, value]) => `${column}: ${textOf(value)}`)
      .join(', ')}].${gives}`,
  condition: ({ condition }) => textOf(condition),
  choice: ({ cases }) =>
    cases.map(({ when, is }) => `${when ? `if ${textOf(when)} then` : 'else'} ${textOf(is)}`).join(', '),
  convert: ({ of, to }) => (to ? `${single(of)} in ${unitText(to)}` : textOf(of)),
};

function comparisonText({ operator, decorator, left, leftName, right, rightName }: NodeOf<'comparison'>): string {
  const subject = `${decorator === undefined ? '' : decorator === 'someFact' ? 'some ' : 'every '}${leftName || textOf(left)}`;
  const sign = comparisonOperators.get(operator)?.said ?? operator;
  if (right.node === 'literal' && typeof right.value === 'boolean' && sign.startsWith('is '))
    return `${subject} ${right.value ? sign : sign.replace('is ', 'is not ')}`;
  return `${subject} ${sign} ${rightName ?? textOf(right)}`;
}

function operationText({ operator, operands, options }: NodeOf<'operation'>): string {
  const sign = between[operator];
  if (sign !== undefined) return operands.map(single).join(sign);
  const named = writtenOptions(options).map(([name, value]) => `${name} ${optionText(value)}`);
  return `${operator}(${[...operands.map(textOf), ...named].join(', ')})`;
}

const optionText = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'word' in value ? String(value.word) : JSON.stringify(value);

function aggregateText({ aggregate, from, over, where, of, others }: NodeOf<'aggregate'>): string {
  const way = over.map(({ name }: RelationPath) => name).join('.');
  return [
    aggregate,
    ...(of ? [single(of)] : []),
    `over ${others ? 'other ' : ''}${from ? `${from}.` : ''}${way}`,
    ...(where ? [`where ${single(where)}`] : []),
  ].join(' ');
}

function literalText(value: Literal, type: FactType): string {
  const element = type.kind === 'list' ? type.of : type;
  const unit = element.kind === 'number' || element.kind === 'range' ? element.unit : undefined;
  const behind = (last: unknown): string => (unit ? ` ${unitText(unit, Number(last))}` : '');
  if (Array.isArray(value)) {
    if (element.kind === 'pattern') return (value as readonly PatternPart[]).map(partText).join(' ');
    const written = (value as readonly (number | string)[]).map((each) => scalarText(each, element));
    return element.kind === 'range'
      ? `${written.join(' and ')}${behind(value.at(-1))}`
      : `${written.join(', ')}${behind(value.at(-1))}`;
  }
  return `${scalarText(value, element)}${behind(value)}`;
}

function scalarText(value: unknown, type: FactType): string {
  if (typeof value === 'number') return plainNumber(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return type.kind === 'text' ? JSON.stringify(value) : value;
  return formatDate(value as PartialDate);
}

const partText = ({ of, least, most }: PatternPart): string =>
  `${typeof of === 'string' ? of : JSON.stringify(of.character)}{${least === most ? least : `${least},${most}`}}`;

/** Whether a part of a loaded model is a condition or a value with a text of its own. */
export const hasConditionText = (value: object): value is Condition | Expression =>
  'node' in value && Object.hasOwn(writers, String(value.node));
