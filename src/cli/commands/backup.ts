import { Command } from 'commander';
import { storeKindOf } from '../../store/store-kinds.js';
import { storeOption } from '../options/store-option.js';
import type { Terminal } from '../terminal/terminal.js';

/**
 * `backup`: copies a store of a kind that can be copied while a service works on it (docs/operating.md). Exit code 1
 * when a case in it is damaged.
 */
export function backupCommand(terminal: Terminal, done: (code: number) => void): Command {
  const command = new Command('backup').description('copy an LMDB store while it is in use, as it is at one moment');
  command.argument('<directory>', 'a new directory for the copy');
  command.addOption(storeOption());
  command.option('--compact', 'without what was deleted: slower, smaller', false);
  return command.action(
    async (to: string, { store, compact }: { readonly store: string; readonly compact: boolean }) => {
      const { backUp } = storeKindOf(store);
      if (!backUp)
        throw new Error("a database with its own tools is backed up with them, or with case-capture's export");
      const damaged = await backUp(store, to, { compact });
      await terminal.out(`${store} was copied to ${to}${damaged > 0 ? `; ${damaged} cases in it are damaged` : ''}\n`);
      if (damaged > 0) done(1);
    },
  );
}
