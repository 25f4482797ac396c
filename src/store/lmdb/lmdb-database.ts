import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';
import type { ChangeKind } from '../../case/feed.js';
import type { Receipt } from '../../case/receipt.js';
import type { ChainEnd } from '../../case/chain.js';

export type Key = [subId: string, caseId: string];

/** Beside each claimed mark stands when its claim ends, so that the expired ones are found. */
export type ClaimEnd = [until: number, mark: string];

/** When the receipts of a case that is gone say nothing any more. */
export type ReceiptEnd = [until: number, ...Key];

/** A link of a chain of a case, by its number. */
export type LinkKey = [...Key, number: number];

/** A change of a case as it is kept, by its number. */
export type KeptChange = [kind: ChangeKind, ...Key, revision: string | null, time: number];

/** How a feed is kept: the key of its marks, and for how many milliseconds. */
export interface KeptFeed {
  readonly key: Uint8Array;
  readonly lifetime: number;
}

/**
 * The cases' database lists the names of these among its keys; no sub-system id has control characters, so they stand
 * before them all.
 */
const claimsName = '\u0001claims';
const receiptsName = '\u0001receipts';
const trailsName = '\u0001trails';
const evidenceName = '\u0001evidence';
const wordingsName = '\u0001wordings';
const changesName = '\u0001changes';

/** How many keys of the cases' database are such names. */
export const namesAmongKeys = [claimsName, receiptsName, trailsName, evidenceName, wordingsName, changesName].length;

/**
 * Opens (and makes) the LMDB database of a case store. Without `useVersions` a conditional write kills the process;
 * with `overlappingSync` a write whose sync failed is refused and visible all the same; a writable map turns a full
 * disk into a crash; batching by event turns rejects a promise that nobody handles when a commit fails, which ends the
 * process. Hence these options and no others. `mustExist`: fails where there is none yet.
 */
export function openLmdbDatabase(
  directory: string,
  { mustExist }: { readonly mustExist: boolean },
): RootDatabase<Buffer, Key> {
  const file = join(directory, 'data.mdb');
  if (mustExist && !existsSync(file)) throw new Error(`there is no case store in ${directory}`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (existsSync(file) && statSync(file).size === 0)
    throw new Error(`${file} is empty: refusing to start a new store over what was one`);
  // Files are made for their owner alone, whatever the process makes otherwise.
  const umask = process.umask(0o077);
  try {
    return open<Buffer, Key>({
      path: directory,
      noSubdir: false,
      useVersions: true,
      overlappingSync: false,
      eventTurnBatching: false,
      encoding: 'binary',
      compression: false,
      cache: false,
      maxReaders: 126,
    });
  } finally {
    process.umask(umask);
  }
}

/** The claimed marks, in the same file. */
export const openClaims = (database: RootDatabase<Buffer, Key>): Database<number, string | ClaimEnd> =>
  database.openDB<number, string | ClaimEnd>({
    name: claimsName,
    encoding: 'ordered-binary',
    useVersions: false,
    cache: false,
  });

/** The receipts of calls, in the same file. */
export const openReceipts = (database: RootDatabase<Buffer, Key>): Database<readonly Receipt[], Key | ReceiptEnd> =>
  database.openDB<readonly Receipt[], Key | ReceiptEnd>({
    name: receiptsName,
    encoding: 'msgpack',
    useVersions: false,
    cache: false,
  });

/** The trails of cases, in the same file: where each ends, and its links. */
export const openTrails = (database: RootDatabase<Buffer, Key>): Database<ChainEnd | string, Key | LinkKey> =>
  openChains(database, trailsName);

/** The answered pages of cases, in the same file: where each chain of them ends, and its links. */
export const openEvidence = (database: RootDatabase<Buffer, Key>): Database<ChainEnd | string, Key | LinkKey> =>
  openChains(database, evidenceName);

/** The wordings that pages name, in the same file. */
export const openWordings = (database: RootDatabase<Buffer, Key>): Database<string, string> =>
  database.openDB<string, string>({ name: wordingsName, encoding: 'string', useVersions: false, cache: false });

const openChains = (database: RootDatabase<Buffer, Key>, name: string) =>
  database.openDB<ChainEnd | string, Key | LinkKey>({ name, encoding: 'msgpack', useVersions: false, cache: false });

/** The changes of cases, in the same file, by their numbers, and, under a name, how they are kept. */
export const openChanges = (database: RootDatabase<Buffer, Key>): Database<KeptChange | KeptFeed, number | string> =>
  database.openDB<KeptChange | KeptFeed, number | string>({
    name: changesName,
    encoding: 'msgpack',
    useVersions: false,
    cache: false,
  });
