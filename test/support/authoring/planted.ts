import type { RuleSet } from '../../../src/rules/model/rule-set.js';
import type { Edit } from '../rules/edited-files.js';
import { loadEdited } from '../rules/tiny-rules.js';

/** A rule that is planted into the tiny rules, with its examples, each on a line. */
export interface PlantedRule {
  readonly scope?: string;
  /** Lines of `with`, in one line of YAML. */
  readonly with?: string;
  readonly violatedWhen: string;
  readonly examples: readonly string[];
}

export const plantedFile = 'common/plausibility/planted.yaml';

/** The file of a planted rule, whose id is `planted`; its condition stands in line 5. */
export const plantedText = ({ scope = 'person', with: own, violatedWhen, examples }: PlantedRule): string =>
  [
    `scope: ${scope}`,
    'rules:',
    '  planted:',
    '    severity: warning',
    `    violatedWhen: ${violatedWhen}`,
    ...(own === undefined ? [] : [`    with: ${own}`]),
    '    message: { en: "Planted.", de: "Gepflanzt." }',
    '    reference: none',
    '    examples:',
    ...examples.map((example) => `      - ${example}`),
    '',
  ].join('\n');

/** The tiny rules with a planted rule and other edits. @throws Error with the report when they do not load. */
export function withPlanted(rule: PlantedRule, edits: readonly Edit[] = []): RuleSet {
  const { systems, findings } = loadEdited([...edits, { file: plantedFile, find: '', replace: plantedText(rule) }]);
  if (findings.errors.length > 0 || !systems[0]) throw new Error(findings.report());
  return systems[0];
}
