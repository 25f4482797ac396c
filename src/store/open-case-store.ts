import type { WholeStore } from '../case/store.js';
import type { OpenOptions } from './open-options.js';
import { storeKindOf } from './store-kinds.js';

/**
 * Opens the case store that a URI names (`lmdb:./data`, `mongodb://host/database`). @throws Error that says which URIs
 * are understood, or why this store cannot be used.
 */
export async function openCaseStore(uri: string, options: OpenOptions = {}): Promise<WholeStore> {
  return storeKindOf(uri).open(uri, options);
}
