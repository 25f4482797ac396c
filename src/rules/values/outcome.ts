import type { Gap } from './gap.js';

/** The four outcomes as compiled conditions pass them on (rule language, "Three values, and what is not there"). */
export const Outcome = { false: 0, true: 1, unknown: 2, none: 3 } as const;
export type Outcome = (typeof Outcome)[keyof typeof Outcome];

/** The four outcomes of a condition; at its root `none` counts as false. */
export type Truth = 'true' | 'false' | 'unknown' | 'none';

const words: readonly Truth[] = ['false', 'true', 'unknown', 'none'];

/** The outcome as the rest of the service says it. */
export const truthOf = (outcome: Outcome): Truth => words[outcome] as Truth;

const verdicts = { true: 'violated', false: 'satisfied', none: 'satisfied', unknown: 'undecided' } as const;

/** What became of a rule whose `violatedWhen` comes to a truth, as examples write it. */
export const verdictOf = (truth: Truth): (typeof verdicts)[Truth] => verdicts[truth];

/** What a comparison comes to when a side is not there. */
export const outcomeOf = (gap: Gap): Outcome => (gap.kind === 'none' ? Outcome.none : Outcome.unknown);

/** False if one is false, else unknown if one is unknown, else none if one is none, else true. */
export function allOf<T>(items: readonly T[], outcome: (item: T) => Outcome): Outcome {
  let result: Outcome = Outcome.true;
  for (const item of items) {
    const one = outcome(item);
    if (one === Outcome.false) return one;
    if (one === Outcome.unknown || (one === Outcome.none && result === Outcome.true)) result = one;
  }
  return result;
}

/** True if one is true, else unknown if one is unknown, else none if one is none, else false. */
export function anyOf<T>(items: readonly T[], outcome: (item: T) => Outcome): Outcome {
  let result: Outcome = Outcome.false;
  for (const item of items) {
    const one = outcome(item);
    if (one === Outcome.true) return one;
    if (one === Outcome.unknown || (one === Outcome.none && result === Outcome.false)) result = one;
  }
  return result;
}
