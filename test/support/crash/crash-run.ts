import { randomUUID } from 'node:crypto';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import { openCaseStore } from '../../../src/store/open-case-store.js';
import { CaseCalls, NoAnswer } from '../service/case-calls.js';
import { assuredPerson, lifeBenefit, minimalRequest } from '../requests/case-request.js';
import { CrashCount, type CrashFigures } from './crash-figures.js';

/** What a crash run kills, and brings back on the same data. */
export interface Victim {
  /** URI of the case store. */
  readonly store: string;
  kill(): Promise<void>;
  /** URL of the service, once it serves again. */
  revive(): Promise<string>;
}

export interface CrashPlan {
  /** Of all victims together. */
  readonly kills: number;
  /** Acknowledged writes before each kill. */
  readonly writesEach: number;
  /** Hears after each kill how many have been looked through, and the figures so far. */
  readonly survived?: (kills: number, figures: CrashFigures) => void;
}

/**
 * What a case may be: its document, or undefined when it may be absent. Where the answer of the last write was lost: as
 * before it, or as after it.
 */
type Allowed = readonly (string | undefined)[];

const clients = 16;
const anySum = 765432;
const anyId = 'CRASHTEMPLATE';

/**
 * Writes without pause, kills, and reads everything that was written since the last kill; after the last one,
 * everything.
 */
export class CrashRun {
  readonly #subId = `CRASH ${randomUUID()}`;
  readonly #cases = new Map<string, Allowed>();
  readonly #touched = new Set<string>();
  #calls = new CaseCalls('', '');
  #template = '';
  #pending = 0;
  #written = 0;
  #stopping = false;
  #next = 0;

  private constructor(
    private readonly victim: Victim,
    private readonly count: CrashCount,
  ) {}

  /** Several victims are killed side by side, each on cases of its own: while one starts, the others serve. */
  static async run(
    victims: readonly Victim[],
    { kills, writesEach, survived = () => undefined }: CrashPlan,
  ): Promise<CrashFigures> {
    const count = new CrashCount();
    let [begun, survivedKills] = [0, 0];
    await Promise.all(
      victims.map(async (victim) => {
        const run = new CrashRun(victim, count);
        await run.#revive();
        await run.#makeTemplate();
        while (begun++ < kills) {
          await run.#round(writesEach);
          survived(++survivedKills, count.figures());
        }
        await run.#check([...run.#cases.keys()]);
        await run.#walk();
      }),
    );
    return count.figures();
  }

  async #round(writes: number): Promise<void> {
    this.#written = 0;
    this.#stopping = false;
    let reached = (): void => undefined;
    const enough = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const clientsDone = Promise.all(
      Array.from({ length: clients }, async () => {
        while (!this.#stopping) {
          await this.#write();
          // The last client to answer has the goal in sight, the others are at work.
          if (this.#written >= writes) reached();
        }
      }),
    );
    await Promise.race([enough, clientsDone]);
    this.#stopping = true;
    this.count.kills++;
    this.count.inFlight.push(this.#pending);
    await this.victim.kill();
    await clientsDone;
    await this.#revive();
    await this.#check([...this.#touched]);
    this.#touched.clear();
  }

  async #revive(): Promise<void> {
    const started = Date.now();
    this.#calls = new CaseCalls(await this.victim.revive(), this.#subId);
    this.count.revivals.push(Date.now() - started);
  }

  /** One write of a case that no other client writes at the same time: a new one, another content, or a removal. */
  async #write(): Promise<void> {
    const dice = Math.random();
    const idle = dice < 0.4 ? undefined : this.#idle();
    const caseId = idle ?? `case ${this.#next++}`;
    const before = this.#cases.get(caseId) ?? [undefined];
    const sum = 100000 + Math.floor(Math.random() * 99999);
    const after = dice > 0.8 ? undefined : this.#document(caseId, sum);
    this.#cases.delete(caseId);
    this.#touched.add(caseId);
    this.#pending++;
    const done = await this.#send(caseId, idle, sum, after);
    this.#pending--;
    if (done) {
      this.#written++;
      this.count.acknowledged++;
    } else {
      this.count.unknown++;
    }
    this.#cases.set(caseId, done ? [after] : [...before, after]);
  }

  /** A case that is settled and that nobody writes: those at work are not in the map. */
  #idle(): string | undefined {
    for (const [caseId, allowed] of this.#cases) if (allowed.length === 1 && allowed[0] !== undefined) return caseId;
    return undefined;
  }

  #document(caseId: string, sum: number): string {
    return this.#template.replaceAll(anyId, caseId).replaceAll(String(anySum), String(sum));
  }

  /** False when the outcome is not known; without an answer the service is gone. @throws Error when it was refused. */
  async #send(caseId: string, existing: string | undefined, sum: number, after: string | undefined): Promise<boolean> {
    try {
      const codes = await this.#call(caseId, existing, sum, after);
      if (codes.length > 0) throw new Error(`a write of the case ${caseId} was refused with ${codes}`);
      return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#stopping ||= error instanceof NoAnswer;
      return false;
    }
  }

  #call(
    caseId: string,
    existing: string | undefined,
    sum: number,
    after: string | undefined,
  ): Promise<readonly number[]> {
    if (after === undefined) return this.#calls.remove(caseId);
    return existing === undefined
      ? this.#calls.create(caseId, requestFor(caseId, sum))
      : this.#calls.put(caseId, after);
  }

  /** What is stored must be allowed, and is from now on what is acknowledged. */
  async #check(caseIds: string[]): Promise<void> {
    const checker = async (): Promise<void> => {
      for (let caseId = caseIds.pop(); caseId !== undefined; caseId = caseIds.pop()) {
        const found = await this.#calls.read(caseId);
        const allowed = this.#cases.get(caseId) ?? [];
        if (!allowed.includes(found)) this.count.lost++;
        else if (found !== allowed[0]) this.count.tookEffect++;
        this.#cases.set(caseId, [found]);
      }
    };
    await Promise.all(Array.from({ length: clients }, checker));
  }

  /** Each record of the store itself must match its digest. */
  async #walk(): Promise<void> {
    const cases = await openCaseStore(this.victim.store, { mustExist: true });
    for await (const { damage } of cases.walk({ subId: this.#subId })) {
      this.count.stored++;
      if (damage !== undefined) this.count.damaged++;
    }
    await cases.close();
  }

  async #makeTemplate(): Promise<void> {
    await this.#calls.create(anyId, requestFor(anyId, anySum));
    this.#template = (await this.#calls.read(anyId)) ?? '';
  }
}

const requestFor = (caseId: string, sumInsured: number) =>
  minimalRequest(caseId, {
    application: { persons: [assuredPerson({ requestedBenefits: [lifeBenefit({ sumInsured })] })] },
  });
