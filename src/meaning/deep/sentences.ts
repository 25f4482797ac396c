/** A value as the solver has it: whether it is there, and its number; a date has its first and its last reading. */
export interface Term {
  readonly there: string;
  readonly low: string;
  readonly high: string;
}

/** A number that is always there. */
export const fixed = (value: string): Term => ({ there: 'true', low: value, high: value });

/** All of them, or one of them. */
export function joined(operator: 'and' | 'or', parts: readonly string[]): string {
  const [first] = parts;
  if (first === undefined) return operator === 'and' ? 'true' : 'false';
  return parts.length === 1 ? first : `(${operator} ${parts.join(' ')})`;
}

/** A number exactly as it is written, which the solver reckons with as a fraction. */
export function real(value: number): string {
  const [digits, exponent] = Math.abs(value).toExponential().split('e') as [string, string];
  const [whole, rest = ''] = digits.split('.');
  const power = Number(exponent) - rest.length;
  const number = `${whole}${rest}`;
  const found = power >= 0 ? `${number}${'0'.repeat(power)}.0` : `(/ ${number}.0 1${'0'.repeat(-power)}.0)`;
  return value < 0 ? `(- ${found})` : found;
}

type Say = (one: Term, other: Term) => string;

/** Comparisons of numbers and codes, by their operators. */
export const ofNumbers: Readonly<Record<string, Say>> = {
  equal: (one, other) => `(= ${one.low} ${other.low})`,
  notEqual: (one, other) => `(not (= ${one.low} ${other.low}))`,
  lessThan: (one, other) => `(< ${one.low} ${other.low})`,
  lessThanInclusive: (one, other) => `(<= ${one.low} ${other.low})`,
  greaterThan: (one, other) => `(> ${one.low} ${other.low})`,
  greaterThanInclusive: (one, other) => `(>= ${one.low} ${other.low})`,
};

/** Comparisons of dates, of which each reading counts. */
export const ofDates: Readonly<Record<string, Say>> = {
  before: (one, other) => `(< ${one.high} ${other.low})`,
  notBefore: (one, other) => `(>= ${one.low} ${other.high})`,
  after: (one, other) => `(> ${one.low} ${other.high})`,
  notAfter: (one, other) => `(<= ${one.high} ${other.low})`,
};

const isNumber = (term: string): boolean => !term.includes('v');

/** Operators that keep to sums; a product or a quotient with a number only. */
export const linear: Readonly<Record<string, (terms: readonly string[]) => string | undefined>> = {
  add: (terms) => `(+ ${terms.join(' ')})`,
  subtract: (terms) => `(- ${terms.join(' ')})`,
  multiply: (terms) => (terms.filter((term) => !isNumber(term)).length < 2 ? `(* ${terms.join(' ')})` : undefined),
  abs: ([term = '0.0']) => `(ite (>= ${term} 0.0) ${term} (- ${term}))`,
};
