import { Findings } from '../../documents/findings.js';
import type { RuleSet } from '../model/rule-set.js';
import { buildRuleSet } from './build-rule-set.js';
import { ruleSetSchema } from './rule-set-schema.js';
import { Sources } from '../../documents/sources.js';

/**
 * Loads every rule system below a directory (rule language, "What loading proves"): each folder whose `rule-set.yaml`
 * has versions, with what it includes. Nothing is thrown: a missing file is a finding like any other, and all findings
 * of all files come in one report. A rule set with errors must not be used.
 */
export function loadRuleSystems(directory: string): {
  readonly systems: readonly RuleSet[];
  readonly findings: Findings;
} {
  const findings = new Findings();
  const sources = new Sources(directory, findings);
  const systems: RuleSet[] = [];
  const own = sources.folders().filter((folder) => isSystem(folder, sources));
  for (const folder of own) {
    const system = buildRuleSet(folder, sources, findings);
    if (system) systems.push(system);
  }
  if (own.length === 0) {
    findings.error(
      { file: '.', line: 1, column: 1 },
      'missing-file',
      `there is no rule system in ${directory}: expected a folder whose rule-set.yaml has versions`,
    );
  }
  checkParameterSetIds(systems, findings);
  return { systems, findings };
}

/** A folder without versions is there to be included. */
function isSystem(folder: string, sources: Sources): boolean {
  const file = `${folder}/rule-set.yaml`;
  return sources.has(file) && sources.document(file, ruleSetSchema)?.member('versions').present === true;
}

/** The id chooses the system (decisions, "Rule systems and versions"). */
function checkParameterSetIds(systems: readonly RuleSet[], findings: Findings): void {
  const owners = new Map<number, string>();
  for (const { system, parameterSets } of systems) {
    for (const id of parameterSets.keys()) {
      const owner = owners.get(id);
      const at = { file: `${system}/csp/${id}.yaml`, line: 1, column: 1 };
      if (owner !== undefined)
        findings.error(at, 'duplicate-id', `the parameter set ${id} belongs to the system ${owner} already`);
      owners.set(id, system);
    }
  }
}
