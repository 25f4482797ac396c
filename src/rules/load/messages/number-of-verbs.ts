/** Verbs in the number of which a text of a choice by number speaks. */
const verbs = {
  ofOthers: /(?<!\p{L})(?:sind|waren|wurden|are|were)(?!\p{L})/iu,
  ofOne: /(?<!\p{L})(?:ist|war|wurde|is|was)(?!\p{L})/iu,
};

/** With these the verb follows whom it is said of, and not the number behind it. */
const addressed = /(?<!\p{L})(?:Sie|wir|you|we|they|it|this|that)(?!\p{L})/iu;

/** A verb that a text of a choice by number has wrongly. */
export interface VerbInBoth {
  readonly of: 'one' | 'others';
  readonly verb: string;
}

/**
 * Of a choice by number: whether the text for one has the verb of several, as that for others has too, or the other way
 * round; most often one was copied from the other (`one {Es sind # Tag} other {Es sind # Tage}`).
 */
export function verbInBoth(forOne: string, forOthers: string): VerbInBoth | undefined {
  if (addressed.test(forOne)) return undefined;
  const several = verbs.ofOthers.exec(forOne)?.[0];
  if (several !== undefined && verbs.ofOthers.exec(forOthers)?.[0] === several) return { of: 'one', verb: several };
  const single = verbs.ofOne.exec(forOthers)?.[0];
  return single !== undefined && verbs.ofOne.exec(forOne)?.[0] === single ? { of: 'others', verb: single } : undefined;
}
