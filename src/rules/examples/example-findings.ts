import type { Findings } from '../../documents/findings.js';

/** Where findings go: what is wrong, and what a case of this parameter set cannot hold, though one of another may. */
export interface ExampleFindings {
  readonly findings: Findings;
  readonly notHere: Findings;
}
