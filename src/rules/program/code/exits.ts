import { Outcome } from '../../values/outcome.js';

/**
 * Where code goes on: statements that leave when the condition is true or false; else it goes on behind, with what
 * keeps it from being either added to a variable (1: something unknown, 2: something that is none).
 */
export interface Exits {
  readonly whenTrue: string;
  /** Empty where only the surely true is asked for: code then goes on behind whatever else the condition is. */
  readonly whenFalse: string;
  /** The variable; empty likewise. */
  readonly gaps: string;
}

/** For code that asks only whether a condition is surely true: what is false, unknown or none is all one to it. */
export const surely = (whenTrue: string): Exits => ({ whenTrue, whenFalse: '', gaps: '' });

/** Whether code asks only whether its condition is surely true. */
export const isSurely = ({ gaps }: Exits): boolean => gaps === '';

/** Leaves by an exit when a test holds. */
export const leaveWhen = (test: string, exit: string): string => (exit === '' ? '' : `if(${test}){${exit}}`);

/** Adds what is not there to the gaps. */
export const addGap = (gaps: string, gap: string): string => (gaps === '' ? '' : `${gaps}|=${gap};`);

/** Leaves by what an outcome is that a variable holds, so much more than the outcome. */
export const leaveBy = (variable: string, more: number, { whenTrue, whenFalse, gaps }: Exits): string =>
  leaveWhen(`${variable}===${Outcome.true + more}`, whenTrue) +
  leaveWhen(`${variable}===${Outcome.false + more}`, whenFalse) +
  addGap(gaps, `${variable}-${Outcome.true + more}`);
