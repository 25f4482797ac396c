import { Command, CommanderError } from 'commander';
import { apiKeyCommand } from './commands/api-key.js';
import { auditHashCommand } from './commands/audit-hash.js';
import { backupCommand } from './commands/backup.js';
import { checkCommand } from './commands/check.js';
import { completeCommand } from './commands/complete.js';
import { exportCommand } from './commands/export.js';
import { importCommand } from './commands/import.js';
import { personasCommand } from './commands/personas.js';
import { serveCommand } from './commands/serve.js';
import { showCommand } from './commands/show.js';
import type { Terminal } from './terminal/terminal.js';
import { reasonOf } from '../text/reason-of.js';

/**
 * Runs the command line. The exit code: 0 all is well, 1 the command found something that is not (or could not be
 * done), 2 it was called wrongly. `words` are the arguments without the program.
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  const done = (code: number): void => void (exitCode = code);
  const program = new Command('case-capture').description(
    'Case Data and Case Capture Service: tools for those who write rules and for those who run the service',
  );
  for (const command of [
    serveCommand,
    checkCommand,
    showCommand,
    personasCommand,
    completeCommand,
    exportCommand,
    importCommand,
    backupCommand,
    apiKeyCommand,
    auditHashCommand,
  ])
    program.addCommand(command(terminal, done));
  for (const each of [program, ...program.commands]) {
    each
      .exitOverride()
      .configureOutput({ writeOut: (text) => void terminal.out(text), writeErr: (text) => terminal.err(text) });
  }
  try {
    await program.parseAsync([...words], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    terminal.err(`${reasonOf(error)}\n`);
    return 1;
  }
}
