import { randomUUID } from 'node:crypto';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import type { Services } from '../../operations/operation.js';
import { limits } from '../connections/limits.js';

/** A full disk may have room for a mark where it has none for a case: so many long ones take more than a case. */
const marks = Array.from({ length: 4 }, (_, index) => `${index}${'.'.repeat(1500)}`);

/**
 * Whether the service can work: the store answers a read, and keeps marks that are forgotten again. Checks at the same
 * time share one, so that asking often does not load the store; nothing is remembered, so that the service is ready as
 * soon as the store is.
 */
export class Readiness {
  #checking: Promise<void> | undefined;

  constructor(
    private readonly services: Pick<Services, 'cases' | 'now'>,
    private readonly patience: number = limits.readyPatience,
  ) {}

  /** @throws StoreUnavailable (rejects) when the store cannot be read or written, or takes too long. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(() => failed(new StoreUnavailable('the store does not answer in time')), this.patience);
    });
    try {
      await Promise.race([this.#try(), late]);
    } catch (error) {
      throw error instanceof StoreUnavailable
        ? error
        : new StoreUnavailable('the store does not work', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async #try(): Promise<void> {
    const { cases, now } = this.services;
    await cases.read({ subId: 'health', caseId: 'ready' });
    const moment = now();
    await Promise.all(marks.map((mark) => cases.claim(`ready ${randomUUID()} ${mark}`, moment, moment)));
  }
}
