import type { Position } from '../../documents/position.js';
import { sameType } from '../units/same-type.js';
import type { Expression, FactType } from '../model/expression.js';
import { inUnit } from '../units/in-unit.js';
import { type Site, refuse } from './site.js';
import { kindRead } from '../model/kind-read.js';
import { typeName } from './type-name.js';
import { unitOfParameter } from '../model/unit-of-parameter.js';

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
  if (expected.kind === 'word' && expression.type.kind === 'word')
    return refuse(site, at, code, otherWords(expected.values, expression.type.values, site));
  const about = code === 'wrong-dimension' ? unitOfParameter(expression) : kindRead(expression)?.about;
  return refuse(site, at, code, `expected ${typeName(expected)}, found ${typeName(expression.type)}`, about);
}

/**
 * Two lists of words that should be one: which words only one of them has, and where the columns are that list them.
 */
function otherWords(expected: readonly string[], found: readonly string[], { scope }: Site): string {
  const surplus = found.filter((word) => !expected.includes(word));
  return `found a word of ${listOf(found, scope.model)}; expected one of ${listOf(expected, scope.model)}, which lacks ${surplus.join(', ')}: add it there, or take it away here`;
}

function listOf(words: readonly string[], { catalogues }: Site['scope']['model']): string {
  for (const { name, columns, at } of catalogues.values())
    for (const column of columns.values())
      if (column.values?.join() === words.join()) return `the column ${column.name} of ${name} (${at.file})`;
  return words.join(', ');
}
