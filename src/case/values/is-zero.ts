import type { Value } from './value.js';

/** Whether a stored value is the number 0, in whatever unit. */
export const isZero = (value: Value | undefined): boolean => value?.kind === 'number' && value.value === 0;
