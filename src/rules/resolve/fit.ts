import type { Position } from '../../documents/position.js';
import { sameType } from '../units/same-type.js';
import type { Expression, FactType } from '../model/expression.js';
import { inUnit } from '../units/in-unit.js';
import { type Site, refuse } from './site.js';
import { typeName } from './type-name.js';

const numeric = (type: FactType): boolean =>
  type.kind === 'number' || type.kind === 'range' || (type.kind === 'list' && numeric(type.of));

/** A value brought to an expected type: numbers to its unit; a finding when kind, catalogue or dimension differ. */
export function fit(expression: Expression, expected: FactType, at: Position, site: Site): Expression | undefined {
  const element = expected.kind === 'list' ? expected.of : expected;
  const unit = element.kind === 'number' || element.kind === 'range' ? element.unit : undefined;
  const fitted = numeric(expected) ? inUnit(expression, unit) : expression;
  if (fitted && sameType(expected, fitted.type)) return fitted;
  const code =
    numeric(expected) && numeric(expression.type) && expected.kind === expression.type.kind
      ? 'wrong-dimension'
      : 'wrong-kind';
  return refuse(site, at, code, `expected ${typeName(expected)}, found ${typeName(expression.type)}`);
}
