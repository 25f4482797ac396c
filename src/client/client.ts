import type { Envelope, ErrorDescription } from '../flavor/envelope.js';
import { type Operations, operations, type SentAs } from './operations.js';
import type { Failure, Outcome, WriteOutcome } from './outcome.js';

/** How a client calls the service. */
export interface ClientOptions {
  /** Where the service is: `https://cases.example/underwriting`. */
  readonly baseUrl: string;
  /** The API key or token of a call, asked before each; without one the call says nothing of who calls. */
  readonly key?: () => string | undefined | Promise<string | undefined>;
  /**
   * How often a call is sent again, and after how many milliseconds the first time; the wait doubles. Default: 3, 200.
   */
  readonly repeats?: { readonly most: number; readonly wait: number };
  /**
   * Whether writes are repeated too: only with a service that knows `Idempotency-Key`, which every write carries then,
   * so that a repeated one is carried out once. Default: false, and a write of which nobody knows is told as such.
   */
  readonly repeatWrites?: boolean;
  /** Milliseconds until a call without answer counts as lost. Default: 30,000. */
  readonly patience?: number;
  /** Default: that of the browser or of Node. */
  readonly fetch?: typeof globalThis.fetch;
  /** Waits so many milliseconds; a test has no time. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** A call of the JSON interface with its headers, ready to be sent. */
interface Sent {
  readonly url: URL;
  readonly init: RequestInit;
}

/**
 * Calls the operations of the service (docs/interface-specification.md), typed from its tables, in a browser or in
 * Node, with nothing but `fetch`. What is safe to repeat is repeated when no answer came, or the service was busy.
 */
export class CaseCaptureClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /**
   * Calls an operation: `call('transferCaseFromDB', { query: { caseId, subId } })`. Of a list the content is its
   * entries. Never throws: see {@link Failure}.
   */
  async call<K extends keyof Operations>(
    operation: K,
    given: Operations[K]['given'],
  ): Promise<Outcome<Operations[K]['content']>> {
    const as = operations[operation];
    const { most, wait } = this.#options.repeats ?? { most: 3, wait: 200 };
    const { repeatWrites = false } = this.#options;
    const mayRepeat = as.repeatable || repeatWrites;
    // The service keeps the answer to a call that has a key: one that is not repeated has none.
    const ofThisCall = as.writes && repeatWrites ? { 'Idempotency-Key': newKey() } : {};
    for (let sent = 0; ; sent++) {
      const outcome = await this.#once<Operations[K]['content']>(operation, as, given, ofThisCall);
      if (outcome.ok || sent >= most || !mayRepeat || !passes(outcome.failure)) return outcome;
      await (this.#options.wait ?? waited)(wait * 2 ** sent);
    }
  }

  async #once<T>(operation: string, as: SentAs, given: Given, headers: Headers): Promise<Outcome<T>> {
    const { fetch = globalThis.fetch, patience = 30_000 } = this.#options;
    const lost: WriteOutcome = as.writes ? 'unknown' : 'nothing stored';
    try {
      const { url, init } = await this.#prepared(operation, as, given, headers);
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience + waitOf(given)) });
      const refused = failureOf(response, lost);
      if (!refused)
        return read<T>(await response.json(), as, { kind: 'unavailable', httpStatus: response.status, outcome: lost });
      await response.body?.cancel();
      return { ok: false, failure: refused };
    } catch (cause) {
      return { ok: false, failure: { kind: 'unreachable', cause, outcome: lost } };
    }
  }

  async #prepared(operation: string, as: SentAs, { query = {}, body }: Given, headers: Headers): Promise<Sent> {
    const { baseUrl, key } = this.#options;
    const { method, path = operation } = as;
    const given = Object.entries(query);
    const where = given.reduce((into, [name, value]) => into.replace(`{${name}}`, encodeURIComponent(value)), path);
    const url = new URL(`${baseUrl.endsWith('/') ? baseUrl.slice(0, -1) : baseUrl}/${where}`);
    url.search = new URLSearchParams(given.filter(([name]) => !path.includes(`{${name}}`))).toString();
    const who = await key?.();
    const sent = {
      ...headers,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(who !== undefined && { Authorization: `Bearer ${who}` }),
    };
    return { url, init: { method, headers: sent, ...(body && { body: JSON.stringify(body) }) } };
  }
}

type Headers = Readonly<Record<string, string>>;
interface Given {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** For how many milliseconds the service may wait with its answer, as it was asked to. */
const waitOf = ({ query }: Given): number => (Number(query?.['wait']) || 0) * 1000;

/** What the transport says, beside the envelope; undefined when there is an envelope, or a list. */
function failureOf({ status: httpStatus, headers }: Response, lost: WriteOutcome): Failure | undefined {
  const described = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (httpStatus === 401) return { kind: 'unauthorized' };
  if (httpStatus === 403) return { kind: 'forbidden' };
  if (httpStatus === 200 || (described && httpStatus < 500)) return undefined;
  if (httpStatus < 500) return { kind: 'malformed', httpStatus };
  return { kind: 'unavailable', httpStatus, outcome: lost };
}

/** Whether it may be gone when the call is sent again. */
const passes = (failure: Failure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'unavailable' && failure.httpStatus !== 500);

/** `foreign`: what it comes to when something else answers under this address. */
function read<T>(answer: unknown, { list }: SentAs, foreign: Failure): Outcome<T> {
  if (typeof answer !== 'object' || answer === null) return { ok: false, failure: foreign };
  const found = list === undefined ? undefined : (answer as Readonly<Record<string, T | undefined>>)[list];
  if (found !== undefined) return { ok: true, content: found, warnings: [] };
  const { status, errorDescriptions, jsonContent } = answer as Envelope;
  if (typeof status !== 'number' || !Array.isArray(errorDescriptions)) return { ok: false, failure: foreign };
  if (status > 1) return refused(errorDescriptions);
  return { ok: true, content: jsonContent as T, warnings: errorDescriptions };
}

const refused = (errors: readonly ErrorDescription[]): Outcome<never> => ({
  ok: false,
  failure: { kind: 'refused', errors },
});

/** Not by `randomUUID`, which a browser has only on pages that came by TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const waited = (milliseconds: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds));
