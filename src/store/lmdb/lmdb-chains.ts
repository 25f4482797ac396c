import type { Database, RootDatabase } from 'lmdb';
import type { Chain, ChainEnd, NewLink } from '../../case/chain.js';
import type { Key, LinkKey } from './lmdb-database.js';

/** Links and ends of chains. */
export type ChainDatabase = Database<ChainEnd | string, Key | LinkKey>;

/** Above every number of a link: a byte that stands behind numbers. */
const endOfLinks = new Uint8Array([0xff]);

/**
 * Chains of the cases of an LMDB store, in a database of their own: each link by itself, so that a write adds one, and
 * where the chain ends. Everything that writes here does so inside the transaction that writes the case.
 */
export class LmdbChains {
  #opened: ChainDatabase | undefined;

  /** `opens`: the database, which is made when it is not there. */
  constructor(
    private readonly database: RootDatabase<Buffer, Key>,
    private readonly opens: (database: RootDatabase<Buffer, Key>) => ChainDatabase,
  ) {}

  /** Opens (and makes) their database, which cannot be done within a transaction. */
  open(): ChainDatabase {
    this.#opened ??= this.opens(this.database);
    return this.#opened;
  }

  of(place: Key): Chain | undefined {
    const end = this.#endOf(place);
    return end && { end, links: [...this.open().getRange(linksOf(place))].map(({ value }) => value as string) };
  }

  /** Adds the link that `linkAfter` makes for where the chain ends. */
  add(place: Key, linkAfter: (end: ChainEnd | undefined) => NewLink): void {
    const end = this.#endOf(place);
    const link = linkAfter(end);
    this.open().putSync([...place, link.end.number], link.text);
    this.open().putSync(place, link.end);
    if (end && link.end.first > end.first) this.#remove(linksOf(place, link.end.first));
  }

  /** Puts a chain that comes from elsewhere in the place of what is there. */
  put(place: Key, { end, links }: Chain): void {
    this.erase(place);
    for (const [index, text] of links.entries()) this.open().putSync([...place, end.first + index], text);
    this.open().putSync(place, end);
  }

  /** The case of the place is removed, and its chain with it. */
  erase(place: Key): void {
    if (!this.open().removeSync(place)) return;
    this.#remove(linksOf(place));
  }

  #endOf(place: Key): ChainEnd | undefined {
    return this.open().get(place) as ChainEnd | undefined;
  }

  #remove(range: object): void {
    for (const key of [...this.open().getKeys(range)]) this.open().removeSync(key);
  }
}

/** The links of a place, all of them or those before a number, as a range. */
const linksOf = (place: Key, before?: number): { readonly start: LinkKey; readonly end: LinkKey } => ({
  start: [...place, 0],
  end: [...place, before ?? endOfLinks] as unknown as LinkKey,
});
