import type { Envelope, ErrorDescription } from '../flavor/envelope.js';
import { ask } from './request.js';

/** What a call brought: the content of its envelope, and what it warns of (status 1). */
export interface Answer<T> {
  readonly content: T;
  readonly warnings: readonly ErrorDescription[];
  readonly accepted: boolean;
}

/**
 * Why a call came to nothing: the service has refused it (status 3), it wants to know who calls, or it could not be
 * reached or not do it at the moment (no answer, an answer that is no JSON, HTTP 5xx), and the same call may be made
 * again.
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

/** Calls an operation of the JSON interface. @throws Refused */
export async function call<T>(
  operation: string,
  query: Readonly<Record<string, string>>,
  body?: object,
): Promise<Answer<T>> {
  const envelope = (await send(operation, query, body)) as Envelope;
  // Something else answers under this address.
  if (typeof envelope.status !== 'number' || !Array.isArray(envelope.errorDescriptions))
    throw new Refused([], 'notNow');
  if (envelope.status > 1) throw new Refused(envelope.errorDescriptions, 'refused');
  return { content: envelope.jsonContent as T, warnings: envelope.errorDescriptions, accepted: envelope.status === 0 };
}

/** The two lists, which have no envelope. @throws Refused */
export async function list(
  operation: 'subIdList' | 'caseList',
  query: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const answer = (await send(operation, query)) as {
    readonly subIds?: readonly string[];
    readonly caseIds?: readonly string[];
  };
  return answer.subIds ?? answer.caseIds ?? [];
}

async function send(operation: string, query: Readonly<Record<string, string>>, body?: object): Promise<unknown> {
  const response = await ask({ operation, query, body });
  if (response?.status === 401 || response?.status === 403) throw new Refused([], 'needsKey');
  const answer: unknown = await response?.json().catch(() => undefined);
  if (!response || response.status >= 500 || typeof answer !== 'object' || answer === null)
    throw new Refused([], 'notNow');
  return answer;
}
