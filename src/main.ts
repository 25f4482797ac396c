#!/usr/bin/env node
import { createRequire } from 'node:module';

/** Loads a file with all that it imports at once: `import()` alone, file by file, takes nearly twice as long. */
const loadAtOnce = createRequire(import.meta.url);

/**
 * `npm start`: the service, as the environment says. Who names a command wants another program, and gets no service.
 */
async function main(words: readonly string[]): Promise<void> {
  if (words.length > 0)
    throw new Error(`this starts the service and takes no arguments; for a command: case-capture ${words.join(' ')}`);
  loadAtOnce('./run-service.js');
  const { runService } = await import('./run-service.js');
  await runService();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
