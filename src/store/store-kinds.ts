import { statSync } from 'node:fs';
import type { WholeStore } from '../case/store.js';
import { mayMakeCode } from '../libraries/may-make-code.js';
import type { OpenOptions, ServingOptions, Writes } from './open-options.js';

/**
 * A kind of case store. What it is made of is loaded when it is needed: a driver takes a tenth of a second, which
 * nobody on another store should wait. Messages show nothing of a URI that may hold a password.
 */
export interface StoreKind {
  /** Looks at a URI and at what it names, and opens nothing. @throws Error that says why it cannot be a store. */
  check(uri: string): Promise<void>;
  open(uri: string, options: OpenOptions): Promise<WholeStore>;
  /**
   * Holds a store for several processes, whose writes are given; returns what ends that. Absent where processes need
   * nobody who does.
   */
  hold?(uri: string, serving: ServingOptions, writes: Writes): Promise<() => void>;
  /**
   * Copies a store while it is in use into a new directory; returns how many of its cases are damaged. Absent where
   * the database has tools of its own for that.
   */
  backUp?(uri: string, to: string, options: { readonly compact: boolean }): Promise<number>;
}

const directoryOf = (uri: string): string => uri.slice('lmdb:'.length);

/** The library of LMDB's keys makes a function of a text as it is loaded, which nothing can take the place of. */
function needCode(): void {
  if (!mayMakeCode())
    throw new Error('LMDB cannot be used where code must not be made of texts; mongodb:... can, as a store');
}

const lmdb: StoreKind = {
  async check(uri) {
    needCode();
    const there = statSync(directoryOf(uri), { throwIfNoEntry: false });
    if (there && !there.isDirectory()) throw new Error(`${directoryOf(uri)} is no directory`);
  },
  async open(uri, { mustExist = false, serving, shared }) {
    needCode();
    if (serving) {
      const { serveLmdbStore } = await import('./lmdb/serve-lmdb-store.js');
      return serveLmdbStore(directoryOf(uri), serving);
    }
    const { openLmdbStore } = await import('./lmdb/lmdb-store.js');
    const { openInTurn } = await import('./lmdb/making-way.js');
    return openInTurn(directoryOf(uri), () =>
      openLmdbStore(directoryOf(uri), { mustExist, ...(shared && { shared }) }),
    );
  },
  async hold(uri, serving, writes) {
    needCode();
    const { holdLmdbStore } = await import('./lmdb/serve-lmdb-store.js');
    return holdLmdbStore(directoryOf(uri), serving, writes);
  },
  async backUp(uri, to, options) {
    const { backUpLmdb } = await import('./lmdb/back-up-lmdb.js');
    return backUpLmdb(directoryOf(uri), to, options);
  },
};

const mongodb: StoreKind = {
  async check(uri) {
    const { connectMongo } = await import('./mongo/mongo-connection.js');
    connectMongo(uri);
  },
  async open(uri, { mustExist = false }) {
    const { openMongoStore } = await import('./mongo/mongo-store.js');
    return openMongoStore(uri, { mustExist });
  },
};

/** By scheme of a store's URI. */
const storeKinds: Readonly<Record<string, StoreKind>> = { lmdb, mongodb, 'mongodb+srv': mongodb };

/** The kind of store that a URI names. @throws Error that says which URIs are understood. */
export function storeKindOf(uri: string): StoreKind {
  const [, scheme = ''] = /^([^:]*):./s.exec(uri) ?? [];
  const kind = Object.hasOwn(storeKinds, scheme) ? storeKinds[scheme] : undefined;
  if (kind) return kind;
  const shown = JSON.stringify(uri.replace(/:.*$/s, ':...'));
  const understood = Object.keys(storeKinds).map((known) => `${known}:...`);
  throw new Error(`cannot open the case store ${shown}; understood: ${understood.join(', ')}`);
}
