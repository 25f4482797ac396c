import type { Findings } from '../../../src/documents/findings/findings.js';
import type { Reading } from '../../../src/documents/reading.js';
import { runAllExamples } from '../../../src/rules/examples/run-examples.js';
import { loadRuleSystems } from '../../../src/rules/load/load-rule-systems.js';

/**
 * What is found in the rules of a directory; of those without errors also what comes out of their examples, each as the
 * check tells it.
 */
export function foundInRules(directory: string, reading: Reading): Findings {
  const { systems, findings } = loadRuleSystems(directory, reading);
  if (findings.errors.length === 0) findings.repeat(runAllExamples(systems).findings.all);
  return findings;
}
