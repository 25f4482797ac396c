import type { Findings } from '../../documents/findings/findings.js';

/** Where readers of screens tell what they find. */
export interface Told {
  readonly findings: Findings;
  /** What is found to be wrong in the rules, at places there. */
  readonly inRules: Findings;
}
