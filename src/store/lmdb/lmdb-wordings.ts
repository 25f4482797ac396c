import type { Database, RootDatabase } from 'lmdb';
import { type Key, openWordings } from './lmdb-database.js';

/**
 * What pages say to everybody, each once, by its digest. Nothing of a case stands here, so nothing is removed. What is
 * written is written inside the transaction that writes the case.
 */
export class LmdbWordings {
  #opened: Database<string, string> | undefined;

  constructor(private readonly database: RootDatabase<Buffer, Key>) {}

  /** Opens (and makes) their database, which cannot be done within a transaction. */
  open(): Database<string, string> {
    this.#opened ??= openWordings(this.database);
    return this.#opened;
  }

  of(digest: string): string | undefined {
    return this.open().get(digest);
  }

  keep(wordings: ReadonlyMap<string, string>): void {
    for (const [digest, text] of wordings) if (!this.open().doesExist(digest)) this.open().putSync(digest, text);
  }
}
