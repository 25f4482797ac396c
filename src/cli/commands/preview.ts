import { once } from 'node:events';
import { Command, InvalidArgumentError, Option } from 'commander';
import { startPreview } from '../../authoring/preview/start-preview.js';
import type { DataDirectories } from '../../documents/data-directories.js';
import { dataOptions } from '../options/data-options.js';
import { interruption } from '../terminal/interruption.js';
import type { Terminal } from '../terminal/terminal.js';

interface PreviewOptions extends DataDirectories {
  readonly port: number;
  readonly persona?: string;
}

/**
 * `preview`: shows rules and screens in a browser of this machine while they are being written, with the case of a
 * persona, until `ended` says so.
 */
export function previewCommand(
  terminal: Terminal,
  done: (code: number) => void,
  ended: () => AbortSignal = interruption,
): Command {
  const command = new Command('preview')
    .description('show rules and screens in the capture client while they are written, with the case of a persona')
    .addOption(
      new Option('--port <number>', 'where it listens, on 127.0.0.1; 0: a port that is free')
        .default(8090)
        .argParser(portOf),
    )
    .addOption(new Option('--persona <name>', 'whose case is shown; by default that of the first persona'));
  for (const option of dataOptions()) command.addOption(option);
  return command.action(async (options: PreviewOptions) => {
    const end = ended();
    const preview = await startPreview(options);
    await terminal.out(`the preview of ${options.rules} and ${options.screens} is at ${preview.url}; Ctrl+C ends it\n`);
    if (!end.aborted) await once(end, 'abort');
    await preview.stop();
    done(0);
  });
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new InvalidArgumentError('a port is 0 to 65535.');
  return port;
}
