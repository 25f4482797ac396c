import type { CaseStore } from '../case/store.js';
import { openLmdbStore, type OpenOptions } from './lmdb/lmdb-store.js';
import { serveLmdbStore } from './lmdb/serve-lmdb-store.js';
import type { ServingOptions } from './serving-options.js';

/** `serving`: for a service, which wants to know first that the store is sound and its own. */
type Options = OpenOptions & { readonly serving?: ServingOptions };

/** By scheme of the store's URI, which an opener gets without its scheme and whole. */
const openers: Readonly<
  Record<string, (rest: string, options: Options, uri: string) => CaseStore | Promise<CaseStore>>
> = {
  lmdb: (directory, { serving, ...options }) =>
    serving ? serveLmdbStore(directory, serving) : openLmdbStore(directory, options),
  mongodb: openMongo,
  'mongodb+srv': openMongo,
};

/**
 * The driver is loaded when it is needed: it takes a tenth of a second, which nobody on the embedded store should wait.
 */
async function openMongo(_: string, { mustExist = false }: Options, uri: string): Promise<CaseStore> {
  const { openMongoStore } = await import('./mongo/mongo-store.js');
  return openMongoStore(uri, { mustExist });
}

/**
 * Opens the case store that a URI names (`lmdb:./data`, `mongodb://host/database`). @throws Error that says which URIs
 * are understood.
 */
export async function openCaseStore(uri: string, options: Options = {}): Promise<CaseStore> {
  const [, scheme = '', rest = ''] = /^([a-z+]+):(.+)$/s.exec(uri) ?? [];
  const opener = Object.hasOwn(openers, scheme) ? openers[scheme] : undefined;
  if (opener) return opener(rest, options, uri);
  const understood = Object.keys(openers).map((known) => `${known}:...`);
  throw new Error(
    `cannot open the case store ${JSON.stringify(scheme === '' ? uri : `${scheme}:...`)}; understood: ${understood.join(', ')}`,
  );
}
