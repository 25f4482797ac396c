import { Command } from 'commander';
import { loadSystems } from '../screens/load-systems.js';
import { dataOptions, type DataDirectories } from './data-options.js';
import type { Terminal } from './terminal.js';

/** `check`: loads rules and screens alone, with all findings in one report. Exit code 1 when one is an error. */
export function checkCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('check').description('check rules and screens, and run the examples of the rules');
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async ({ rules, screens }: DataDirectories) => {
    const { systems, findings } = loadSystems(rules, screens);
    const report = findings.report();
    if (report !== '') await terminal.out(`${report}\n`);
    if (findings.errors.length > 0) {
      terminal.err(`${findings.errors.length} errors\n`);
      done(1);
      return;
    }
    for (const { system, rules: plausibility, objects, catalogues, parameterSets } of systems.ruleSets) {
      const attributes = new Set([...objects.values()].flatMap((kind) => [...kind.attributes.values()].map(({ id }) => id)));
      const counts = [`${plausibility.length} rules`, `${attributes.size} attributes`, `${catalogues.size} catalogues`, `${parameterSets.size} parameter sets`];
      await terminal.out(`${system}: ${counts.join(', ')}\n`);
    }
  });
}
