import { unitWord } from '../../../rules/model/unit.js';
import type { Expression, NodeOf } from '../../../rules/model/expression.js';
import { writtenOptions } from '../../../rules/model/written-options.js';

const aspects = { value: '', stored: '', entered: '.entered', unit: '.unit', answeredOn: '.answeredOn' } as const;

const names: { readonly [K in Expression['node']]: (expression: NodeOf<K>) => string } = {
  literal: () => '',
  parameter: ({ parameter }) => `csp.${parameter.name}`,
  environment: ({ name }) => name,
  attribute: ({ attribute, aspect }) => `${attribute.fact}${aspects[aspect]}`,
  derived: ({ fact }) => fact.name,
  related: ({ relation, of }) => `${relation.name}.${nameOf(of)}`,
  object: ({ relation }) => relation.name,
  size: ({ of }) => `${'node' in of ? nameOf(of) : of.name}.count`,
  this: ({ of }) => `this.${nameOf(of)}`,
  case: ({ of }) => `case.${nameOf(of)}`,
  column: ({ of, column }) => `${nameOf(of)}.${column}`,
  datePart: ({ of, part }) => `${nameOf(of)}.${part}`,
  operation: ({ operator, options }) =>
    [operator, ...writtenOptions(options).map(([name, value]) => `${name} ${String(value)}`)].join(' '),
  aggregate: ({ aggregate, over }) => `${aggregate} over ${over.map(({ name }) => name).join('.')}`,
  table: ({ parameter, gives }) => `${gives} of the table csp.${parameter.name}`,
  condition: () => 'when',
  choice: () => 'choose',
  convert: ({ of, to }) => [nameOf(of), `in ${unitWord(to)}`].join(' ').trim(),
};

/** A value as a rule says it: the path that leads to it, or the operator that computes it; a literal has no name. */
export const nameOf = (expression: Expression): string =>
  (names[expression.node] as (expression: Expression) => string)(expression);
