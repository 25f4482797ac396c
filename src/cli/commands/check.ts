import { basename } from 'node:path';
import { Command } from 'commander';
import { checkMeaning, setsOf } from '../../meaning/check-meaning.js';
import { runExamples } from '../../rules/examples/run-examples.js';
import { citationOf } from '../../rules/model/notice.js';
import type { RuleSet } from '../../rules/model/rule-set.js';
import { loadSystems } from '../../screens/load/load-systems.js';
import { dataOptions, type DataDirectories } from '../options/data-options.js';
import type { Terminal } from '../terminal/terminal.js';

const whereToRead = 'docs/findings.md says of each code what it means, with an example, and what cures it.';

/**
 * `check`: loads rules and screens, runs the examples of the rules and looks at what all of it means, with all findings in one report. Exit code 1
 * when one is an error. Examples run only on data without errors: what they rest on would be missing.
 */
export function checkCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('check').description('check rules and screens, and run the examples of the rules');
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async ({ rules, screens }: DataDirectories) => {
    const { systems, findings } = loadSystems(rules, screens);
    const lines: string[] = [];
    if (findings.errors.length === 0) {
      for (const ruleSet of systems.ruleSets) {
        const examples = runExamples(ruleSet);
        findings.addFrom(examples.findings, basename(rules));
        lines.push(`${ruleSet.system}: ${sizes(ruleSet)}, ${examples.count} examples run\n`, ...unapproved(ruleSet));
      }
    }
    if (findings.errors.length === 0) {
      const meaning = checkMeaning(setsOf(systems));
      findings.addFrom(meaning.rules, basename(rules));
      findings.addFrom(meaning.screens, basename(screens));
    }
    const report = findings.report();
    if (report !== '') await terminal.out(`${report}\n${whereToRead}\n`);
    for (const line of lines) await terminal.out(line);
    const errors = findings.errors.length;
    await terminal.out(`${errors} errors, ${findings.all.length - errors} warnings\n`);
    done(errors > 0 ? 1 : 0);
  });
}

function sizes({ rules, objects, catalogues, parameterSets }: RuleSet): string {
  const attributes = new Set(
    [...objects.values()].flatMap((kind) => [...kind.attributes.values()].map(({ id }) => id)),
  );
  return `${rules.length} rules, ${attributes.size} attributes, ${catalogues.size} catalogues, ${parameterSets.size} parameter sets`;
}

/** Wordings that counsel has not approved: nothing is wrong with the files, but whoever publishes them should know. */
function unapproved({ system, notices }: RuleSet): readonly string[] {
  const waiting = [...notices.values()].flatMap((notice) =>
    notice.versions.filter(({ approvedBy }) => approvedBy === undefined).map((version) => citationOf(notice, version)),
  );
  return waiting.length === 0 ? [] : [`${system}: counsel must approve the notices ${waiting.join(', ')}\n`];
}
