import type { Findings } from '../../documents/findings/findings.js';
import type { ExamplePrograms } from './example-programs.js';

/** Where findings go: what is wrong, and what a case of this parameter set cannot hold, though one of another may. */
export interface ExampleFindings {
  readonly findings: Findings;
  readonly notHere: Findings;
  /** What was compiled for other examples of the same parameter set; nothing when it is left out. */
  readonly programs?: ExamplePrograms;
  /**
   * What is given is taken as a capture takes it: answers set what they also set, and what another system knows is
   * passed over. By default nothing is there that is not given.
   */
  readonly asCaptured?: boolean;
}
