import { timingSafeEqual } from 'node:crypto';
import { sha3_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Client } from './client.js';

/** A client with the SHA3-256 hashes of its keys: several, so that one can be replaced while the other still holds. */
export interface KeyHolder {
  readonly client: Client;
  readonly hashes: readonly Uint8Array[];
}

/** The hash under which a key is kept: 32 bytes. */
export const hashOfKey = (key: string): Uint8Array => sha3_256(utf8ToBytes(key));

/**
 * Finds clients by their keys. It compares with all hashes, whatever matched before: how long it takes says nothing.
 */
export class ApiKeys {
  constructor(private readonly holders: readonly KeyHolder[]) {}

  clientOf(key: string): Client | undefined {
    const given = hashOfKey(key);
    let found: Client | undefined;
    for (const { client, hashes } of this.holders) {
      for (const hash of hashes) if (timingSafeEqual(hash, given)) found = client;
    }
    return found;
  }
}
