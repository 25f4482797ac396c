import type { Collection, Db } from 'mongodb';
import type { Chain } from '../../case/chain.js';
import { type Evidence, sheetsNamed, wordingsNamed } from '../../case/evidence.js';
import { type Note, wordingsNamedBy } from '../../case/note.js';
import type { Deadline } from './deadline.js';
import { look } from './mongo-attempt.js';

/** A sheet or a wording. */
interface WordingRecord {
  /** Its digest. */
  readonly _id: string;
  readonly text: string;
}

/** So many digests are remembered as stored; then all are forgotten. */
const mostRemembered = 50_000;

/**
 * What pages say to everybody, each once, by its digest, in a collection of their own. They are written before the case
 * whose pages name them: one that nobody names harms nothing, and none can be missing. Nothing of a case stands here,
 * so nothing is removed.
 */
export class MongoWordings {
  readonly #wordings: Collection<WordingRecord>;
  readonly #stored = new Set<string>();

  constructor(
    database: Db,
    private readonly maxTimeMS: number,
  ) {
    this.#wordings = database.collection('wordings');
  }

  /** Stores what the notes of a write name and what is not there yet; done twice it comes to the same. */
  async keep(notes: readonly (Note | undefined)[], deadline: Deadline): Promise<void> {
    const named = new Map(notes.flatMap((note) => (note ? [...wordingsNamedBy(note)] : [])));
    const absent = [...named].filter(([digest]) => !this.#stored.has(digest));
    if (absent.length === 0) return;
    const writes = absent.map(([_id, text]) => ({
      updateOne: { filter: { _id: { $eq: _id } }, update: { $setOnInsert: { text } }, upsert: true },
    }));
    await look(() => this.#wordings.bulkWrite(writes, { ordered: false, maxTimeMS: this.maxTimeMS }), deadline);
    if (this.#stored.size + absent.length > mostRemembered) this.#stored.clear();
    for (const [digest] of absent) this.#stored.add(digest);
  }

  /** The pages of a case with what they name. */
  async of({ end, links }: Chain): Promise<Evidence> {
    const sheets = await this.#read(sheetsNamed({ end, links }));
    const wordings = await this.#read(wordingsNamed(sheets));
    return { end, links, wordings: Object.fromEntries([...sheets, ...wordings]) };
  }

  async #read(digests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (digests.length === 0) return new Map();
    const found = await this.#wordings.find({ _id: { $in: [...digests] } }, { maxTimeMS: this.maxTimeMS }).toArray();
    return new Map(found.map(({ _id, text }) => [_id, text]));
  }
}
