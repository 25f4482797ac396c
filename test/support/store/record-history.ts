import type { CaseReference } from '../../../src/case/case.js';
import type { CaseStore } from '../../../src/case/store.js';
import { StoreUnavailable } from '../../../src/errors/store-unavailable.js';
import type { Event } from './linearizable.js';
import { minimalCase } from '../cases/minimal-case.js';

type Call = Event['call'];

/** What the clients do: of a store, or of a service. */
export type HistoryView = Pick<CaseStore, 'read' | 'create' | 'replace' | 'put' | 'remove'>;

/** The value of a case is its `csp`, a number that no other write uses. */
const caseOf = (value: string) => minimalCase('C', { csp: Number(value) });

/**
 * Several clients, each on one of the views, create, read, replace, put (as a copy does) and remove one case; the
 * history of what they did and saw. Each client does one thing at a time. A write whose store became unavailable has an
 * unknown outcome; such a read says nothing.
 */
export async function recordHistory(
  views: readonly HistoryView[],
  reference: CaseReference,
  clients: number,
  callsEach: number,
): Promise<readonly Event[]> {
  const history: Event[] = [];
  let clock = 0;
  let values = 0;
  const record = async (call: Promise<Call>, unknown: Call | undefined): Promise<Call | undefined> => {
    const began = clock++;
    try {
      const answered = await call;
      history.push({ began, ended: clock++, call: answered });
      return answered;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (unknown) history.push({ began, ended: Number.POSITIVE_INFINITY, call: unknown });
      return undefined;
    }
  };
  const client = async (cases: HistoryView): Promise<void> => {
    let revision: { readonly value: string; readonly of: string | number } | undefined;
    const read = async (): Promise<Call> => {
      const found = await cases.read(reference);
      const saw = found && String(found.case.csp);
      revision = found && { value: String(found.case.csp), of: found.revision };
      return { kind: 'read', saw };
    };
    for (let call = 0; call < callsEach; call++) {
      const value = String(++values);
      const dice = Math.random();
      const known = revision;
      if (dice < 0.35) await record(read(), undefined);
      else if (dice < 0.65 && known) {
        const replacing = { kind: 'replace', expected: known.value, value } as const;
        await record(
          cases.replace(reference, caseOf(value), known.of).then((done) => ({ ...replacing, done })),
          { ...replacing, done: false },
        );
      } else if (dice < 0.8)
        await record(
          cases.create(reference, caseOf(value)).then((done) => ({ kind: 'create', value, done })),
          { kind: 'create', value, done: false },
        );
      else if (dice < 0.9)
        await record(
          cases.put(reference, caseOf(value)).then(() => ({ kind: 'put', value })),
          { kind: 'put', value },
        );
      else
        await record(
          cases.remove(reference).then(() => ({ kind: 'remove' })),
          { kind: 'remove' },
        );
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(views[index % views.length] as HistoryView)));
  return history;
}
