import { Command } from 'commander';
import { didYouMean } from '../../documents/findings/nearest.js';
import type { DataDirectories } from '../../documents/data-directories.js';
import { toEngineJson } from '../../rules/explain/engine-json.js';
import type { Notice } from '../../rules/model/notice.js';
import type { Rule } from '../../rules/model/rule.js';
import { loadPrepared } from '../../prepared/load-prepared.js';
import { dataOptions } from '../options/data-options.js';
import { jsonText } from '../terminal/json-text.js';
import type { Terminal } from '../terminal/terminal.js';

/**
 * `show <rule>`: a rule as pure json-rules-engine JSON, in every rule system that has it (rule language, "Conditions").
 * `show <notice>`: a notice with its source, its versions and who approved them.
 */
export function showCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('show')
    .description('print a plausibility rule as json-rules-engine JSON, or a notice with its versions')
    .argument('<rule or notice>', 'id of the rule, key of the notice');
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (id: string, { rules: rulesDirectory, screens }: DataDirectories) => {
    const { ruleSets } = (await loadPrepared(rulesDirectory, screens)).systems;
    const found = ruleSets.flatMap(({ system, rules, notices }) => [
      ...rules.filter((rule) => rule.id === id).map((rule) => ({ system, ...shown(rule) })),
      ...[...notices.values()].filter(({ key }) => key === id).map((notice) => ({ system, ...shownNotice(notice) })),
    ]);
    if (found.length > 0) {
      await terminal.out(jsonText(found.length === 1 ? found[0] : found));
      return;
    }
    const rules = new Set(ruleSets.flatMap((ruleSet) => ruleSet.rules.map((rule) => rule.id)));
    const notices = new Set(ruleSets.flatMap((ruleSet) => [...ruleSet.notices.keys()]));
    const named = notices.size === 0 ? '' : `; the notices are ${[...notices].join(', ')}`;
    terminal.err(
      `there is no rule ${id}, and no notice${didYouMean(id, [...rules, ...notices])}; the rules are ${[...rules].join(', ')}${named}\n`,
    );
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

/** A notice as its file has it; nobody may have approved a version yet. */
const shownNotice = ({ key, source, versions, at }: Notice): object => ({
  notice: key,
  at: `${at.file}:${at.line}`,
  source,
  versions: versions.map(({ version, from, title, text, approvedBy }) => ({
    ...{ version, from, title, text },
    approvedBy: approvedBy ?? 'nobody yet: counsel must approve it',
  })),
});
