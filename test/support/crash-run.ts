import { minimalRequest } from './case-request.js';

/** What a crash run kills, and brings back on the same data. */
export interface Victim {
  kill(): Promise<void>;
  /** URL of the service, once it serves again. */
  revive(): Promise<string>;
}

export interface CrashFigures {
  kills: number;
  /** Creations, replacements and removals whose success was answered. */
  acknowledged: number;
  /** Writes that were under way at a kill. */
  inFlight: number;
  /** Fewest writes under way at a kill. */
  fewestInFlight: number;
  /** Cases that were not as acknowledged, or that a removal was acknowledged of. */
  lost: number;
  /** Longest time from the start of the revival until it serves, in milliseconds. */
  longestRevival: number;
}

/** What a case may be: its document, or undefined when it may be absent. Several where the answer of the last write was lost. */
type Allowed = readonly (string | undefined)[];

const subId = 'CRASH';
const clients = 16;
const anySum = '765432';
const anyId = 'CRASHTEMPLATE';

/** Writes without pause, kills, and reads everything that was written since the last kill; after the last one, everything. */
export class CrashRun {
  readonly #figures: CrashFigures = { kills: 0, acknowledged: 0, inFlight: 0, fewestInFlight: Number.POSITIVE_INFINITY, lost: 0, longestRevival: 0 };
  readonly #cases = new Map<string, Allowed>();
  readonly #touched = new Set<string>();
  #url = '';
  #template = '';
  #pending = 0;
  #stopping = false;
  #next = 0;

  private constructor(private readonly victim: Victim) {}

  static async run(victim: Victim, kills: number, writesEach: number): Promise<CrashFigures> {
    const run = new CrashRun(victim);
    await run.#revive();
    await run.#makeTemplate();
    for (let kill = 0; kill < kills; kill++) await run.#round(writesEach);
    for (const caseId of run.#cases.keys()) await run.#check(caseId);
    return run.#figures;
  }

  async #round(writes: number): Promise<void> {
    const goal = this.#figures.acknowledged + writes;
    this.#stopping = false;
    let reached = (): void => undefined;
    const enough = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const clientsDone = Array.from({ length: clients }, async () => {
      while (!this.#stopping) {
        await this.#write();
        // The last client to answer has the goal in sight, the others are at work.
        if (this.#figures.acknowledged >= goal) reached();
      }
    });
    await Promise.race([enough, Promise.all(clientsDone)]);
    this.#stopping = true;
    this.#figures.kills++;
    this.#figures.inFlight += this.#pending;
    this.#figures.fewestInFlight = Math.min(this.#figures.fewestInFlight, this.#pending);
    await this.victim.kill();
    await Promise.all(clientsDone);
    await this.#revive();
    for (const caseId of this.#touched) await this.#check(caseId);
    this.#touched.clear();
  }

  async #revive(): Promise<void> {
    const started = Date.now();
    this.#url = await this.victim.revive();
    this.#figures.longestRevival = Math.max(this.#figures.longestRevival, Date.now() - started);
  }

  /** One write of a case that no other client writes at the same time: a new one, another content, or a removal. */
  async #write(): Promise<void> {
    const dice = Math.random();
    const idle = dice < 0.5 ? undefined : this.#idle();
    const caseId = idle ?? `case ${this.#next++}`;
    const before = this.#cases.get(caseId) ?? [undefined];
    const sum = String(100000 + Math.floor(Math.random() * 99999));
    const after = dice > 0.85 ? undefined : this.#document(caseId, sum);
    this.#cases.delete(caseId);
    this.#touched.add(caseId);
    this.#pending++;
    const done = await this.#send(caseId, idle, sum, after);
    this.#pending--;
    if (done) this.#figures.acknowledged++;
    else this.#stopping = true;
    this.#cases.set(caseId, done ? [after] : [...before, after]);
  }

  /** A case that is settled and that nobody writes: those at work are not in the map. */
  #idle(): string | undefined {
    for (const [caseId, allowed] of this.#cases) if (allowed.length === 1 && allowed[0] !== undefined) return caseId;
    return undefined;
  }

  #document(caseId: string, sum: string): string {
    return this.#template.replaceAll(anyId, caseId).replaceAll(anySum, sum);
  }

  async #send(caseId: string, existing: string | undefined, sum: string, after: string | undefined): Promise<boolean> {
    const query = new URLSearchParams({ caseId, subId });
    if (after === undefined) return this.#succeeds(`/deleteCase?${query}`);
    if (existing === undefined) return this.#create(caseId, sum);
    return this.#succeeds(`/transferCaseToDBXML?${query}`, 'application/xml', after);
  }

  #create(caseId: string, sum: string): Promise<boolean> {
    const body = JSON.stringify(minimalRequest(caseId)).replace('"sumInsured":100000', `"sumInsured":${sum}`);
    return this.#succeeds(`/createCaseInDB?${new URLSearchParams({ caseId, subId })}`, 'application/json', body);
  }

  /** False when no answer came, or one that says that the outcome is not known. @throws Error when it was refused. */
  async #succeeds(path: string, type?: string, body?: string): Promise<boolean> {
    let answer: { readonly status: number; readonly text: string };
    try {
      const response = await fetch(this.#url + path, body === undefined ? {} : { method: 'POST', headers: { 'content-type': type ?? '' }, body });
      answer = { status: response.status, text: await response.text() };
    } catch {
      return false;
    }
    if (answer.status === 503) return false;
    if (answer.status === 200 && /"status":0|returnCode="0"/.test(answer.text)) return true;
    throw new Error(`${path} was refused with ${answer.status}: ${answer.text.slice(0, 300)}`);
  }

  /** What is stored must be allowed, and is from now on what is acknowledged. */
  async #check(caseId: string): Promise<void> {
    const found = await this.#read(caseId);
    const allowed = this.#cases.get(caseId) ?? [];
    if (!allowed.includes(found)) this.#figures.lost++;
    this.#cases.set(caseId, [found]);
  }

  async #read(caseId: string): Promise<string | undefined> {
    const response = await fetch(`${this.#url}/transferCaseFromDBXML?${new URLSearchParams({ caseId, subId })}`);
    const text = await response.text();
    if (response.status !== 200) throw new Error(`the case ${caseId} cannot be read: ${response.status} ${text.slice(0, 300)}`);
    const document = /<Case .*<\/Case>/s.exec(text)?.[0];
    if (document === undefined && !text.includes('errorCode="323"')) throw new Error(`the case ${caseId} cannot be read: ${text.slice(0, 300)}`);
    return document;
  }

  async #makeTemplate(): Promise<void> {
    if (!(await this.#create(anyId, anySum))) throw new Error('the first case was not created');
    this.#template = (await this.#read(anyId)) ?? '';
  }
}
