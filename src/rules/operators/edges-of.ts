import type { Condition, NodeOf } from '../model/expression.js';
import { stepOf } from '../model/step-of.js';
import { type FactValue, elementsOf, isDate } from '../values/fact-value.js';
import { Gap } from '../values/gap.js';
import { partialDate } from '../values/partial-date.js';

type Comparison = NodeOf<'comparison', Condition>;

/** A value at which a comparison turns: a limit, or an end of a range. */
export interface Edge {
  readonly of: Comparison;
  /** Of a range: which of its ends. */
  readonly end?: 'lowest' | 'highest';
  /** The smallest difference that tells two values apart: in the unit of the left side, or in days. */
  readonly step: number;
  /**
   * How far the left side of an evaluation lies above the edge, and how large the edge is itself; undefined where a
   * side is not known to a number or a day.
   */
  from(left: FactValue, right: FactValue): { readonly distance: number; readonly size: number } | undefined;
}

const ofNumbers: readonly string[] = ['lessThan', 'lessThanInclusive', 'greaterThan', 'greaterThanInclusive'];
const ofRanges: readonly string[] = ['between', 'notBetween'];
const ofDates: readonly string[] = ['before', 'notAfter', 'after', 'notBefore'];

/**
 * The edges of a comparison with limits: of numbers, of ranges, and of dates that are written down or are parameters.
 */
export function edgesOf(of: Comparison): readonly Edge[] {
  const { operator, decorator, left, right } = of;
  if (decorator) return [];
  const literal = right.node === 'literal' ? right.value : undefined;
  if (ofNumbers.includes(operator) && right.type.kind === 'number') {
    const step = stepOf(left, typeof literal === 'number' ? literal : undefined);
    return [{ of, step, from: (one, limit) => differenceOf(one, limit) }];
  }
  if (ofRanges.includes(operator)) {
    const step = stepOf(left, (literal as readonly number[] | undefined)?.[0]);
    const ends = ['lowest', 'highest'] as const;
    return ends.map((end, index) => ({
      of,
      end,
      step,
      from: (one, range) => differenceOf(one, elementAt(range, index)),
    }));
  }
  const isFixed = right.node === 'literal' || right.node === 'parameter';
  if (ofDates.includes(operator) && isFixed) return [{ of, step: 1, from: daysBetween }];
  return [];
}

const elementAt = (range: FactValue, index: number): FactValue | undefined =>
  range instanceof Gap ? undefined : elementsOf(range)[index];

function differenceOf(left: FactValue, edge: FactValue | undefined): ReturnType<Edge['from']> {
  if (typeof left !== 'number' || typeof edge !== 'number') return undefined;
  return { distance: left - edge, size: Math.abs(edge) };
}

/** A day has no size of its own: only the one beside it is near. */
function daysBetween(left: FactValue, right: FactValue): ReturnType<Edge['from']> {
  const [one, limit] = [left, right].map((date) =>
    !(date instanceof Gap) && isDate(date) && partialDate.isExact(date) ? partialDate.earliest(date) : undefined,
  );
  return one === undefined || limit === undefined ? undefined : { distance: one - limit, size: 0 };
}
