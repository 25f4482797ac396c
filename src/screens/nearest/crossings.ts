import type { AnswerScale } from './answer-scale.js';

/** So far apart two steps are taken, that what is rounded on the way differs. */
const apart = 64;
/** So often a crossing is reckoned again from where the last one was found. */
const rounds = 2;
/** Conditions with more comparisons than anybody writes are not followed for ever. */
const mostFollowed = 20;

/**
 * The steps at which the sides of a comparison are equal, if these go on as they do at the present step: where a limit
 * is passed twice (an amount of a difference, say), neither end of the scale betrays it. `excesses`: by how much the
 * left side of each comparison exceeds the right at a step.
 */
export function crossings(
  { present, least, most }: Pick<AnswerScale, 'present' | 'least' | 'most'>,
  excesses: (step: number) => readonly number[],
): readonly number[] {
  const found = new Set<number>();
  const isOnScale = (step: number): boolean => step >= least && step <= most;
  let from: readonly number[] = [Math.round(present)].filter(isOnScale);
  for (let round = 0; round < rounds; round++) {
    const next = new Set<number>();
    for (const step of from.slice(0, mostFollowed))
      for (const other of [step - apart, step + apart].filter(isOnScale))
        for (const crossing of between([step, excesses(step)], [other, excesses(other)]))
          if (isOnScale(crossing) && !found.has(crossing)) next.add(Math.round(crossing));
    for (const step of next) found.add(step);
    from = [...next];
  }
  return [...found];
}

type Point = readonly [step: number, excesses: readonly number[]];

/** Where the straight line through two points is 0, for each comparison that is asked at both. */
function between([a, ofA]: Point, [b, ofB]: Point): readonly number[] {
  if (ofA.length !== ofB.length) return [];
  return ofA.map((excess, index) => a - (excess * (b - a)) / ((ofB[index] as number) - excess)).filter(Number.isFinite);
}
