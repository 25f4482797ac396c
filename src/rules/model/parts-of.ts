import type { Condition, Expression, NodeOf, RelationPath } from './expression.js';

type Whole = Expression | Condition;

/** One thing that a value or a condition is made of, and the objects it is read from. */
export interface Part {
  /** Undefined: the objects themselves are what is read. */
  readonly of: Whole | undefined;
  /**
   * Where the way to these objects begins: at the object of the whole (`here`), also as the one that `this` means in
   * the part (`fact`), at the object that `this` means, or at the case.
   */
  readonly from: 'here' | 'fact' | 'this' | 'case';
  /** The relations that are walked through from there. */
  readonly over: readonly RelationPath[];
}

const nothing = (): readonly Part[] => [];
const here = (of: Whole): Part => ({ of, from: 'here', over: [] });
const objects = (relation: RelationPath): Part => ({ of: undefined, from: 'here', over: [relation] });

const parts: { readonly [K in Whole['node']]: (whole: NodeOf<K>) => readonly Part[] } = {
  literal: nothing,
  parameter: nothing,
  environment: nothing,
  attribute: nothing,
  derived: ({ fact }) => [{ ...here(fact.is), from: 'fact' }],
  related: ({ relation, of }) => [{ of, from: 'here', over: [relation] }],
  object: ({ relation }) => [objects(relation)],
  size: ({ of }) => ['node' in of ? here(of) : objects(of)],
  this: ({ of }) => [{ ...here(of), from: 'this' }],
  case: ({ of }) => [{ ...here(of), from: 'case' }],
  column: ({ of }) => [here(of)],
  datePart: ({ of }) => [here(of)],
  convert: ({ of }) => [here(of)],
  operation: ({ operands }) => operands.map(here),
  aggregate: ({ from, over, where, of }) => {
    const read = [where, of].filter((part) => part !== undefined);
    return (read.length > 0 ? read : [undefined]).map((part): Part => ({ of: part, from: from ?? 'here', over }));
  },
  table: ({ at }) => Object.values(at).map(here),
  condition: ({ condition }) => [here(condition)],
  choice: ({ cases }) => cases.flatMap(({ when, is }) => (when ? [here(when), here(is)] : [here(is)])),
  always: nothing,
  all: ({ conditions }) => conditions.map(here),
  any: ({ conditions }) => conditions.map(here),
  atLeast: ({ conditions }) => conditions.map(here),
  comparison: ({ left, right }) => [left, right].map(here),
};

/**
 * What a value or a condition is made of, in the order in which it is written: the one place that knows the inside of
 * every node. Whoever walks through expressions asks here and says only what is his own.
 */
export function partsOf(whole: Whole): readonly Part[] {
  return (parts[whole.node] as (whole: Whole) => readonly Part[])(whole);
}

/** The conditions that choose among the objects on the way to a part. */
export const choosersOf = ({ over }: Part): readonly Condition[] =>
  over.flatMap((way) => (way.kind !== 'many' && way.where ? [way.where] : []));

const conditionNodes: ReadonlySet<Whole['node']> = new Set<Condition['node']>([
  'comparison',
  'all',
  'any',
  'atLeast',
  'always',
]);

export const isCondition = (whole: Whole): whole is Condition => conditionNodes.has(whole.node);

/** A step of a path: what follows it is read from another object. */
export const isStep = (whole: Whole): whole is NodeOf<'related' | 'this' | 'case'> =>
  whole.node === 'related' || whole.node === 'this' || whole.node === 'case';
