import { Command, Option } from 'commander';
import { auditHash } from '../../operations/audit-hash.js';
import type { Terminal } from '../terminal/terminal.js';

/**
 * `audit-hash`: what stands for a case in the log of calls. The key comes from the environment, not from the command
 * line that others can see.
 */
export function auditHashCommand(terminal: Terminal): Command {
  return new Command('audit-hash')
    .description('print what stands for a case in the log of calls, under the key in AUDIT_KEY')
    .requiredOption('--sub-id <id>', 'sub-system of the case')
    .requiredOption('--case-id <id>', 'id of the case')
    .addOption(new Option('--key <key>').env('AUDIT_KEY').makeOptionMandatory().hideHelp())
    .action(
      async ({ key, subId, caseId }: { readonly key: string; readonly subId: string; readonly caseId: string }) => {
        await terminal.out(`${auditHash(key, { subId, caseId })}\n`);
      },
    );
}
