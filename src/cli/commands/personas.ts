import { counted } from '../../text/counted.js';
import { basename, join } from 'node:path';
import { Command, Option } from 'commander';
import { didYouMean } from '../../documents/findings/nearest.js';
import type { DataDirectories } from '../../documents/data-directories.js';
import { Findings } from '../../documents/findings/findings.js';
import { loadPersonas, personasFolder } from '../../personas/load-personas.js';
import { decidedBy, type Evaluator, evaluators } from '../../operations/decided-by.js';
import { byCause } from '../../personas/by-cause.js';
import { type PersonaResult, runPersonas } from '../../personas/run-personas.js';
import { loadPrepared } from '../../prepared/load-prepared.js';
import { dataOptions } from '../options/data-options.js';
import { PersonaCounts } from '../personas/persona-counts.js';
import type { Terminal } from '../terminal/terminal.js';

interface PersonasOptions extends DataDirectories {
  readonly only: readonly string[];
  readonly evaluator: Evaluator;
}

/**
 * `personas`: captures the applications of `rules/personas/` as the service would, and prints a line for what is not as
 * they say, one for all that differ in the same. Exit code 1 when there is one, or a persona cannot be read.
 */
export function personasCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('personas').description(
    'capture the applications of rules/personas and compare what is said of them with what they expect',
  );
  command.option('--only <name...>', 'only these personas', []);
  command.addOption(
    new Option('--evaluator <name>', 'who decides rules and conditions').choices(evaluators).default('compiled'),
  );
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async ({ rules, screens, only, evaluator }: PersonasOptions) => {
    const { systems } = await loadPrepared(rules, screens);
    const loaded = loadPersonas(rules, systems);
    if (loaded.findings.errors.length > 0) {
      const findings = new Findings();
      findings.addFrom(loaded.findings, basename(rules));
      await terminal.out(`${findings.report()}\n${counted(findings.errors.length, 'error')}\n`);
      done(1);
      return;
    }
    if (loaded.personas.length === 0) throw new Error(`there are no personas in ${join(rules, personasFolder)}`);
    const names = new Set(loaded.personas.map(({ name }) => name));
    const unknown = only.filter((name) => !names.has(name));
    if (unknown.length > 0)
      throw new Error(unknown.map((name) => `there is no persona ${name}${didYouMean(name, names)}`).join('\n'));
    const chosen = loaded.personas.filter(({ name }) => only.length === 0 || only.includes(name));
    const counts = new PersonaCounts();
    const results: PersonaResult[] = [];
    for await (const result of runPersonas(chosen, decidedBy(evaluator, systems), loaded.findings)) {
      counts.add(result.persona, result.system, result.differences.length);
      results.push(result);
    }
    for (const { persona, message } of byCause(results)) {
      const { file, line } = persona.at;
      await terminal.out(`${basename(rules)}/${file}:${line} ${persona.name}, set ${persona.csp}: ${message}\n`);
    }
    await terminal.out(counts.text());
    done(counts.differences > 0 ? 1 : 0);
  });
}
