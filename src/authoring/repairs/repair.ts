import type { Position } from '../../documents/position.js';
import type { UnexpectedOutcome } from '../../rules/examples/run-example.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import type { Mended } from './slip.js';

/** Why examples of rules and facts do not come out as they say. */
export interface Repair {
  readonly at: Position;
  /** `with any of 2 instead of all of 2, all examples come out as they say`, and the like. */
  readonly why: string;
  /** What it explains. */
  readonly explains: readonly UnexpectedOutcome[];
  /** It is told beside the examples, which may themselves be wrong, instead of in their place. */
  readonly isGuess: boolean;
  /** What would be evaluated without the slip, in each system; none where only its place is known. */
  readonly mended: ReadonlyMap<RuleSet, Mended>;
}
