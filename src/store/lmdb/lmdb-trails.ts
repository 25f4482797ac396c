import type { Database, RootDatabase } from 'lmdb';
import { revisionOfRecord } from '../../case/codec.js';
import type { Note } from '../../case/note.js';
import { linkAfter, type Trail, type TrailEnd } from '../../case/trail.js';
import { type Key, type LinkKey, openTrails } from './lmdb-database.js';

/** Above every number of a link: a byte that stands behind numbers. */
const endOfLinks = new Uint8Array([0xff]);

/**
 * The trails of the cases of an LMDB store: each link by itself, so that a write adds one, and where the trail ends.
 * Everything that writes here does so inside the transaction that writes the case.
 */
export class LmdbTrails {
  #opened: Database<TrailEnd | string, Key | LinkKey> | undefined;

  constructor(private readonly database: RootDatabase<Buffer, Key>) {}

  /** Opens (and makes) their database, which cannot be done within a transaction. */
  open(): Database<TrailEnd | string, Key | LinkKey> {
    this.#opened ??= openTrails(this.database);
    return this.#opened;
  }

  of(place: Key): Trail | undefined {
    const end = this.#endOf(place);
    return end && { end, links: [...this.open().getRange(linksOf(place))].map(({ value }) => value as string) };
  }

  /** Adds what a note says of the trail; `bytes` are the case as it is written. */
  keep(place: Key, { next, trail }: Note = {}, bytes: Buffer): void {
    if (trail) this.#replace(place, trail);
    if (!next) return;
    const end = this.#endOf(place);
    const link = linkAfter(end, next, revisionOfRecord(bytes));
    this.open().putSync([...place, link.end.number], link.text);
    this.open().putSync(place, link.end);
    if (end && link.end.first > end.first) this.#remove(linksOf(place, link.end.first));
  }

  /** The case of the place is removed, and its trail with it. */
  erase(place: Key): void {
    if (!this.open().removeSync(place)) return;
    this.#remove(linksOf(place));
  }

  #replace(place: Key, { end, links }: Trail): void {
    this.erase(place);
    for (const [index, text] of links.entries()) this.open().putSync([...place, end.first + index], text);
    this.open().putSync(place, end);
  }

  #endOf(place: Key): TrailEnd | undefined {
    return this.open().get(place) as TrailEnd | undefined;
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
