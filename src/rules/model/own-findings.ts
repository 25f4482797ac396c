/**
 * What the service itself finds (rule language, `plausibility/findings.yaml`): its keys, each with the placeholders
 * that its message may use. The words and severities are rule data; a missing or surplus key is a load error.
 */
export const ownFindings = {
  /** A mandatory question is not answered. */
  'question-open': ['question'],
  /** A stored code is not, or no longer, in its catalogue. */
  'code-not-found': ['attribute', 'code'],
  /** An answer is kept though its question no longer applies. */
  'answer-without-question': ['question'],
  /** Something cannot be decided because a value failed. */
  undecidable: ['reason'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OwnFindingKey = keyof typeof ownFindings;

export const isOwnFinding = (key: string): key is OwnFindingKey => Object.hasOwn(ownFindings, key);
