import { remembered } from '../../lists/remembered.js';
import type { Condition, DerivedFact, Expression } from '../model/expression.js';
import type { Rule } from '../model/rule.js';
import { instrumented } from '../program/instrumented.js';
import { judgeExample } from './judge-example.js';
import { nodesIn } from './parts-tried.js';
import type { PreparedExample } from './prepare-example.js';

type Whole = Condition | Expression;

/** Something in a rule or fact that could be left out, and that an example is to need. */
export interface LeftOutPart {
  readonly of: Whole;
  /** What is left of it then. */
  readonly by: Whole;
  /** A word of a list, a condition among several, an operand, or all that is summed. */
  readonly without: string | number | Whole;
}

/** The same where more is known of what is left, and of what is left out. */
interface LeftOut<By extends Whole, Without extends LeftOutPart['without']> extends LeftOutPart {
  readonly by: By;
  readonly without: Without;
}

const known = new WeakMap<Rule | DerivedFact, readonly LeftOutPart[]>();

/** What could be left out of what is written in a rule, with its own facts, or in a fact itself. */
export const partsToLeaveOut = (of: Rule | DerivedFact): readonly LeftOutPart[] =>
  remembered(known, of, () => {
    const nodes = [...nodesIn(of)];
    const terms = new Set<Whole>();
    for (const node of nodes)
      for (const { without } of termsOf(node)) if (typeof without === 'object') terms.add(without);
    return nodes.flatMap((node) => [
      ...wordsOf(node),
      ...conditionsOf(node),
      ...termsOf(node),
      ...(terms.has(node) ? [] : sumOf(node)),
    ]);
  });

/** A comparison without one of the words that it lists. */
export function wordsOf(comparison: Whole): readonly LeftOut<Condition, string | number>[] {
  if (comparison.node !== 'comparison') return [];
  const { right } = comparison;
  if (right.node !== 'literal' || right.type.kind !== 'list' || !Array.isArray(right.value)) return [];
  const words = right.value as readonly (string | number)[];
  if (words.length < 2) return [];
  return words.map((without) => {
    const value = words.filter((each) => each !== without);
    return { of: comparison, by: { ...comparison, right: { ...right, value } }, without };
  });
}

/** Conditions of which all or one must hold, without one of them. */
export function conditionsOf(group: Whole): readonly LeftOut<Condition, Condition>[] {
  if ((group.node !== 'all' && group.node !== 'any') || group.conditions.length < 2) return [];
  const { node, conditions } = group;
  return conditions.map((without) => {
    return { of: group, by: { node, conditions: conditions.filter((each) => each !== without) }, without };
  });
}

/** Operators that reckon the same without an operand as with this number in its place. */
const neutral: Readonly<Record<string, number>> = { add: 0, subtract: 0, multiply: 1 };

function termsOf(operation: Whole): readonly LeftOutPart[] {
  const nothing = operation.node === 'operation' ? neutral[operation.operator] : undefined;
  if (operation.node !== 'operation' || nothing === undefined) return [];
  const { operands } = operation;
  return operands.flatMap((without) => {
    // As `multiply: [hours, 1]`, which only gives a value another unit.
    if (without.node === 'literal' && without.value === nothing) return [];
    const instead = operands.map((each) => (each === without ? numberOf(nothing, each) : each));
    return { of: operation, by: { ...operation, operands: instead }, without };
  });
}

const numberOf = (value: number, { type }: Expression): Expression => ({ node: 'literal', value, type });

/** What is summed or counted over objects, when nothing is. */
const sumOf = (whole: Whole): readonly LeftOutPart[] =>
  whole.node === 'aggregate' && (whole.aggregate === 'sum' || whole.aggregate === 'count')
    ? [{ of: whole, by: numberOf(0, whole), without: whole }]
    : [];

/** The programs in which a part is left out. */
export const withoutPart = ({ of, by }: LeftOutPart): ReturnType<typeof instrumented> =>
  instrumented({ instead: new Map([[of, by]]) });

/** Whether one of some examples, which come out as they say, no longer does when a part is left out. */
export function isNeeded(part: LeftOutPart, examples: readonly PreparedExample[]): boolean {
  const changed = withoutPart(part);
  return examples.some((example) => judgeExample(example, changed(example.program)) !== undefined);
}
