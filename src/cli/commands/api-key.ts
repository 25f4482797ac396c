import { randomBytes } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import { Command } from 'commander';
import { hashOfKey } from '../../http/access/api-keys.js';
import type { Terminal } from '../terminal/terminal.js';

/** `api-key`: a new key for a client, and its hash for AUTH_FILE. It is shown once and kept nowhere. */
export function apiKeyCommand(terminal: Terminal): Command {
  return new Command('api-key')
    .description('make an API key: the key is for the client, its hash for the file that AUTH_FILE names')
    .action(async () => {
      const key = `cck_${randomBytes(32).toString('base64url')}`;
      await terminal.out(`key:  ${key}\nsha3: ${bytesToHex(hashOfKey(key))}\n`);
    });
}
