import type { Condition } from '../../rules/model/expression.js';
import type { Instance } from '../../rules/program/program.js';
import { elementsOf } from '../../rules/values/fact-value.js';
import { valueOf } from './value-of.js';
import { visitRead } from './visit-read.js';

/**
 * By how much the left side of each comparison of numbers exceeds the right, or each number of a pair; in a fixed
 * order.
 */
export function excessesOf(condition: Condition, instance: Instance): readonly number[] {
  return visitRead(condition, instance).flatMap((visited) => {
    const { whole } = visited;
    if (whole.node !== 'comparison' || !whole.right) return [];
    const [left, right] = [valueOf(whole.left, visited), valueOf(whole.right, visited)];
    const rights = Array.isArray(right) ? elementsOf(right) : [right];
    return rights.map((each) => (typeof left === 'number' && typeof each === 'number' ? left - each : Number.NaN));
  });
}
