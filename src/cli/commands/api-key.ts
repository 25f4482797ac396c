import { createHash, randomBytes } from 'node:crypto';
import { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.js';

/** `api-key`: a new key for a client, and its hash for AUTH_FILE. It is shown once and kept nowhere. */
export function apiKeyCommand(terminal: Terminal): Command {
  return new Command('api-key')
    .description('make an API key: the key is for the client, its hash for the file that AUTH_FILE names')
    .action(async () => {
      const key = `cck_${randomBytes(32).toString('base64url')}`;
      await terminal.out(`key:  ${key}\nsha3: ${createHash('sha3-256').update(key, 'utf8').digest('hex')}\n`);
    });
}
