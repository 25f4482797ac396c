import type { meaningFindings } from '../documents/finding-codes/meaning-findings.js';
import type { Position } from '../documents/position.js';
import type { Rule } from '../rules/model/rule.js';

export type MeaningCode = keyof typeof meaningFindings;

/** Something that may be so under some parameter sets, of some systems: a finding when it is so wherever it is loaded. */
export interface Everywhere {
  /** What kind of file it stands in. */
  readonly about: 'rules' | 'screens';
  readonly at: Position;
  readonly code: MeaningCode;
  readonly message: string;
  /** The rule, where it says that it is meant so. */
  readonly intended?: Rule | undefined;
  /** Whether it is so under this parameter set. */
  readonly holds: boolean;
}
