import type { WholeStore } from '../case/store.js';
import type { OpenOptions, ServingOptions, Writes } from './open-options.js';
import { storeKindOf } from './store-kinds.js';

/**
 * Opens the case store that a URI names (`lmdb:./data`, `mongodb://host/database`). @throws Error that says which URIs
 * are understood, or why this store cannot be used.
 */
export async function openCaseStore(uri: string, options: OpenOptions = {}): Promise<WholeStore> {
  return storeKindOf(uri).open(uri, options);
}

/**
 * Holds a case store for several processes of one service, each of which opens it as `shared`. Returns what ends that.
 * @throws Error that says why this store cannot be used.
 */
export async function holdCaseStore(uri: string, serving: ServingOptions, writes: Writes): Promise<() => void> {
  return (await storeKindOf(uri).hold?.(uri, serving, writes)) ?? (() => undefined);
}
