import type { Expression } from './expression.js';
import { isStep } from './parts-of.js';

/**
 * The smallest difference between two values that a person would write: of an attribute, one of its last decimal; else
 * one of the limit's.
 */
export function stepOf(value: Expression, limit: number | undefined): number {
  return stepOfValue(value) ?? decimalStep(limit ?? 0);
}

function stepOfValue(value: Expression): number | undefined {
  if (value.node === 'attribute') return 10 ** -(value.attribute.decimals ?? 0);
  if (value.node === 'derived') return stepOfValue(value.fact.is);
  return isStep(value) ? stepOfValue(value.of) : undefined;
}

/** One of the last decimal that a number is written with. */
export function decimalStep(value: number): number {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return 10 ** -decimals;
}
