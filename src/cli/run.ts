import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { packageDirectory } from '../package-directory.js';
import type { Terminal } from './terminal/terminal.js';
import { faultText } from './fault-text.js';

type MakeCommand = (terminal: Terminal, done: (code: number) => void) => Command;

/** Loads a file with all that it imports at once: `import()` alone, file by file, takes nearly twice as long. */
const loadAtOnce = createRequire(import.meta.url);

/**
 * Every command by its name, which is its file's. One that is called is loaded alone: most of a short command would be
 * loading the others.
 */
const commands: ReadonlyMap<string, () => Promise<MakeCommand>> = new Map([
  ['serve', async () => (await import('./commands/serve.js')).serveCommand],
  ['check', async () => (await import('./commands/check.js')).checkCommand],
  ['test', async () => (await import('./commands/test.js')).testCommand],
  ['mutate', async () => (await import('./commands/mutate.js')).mutateCommand],
  ['show', async () => (await import('./commands/show.js')).showCommand],
  ['words', async () => (await import('./commands/words.js')).wordsCommand],
  ['docs', async () => (await import('./commands/docs.js')).docsCommand],
  ['uses', async () => (await import('./commands/uses.js')).usesCommand],
  ['vocabulary', async () => (await import('./commands/vocabulary.js')).vocabularyCommand],
  ['lsp', async () => (await import('./commands/lsp.js')).lspCommand],
  ['preview', async () => (await import('./commands/preview.js')).previewCommand],
  ['personas', async () => (await import('./commands/personas.js')).personasCommand],
  ['explain', async () => (await import('./commands/explain.js')).explainCommand],
  ['parameters', async () => (await import('./commands/parameters.js')).parametersCommand],
  ['catalogue', async () => (await import('./commands/catalogue.js')).catalogueCommand],
  ['new', async () => (await import('./commands/new.js')).newCommand],
  ['diff', async () => (await import('./commands/diff.js')).diffCommand],
  ['complete', async () => (await import('./commands/complete.js')).completeCommand],
  ['export', async () => (await import('./commands/export.js')).exportCommand],
  ['import', async () => (await import('./commands/import.js')).importCommand],
  ['evidence', async () => (await import('./commands/evidence.js')).evidenceCommand],
  ['backup', async () => (await import('./commands/backup.js')).backupCommand],
  ['api-key', async () => (await import('./commands/api-key.js')).apiKeyCommand],
  ['audit-hash', async () => (await import('./commands/audit-hash.js')).auditHashCommand],
]);

/**
 * Runs the command line. The exit code: 0 all is well, 1 the command found something that is not (or could not be
 * done), 2 it was called wrongly; `case-capture.ts` has those of an output that cannot be written. `words` are the
 * arguments without the program.
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  const done = (code: number): void => void (exitCode = code);
  const program = new Command('case-capture').description(
    'Case Data and Case Capture Service: tools for those who write rules and for those who run the service',
  );
  program.version(packageVersion(), '-V, --version', 'print the version of the package');
  for (const name of loadedFor(words[0])) {
    loadAtOnce(`./commands/${name}.js`);
    const command = await commands.get(name)?.();
    if (command) program.addCommand(command(terminal, done));
  }
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
    terminal.err(`${faultText(error)}\n`);
    return 1;
  }
}

/** The command that is called; none for the version; otherwise all, to tell of them or what a name was meant for. */
function loadedFor(word = ''): Iterable<string> {
  if (commands.has(word)) return [word];
  return word === '-V' || word === '--version' ? [] : commands.keys();
}

/** The version in the `package.json` of this package. */
function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as { version: string };
  return version;
}
