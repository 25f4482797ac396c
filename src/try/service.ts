import type { Envelope, ErrorDescription } from '../flavor/envelope.js';

/** What a call brought: the content of its envelope, and what it warns of (status 1). */
export interface Answer<T> {
  readonly content: T;
  readonly warnings: readonly ErrorDescription[];
  readonly accepted: boolean;
}

/** The service has refused a call (status 3), wants to know who calls, or could not be reached (no descriptions). */
export class Refused extends Error {
  constructor(
    readonly descriptions: readonly ErrorDescription[],
    readonly needsKey = false,
  ) {
    super(descriptions.map(({ errorMessage }) => errorMessage).join(' '));
  }
}

const keyPlace = 'case-capture-key';

/** Keeps the key or token that the calls of this tab are made with, until the tab is closed. */
export const useKey = (key: string): void => sessionStorage.setItem(keyPlace, key);

/** The page stands at `<base>/try`, the operations at `<base>/<name>`. */
const base = new URL('.', location.href);

/** Calls an operation of the JSON interface. @throws Refused */
export async function call<T>(
  operation: string,
  query: Readonly<Record<string, string>>,
  body?: object,
): Promise<Answer<T>> {
  const envelope = (await send(operation, query, body)) as Envelope;
  if (envelope.status > 1) throw new Refused(envelope.errorDescriptions);
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
  const url = new URL(operation, base);
  url.search = new URLSearchParams(query).toString();
  const key = sessionStorage.getItem(keyPlace);
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(key !== null && { Authorization: `Bearer ${key}` }),
  };
  const response = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }).catch(
    () => undefined,
  );
  if (response?.status === 401 || response?.status === 403) throw new Refused([], true);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (answer === undefined) throw new Refused([]);
  return answer;
}
