import type { Notes } from './notes.js';
import type { Example } from './example.js';
import type { Condition, DerivedFact } from './expression.js';
import type { Position } from '../../documents/position.js';
import type { Words } from './words.js';

/** `error` and `incomplete` block, `warning` and `information` are shown and block nothing. */
export type Severity = 'error' | 'incomplete' | 'warning' | 'information';

/** A plausibility rule (rule language, `plausibility/<topic>.yaml`), resolved. */
export interface Rule extends Notes {
  readonly id: string;
  readonly scope: string;
  readonly severity: Severity;
  /** Keys of source types; undefined: every source type that asks what the rule concerns. */
  readonly sources: readonly string[] | undefined;
  /** Facts of this rule alone. */
  readonly with: ReadonlyMap<string, DerivedFact>;
  readonly violatedWhen: Condition;
  /** ICU MessageFormat by locale. */
  readonly message: Words;
  /** Fact paths of the attributes whose questions show the violation; default: all it rests on. */
  readonly concerns: readonly string[];
  readonly reference: string;
  readonly examples: readonly Example[];
  /** Why what checking proves of it (that it is switched off everywhere, say) is meant so. */
  readonly intended: string | undefined;
  readonly at: Position;
}
