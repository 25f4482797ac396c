import type { Database, RootDatabase } from 'lmdb';
import { type ClaimEnd, type Key, openClaims } from './lmdb-database.js';

/** A claim forgets at most this many expired ones: more than it adds, and never so many that it takes long. */
const forgottenAtOnce = 100;

/** Claimed marks, in a database of their own. Everything here is done inside a transaction of its caller. */
export class LmdbClaims {
  readonly #claims: Database<number, string | ClaimEnd>;

  constructor(database: RootDatabase<Buffer, Key>) {
    this.#claims = openClaims(database);
  }

  claim(mark: string, until: number, now: number): boolean {
    const expired = this.#claims.getKeys({ start: [0], end: [now], limit: forgottenAtOnce });
    for (const [end, old] of [...expired] as ClaimEnd[]) {
      this.#claims.removeSync([end, old]);
      this.#claims.removeSync(old);
    }
    const end = this.#claims.get(mark);
    if (end !== undefined && end >= now) return false;
    if (end !== undefined) this.#claims.removeSync([end, mark]);
    this.#claims.putSync(mark, until);
    this.#claims.putSync([until, mark], until);
    return true;
  }
}
