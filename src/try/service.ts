import { CaseCaptureClient } from '../client/client.js';
import type { Operations } from '../client/operations.js';
import type { Failure as FailureOfClient } from '../client/outcome.js';
import type { ErrorDescription } from '../flavor/envelope.js';
import { base, keyOfTab, sent } from './request.js';

/** What a call brought: the content of its envelope, and what it warns of (status 1). */
export interface Answer<T> {
  readonly content: T;
  readonly warnings: readonly ErrorDescription[];
}

/**
 * Why a call came to nothing: the service has refused it (status 3), it wants to know who calls, or it could not be
 * reached or not do it at the moment (no answer, one that is none of the service, HTTP 5xx), and the same call may be
 * made again.
 */
export type Failure = 'refused' | 'needsKey' | 'notNow' | 'unexpected';

/** What was thrown, as a refusal; what is none is a fault of the client, which the browser is told of too. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  reportError(error);
  return new Refused([], 'unexpected');
}

export class Refused extends Error {
  constructor(
    readonly descriptions: readonly ErrorDescription[],
    readonly failure: Failure,
  ) {
    super(descriptions.map(({ errorMessage }) => errorMessage).join(' '));
  }

  has(...codes: readonly number[]): boolean {
    return this.descriptions.some(({ errorCode }) => codes.includes(errorCode));
  }
}

/** Milliseconds after which an answer is no longer waited for. */
const longestWait = 20_000;

/** A person sees that a call came to nothing, and what they typed is kept: nothing is repeated behind their back. */
const client = new CaseCaptureClient({
  baseUrl: base.href,
  key: keyOfTab,
  patience: longestWait,
  repeats: { most: 0, wait: 0 },
  fetch: sent,
});

/** Calls an operation of the JSON interface; of a list the content is its entries. @throws Refused */
export async function call<K extends keyof Operations>(
  operation: K,
  given: Operations[K]['given'],
): Promise<Answer<Operations[K]['content']>> {
  const outcome = await client.call(operation, given);
  if (outcome.ok) return outcome;
  const { failure } = outcome;
  throw new Refused(failure.kind === 'refused' ? failure.errors : [], meanings[failure.kind]);
}

/** Why, as a person is told. */
const meanings: Readonly<Record<FailureOfClient['kind'], Failure>> = {
  refused: 'refused',
  unauthorized: 'needsKey',
  forbidden: 'needsKey',
  malformed: 'notNow',
  unavailable: 'notNow',
  unreachable: 'notNow',
};
