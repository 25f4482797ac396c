import { Command } from 'commander';
import { runService } from '../../run-service.js';

/** `serve`: the service itself, configured by the environment like `npm start`; it runs until it is told to stop. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('run the service; it is configured by environment variables (docs/operating.md, "Settings")')
    .action(() => runService());
}
