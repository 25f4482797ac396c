import type { Condition } from '../../rules/model/expression.js';
import type { Block } from './in-words.js';
import type { Teller } from './teller.js';

/** Conditions that are joined alike inside each other as one list. */
export const flat = (node: 'all' | 'any', conditions: readonly Condition[]): readonly Condition[] =>
  conditions.flatMap((one) => (one.node === node ? flat(node, one.conditions) : [one]));

/** The conditions that must hold all, each told for itself; another one alone. */
export const everyOne = (condition: Condition, teller: Teller): readonly Block[] =>
  flat('all', [condition]).map((one) => teller.condition(one));
