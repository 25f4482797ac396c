/**
 * The compiled program and json-rules-engine do not say the same about a rule: an internal error, to be logged with its
 * case.
 */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';

  constructor(
    readonly ruleId: string,
    readonly objectId: number,
    /** What json-rules-engine saw. */
    readonly tree: unknown,
  ) {
    super(
      `json-rules-engine does not confirm that the rule ${ruleId} is violated for the object ${objectId}: ${JSON.stringify(tree)}`,
    );
  }
}
