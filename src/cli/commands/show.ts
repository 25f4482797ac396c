import { Command } from 'commander';
import { toEngineJson } from '../../rules/explain/engine-json.js';
import type { Rule } from '../../rules/model/rule.js';
import { loadChecked } from '../../screens/load/load-checked.js';
import { dataOptions, type DataDirectories } from '../options/data-options.js';
import type { Terminal } from '../terminal/terminal.js';

/**
 * `show <rule>`: a rule as pure json-rules-engine JSON, in every rule system that has it (rule language, "Conditions").
 */
export function showCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('show')
    .description('print a plausibility rule as json-rules-engine JSON')
    .argument('<rule>', 'id of the rule');
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (id: string, { rules: rulesDirectory, screens }: DataDirectories) => {
    const { ruleSets } = loadChecked(rulesDirectory, screens).systems;
    const found = ruleSets.flatMap(({ system, rules }) =>
      rules.filter((rule) => rule.id === id).map((rule) => ({ system, ...shown(rule) })),
    );
    if (found.length > 0) {
      await terminal.out(`${JSON.stringify(found.length === 1 ? found[0] : found, null, 2)}\n`);
      return;
    }
    const known = [...new Set(ruleSets.flatMap(({ rules }) => rules.map((rule) => rule.id)))];
    terminal.err(`there is no rule ${id}; the rules are ${known.join(', ')}\n`);
    done(1);
  });
}

/** The engine's own shape of a rule: conditions and an event. A condition that is always true or false has no JSON. */
function shown({ id, scope, severity, violatedWhen, reference, at }: Rule): object {
  return {
    scope,
    at: `${at.file}:${at.line}`,
    reference,
    conditions: toEngineJson(violatedWhen) ?? null,
    event: { type: id, params: { severity } },
  };
}
