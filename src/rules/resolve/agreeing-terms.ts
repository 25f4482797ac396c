import type { Expression } from '../model/expression.js';
import { nameOfValue } from '../operators/shown-condition.js';
import { sameType } from '../units/same-type.js';

/**
 * The names of what a value is one of, or is reckoned of, all of which are of its own type: where several agree, what
 * says that it is of another type is the slip. What multiplies or divides says nothing of that.
 */
export function agreeingTerms(whole: Expression): readonly string[] {
  const terms =
    whole.node === 'choice' ? whole.cases.map(({ is }) => is) : whole.node === 'operation' ? whole.operands : [];
  const named = terms.filter((term) => term.node !== 'literal');
  if (!named.every((term) => sameType(whole.type, term.type))) return [];
  return [...new Set(named.map(nameOfValue))];
}
