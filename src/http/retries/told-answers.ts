import { type CaseReference, isSameReference } from '../../case/case.js';
import { CaseStoreView } from '../../case/case-store-view.js';
import type { CaseStore, StoredCase } from '../../case/store.js';
import { casesOfCall } from '../../operations/cases-of-call.js';
import type { OperationRequest, Services } from '../../operations/operation.js';
import { writes } from '../../operations/repetition.js';
import { inTurn } from '../../operations/update-case.js';
import type { MountedOperation } from '../calls/call-state.js';
import type { Answer } from './answer.js';

interface AskingCall extends MountedOperation {
  readonly request: OperationRequest;
}

/** In milliseconds. Everywhere a day begins with a quarter of an hour, so that no answer is kept into another day. */
const period = 15 * 60_000;
/** In characters, or bytes: no longer question or answer is kept, nor more of them, so that memory stays small. */
const longest = { question: 2000, answer: 100_000, all: 16_000_000 };

/**
 * Answers that follow from the state of a case, the call, the rules and the day, and from nothing else: they are told
 * again as long as all of these are as they were, from the third time on that they are asked for: what is asked once,
 * as most calls about most states are, costs no memory. The state is read from the store each time and told by its
 * digest, so that no other process can make an answer stale, and who may not see the case is not told.
 */
export class ToldAnswers {
  /** By the state and the call; undefined of one that was asked once. */
  readonly #kept = new Map<string, Answer | undefined>();
  #systems: Services['systems'] | undefined;
  #period = 0;
  #length = 0;
  #forgetting: NodeJS.Timeout | undefined;

  /** `most`: of how many calls; 0 is off. */
  constructor(private readonly most: number) {}

  /**
   * What was told, or what `answer` comes to with the services that it is given. A call that writes has its turn among
   * those who write the case, as it would have later: what it rests on is read within.
   */
  async again(call: AskingCall, services: Services, answer: (services: Services) => Promise<Answer>): Promise<Answer> {
    const place = this.most === 0 ? undefined : casesOfCall({ operation: call.operation, ...call.request }).at(-1);
    const question = place && questionOf(call);
    if (!place || question === undefined) return answer(services);
    const told = (): Promise<Answer> => this.#told(place, question, services, answer);
    return writes(call.operation) ? inTurn(services.cases, place, told) : told();
  }

  async #told(
    place: CaseReference,
    question: string,
    services: Services,
    answer: (services: Services) => Promise<Answer>,
  ): Promise<Answer> {
    const read = await services.cases.read(place);
    const anew = (): Promise<Answer> => answer({ ...services, cases: new ReadBefore(services.cases, place, read) });
    if (!read) return anew();
    this.#forget(services);
    const key = `${read.digest} ${question}`;
    const [wasAsked, told] = [this.#kept.has(key), this.#kept.get(key)];
    this.#keep(key, told);
    if (told) return told;
    const made = await anew();
    const isOfState = made.revision === read.digest && this.#isCurrent(services);
    if (wasAsked && isOfState && made.body.length <= longest.answer) this.#keep(key, made);
    return made;
  }

  /** What was told by other rules, or in another quarter of an hour. */
  #forget(services: Services): void {
    if (this.#isCurrent(services)) return;
    this.#clear();
    this.#systems = services.systems;
    this.#period = periodOf(services);
  }

  #isCurrent(services: Services): boolean {
    return this.#systems === services.systems && this.#period === periodOf(services);
  }

  #clear(): void {
    clearTimeout(this.#forgetting);
    this.#forgetting = undefined;
    this.#kept.clear();
    this.#length = 0;
  }

  /** The longest unused makes room. Where nobody calls any more, what is kept of cases goes all the same. */
  #keep(key: string, answer: Answer | undefined): void {
    this.#drop(key);
    this.#kept.set(key, answer);
    this.#length += answer?.body.length ?? 0;
    this.#forgetting ??= this.#forgetLater();
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most && this.#length <= longest.all) break;
      this.#drop(oldest);
    }
  }

  /** Of an application that nobody holds any more, the clock holds nothing either. */
  #forgetLater(): NodeJS.Timeout {
    const held = new WeakRef(this);
    const forget = (): void => {
      const told = held.deref();
      if (told) told.#clear();
    };
    return setTimeout(forget, period).unref();
  }

  #drop(key: string): void {
    this.#length -= this.#kept.get(key)?.body.length ?? 0;
    this.#kept.delete(key);
  }
}

const periodOf = ({ now }: Services): number => Math.floor(now() / period);

function questionOf({ path, request: { query, body } }: AskingCall): string | undefined {
  const question = JSON.stringify([path, [...query], body ?? null]);
  return question.length > longest.question ? undefined : question;
}

/**
 * Cases of which one was read just now, or is not there: the first who asks for it learns that. Who writes them waits
 * for nobody else, since the call has its turn.
 */
class ReadBefore extends CaseStoreView {
  #isFirst = true;

  constructor(
    cases: CaseStore,
    private readonly place: CaseReference,
    private readonly before: StoredCase | undefined,
  ) {
    super(cases);
  }

  override async read(reference: CaseReference): Promise<StoredCase | undefined> {
    if (!this.#isFirst || !isSameReference(reference, this.place)) return this.cases.read(reference);
    this.#isFirst = false;
    return this.before;
  }
}
