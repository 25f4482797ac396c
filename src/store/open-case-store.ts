import type { CaseStore } from '../case/store.js';
import { openLmdbStore, type OpenOptions } from './lmdb-store.js';

/** By scheme of the store's URI; a scheme without opener is known but not served by this version. */
const openers: Readonly<Record<string, ((rest: string, options: OpenOptions) => CaseStore | Promise<CaseStore>) | undefined>> = {
  lmdb: openLmdbStore,
  mongodb: undefined,
  'mongodb+srv': undefined,
};

/** Opens the case store that a URI names (`lmdb:./data`). @throws Error that says which URIs are understood. */
export async function openCaseStore(uri: string, options: OpenOptions = {}): Promise<CaseStore> {
  const [, scheme = '', rest = ''] = /^([a-z+]+):(.+)$/s.exec(uri) ?? [];
  const opener = Object.hasOwn(openers, scheme) ? openers[scheme] : undefined;
  if (opener) return opener(rest, options);
  const understood = Object.keys(openers)
    .filter((known) => openers[known])
    .map((known) => `${known}:...`);
  throw new Error(
    `cannot open the case store ${JSON.stringify(scheme === '' ? uri : `${scheme}:...`)}; understood: ${understood.join(', ')}`,
  );
}
