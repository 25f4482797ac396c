import type { Collection, Db } from 'mongodb';
import type { Deadline } from './deadline.js';
import { attempt, look, outcomeUnknown } from './mongo-attempt.js';

/** A mark that was claimed. */
interface ClaimRecord {
  readonly _id: string;
  /** End of the claim, in milliseconds since 1970 by the clock of who claimed. */
  readonly until: number;
  /** When the server may remove the record. */
  readonly forgetAt: Date;
  readonly writeId: string;
}

/** An expired claim is kept that much longer: the clocks of the server and of the instances may differ. */
const keptAfterExpiry = 3_600_000;

/** Claimed marks, in a collection of their own, which the server clears of expired ones. */
export class MongoClaims {
  readonly #claims: Collection<ClaimRecord>;

  constructor(
    database: Db,
    private readonly maxTimeMS: number,
  ) {
    this.#claims = database.collection('claims');
  }

  async makeIndex(): Promise<void> {
    await this.#claims.createIndex({ forgetAt: 1 }, { expireAfterSeconds: 0, maxTimeMS: this.maxTimeMS });
  }

  /**
   * Takes over an expired claim or inserts a new one, in one command that only one of all can win: while the mark is
   * claimed, nothing matches and the insertion meets its key. When the answer is lost, the write id in the record tells
   * who has won.
   */
  async claim(mark: string, until: number, now: number, writeId: string, deadline: Deadline): Promise<boolean> {
    const forgetAt = new Date(Date.now() + Math.max(until - now, 0) + keptAfterExpiry);
    const outcome = await attempt(async () => {
      const filter = { _id: { $eq: mark }, until: { $lt: now } };
      const { matchedCount, upsertedCount } = await this.#claims.updateOne(
        filter,
        { $set: { until, forgetAt, writeId } },
        { upsert: true },
      );
      return matchedCount + upsertedCount === 1;
    }, deadline);
    if (outcome === 'done') return true;
    const found = await look(
      () => this.#claims.findOne({ _id: { $eq: mark } }, { maxTimeMS: this.maxTimeMS }),
      deadline,
    );
    if (found?.writeId === writeId) return true;
    if (outcome === 'refused') return false;
    throw outcomeUnknown();
  }
}
