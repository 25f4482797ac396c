import type { Attribute } from '../../rules/model/attribute.js';
import type { Condition, Expression } from '../../rules/model/expression.js';

/**
 * The questions about a period whose answers make a condition true: a yes, or a number above a limit. `all` is opened
 * by each of its parts together, `any` by whichever of them; what no answer of this kind decides is no part. Undefined:
 * none.
 */
export type Opening =
  | { readonly kind: 'question'; readonly attribute: Attribute }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Opening[] }
  | undefined;

/** What opens a condition, through the derived facts that it asks. */
export function openingOf(condition: Condition): Opening {
  if (condition.node === 'always') return undefined;
  if (condition.node !== 'comparison')
    return together(condition.node === 'all' ? 'all' : 'any', condition.conditions.map(openingOf));
  const asked = inside(condition.left);
  if (asked.node === 'attribute')
    return saysYes(condition, asked.attribute) ? { kind: 'question', attribute: asked.attribute } : undefined;
  const holds = asked.node === 'derived' ? asked.fact.is : undefined;
  return holds?.node === 'condition' && isTrue(condition) ? openingOf(holds.condition) : undefined;
}

/** One opening of several; what is undefined opens nothing and asks for nothing. */
export function together(kind: 'all' | 'any', openings: readonly Opening[]): Opening {
  const of = openings.filter((opening) => opening !== undefined);
  return of.length > 1 ? { kind, of } : of[0];
}

type Comparison = Extract<Condition, { readonly node: 'comparison' }>;

/** A question without a period is about today, and says nothing of how far back others may ask. */
const saysYes = ({ operator, right }: Comparison, { kind, lookBack }: Attribute): boolean => {
  if (lookBack === undefined) return false;
  if (kind === 'number') return operator === 'greaterThan' || operator === 'greaterThanInclusive';
  return operator === 'isConfirmed' ? literalOf(right) !== false : operator === 'equal' && literalOf(right) === 'yes';
};

const isTrue = ({ operator, right }: Comparison): boolean =>
  (operator === 'equal' || operator === 'isConfirmed') && literalOf(right) !== false;

const literalOf = (right: Expression) => (right.node === 'literal' ? right.value : undefined);

/** The value itself, in whatever object it stands. */
function inside(expression: Expression): Expression {
  const { node } = expression;
  return node === 'related' || node === 'this' || node === 'case' || node === 'convert'
    ? inside(expression.of)
    : expression;
}
