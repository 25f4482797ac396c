const keyPlace = 'case-capture-key';

/** Keeps the key or token that the calls of this tab are made with, until the tab is closed. */
export const useKey = (key: string): void => sessionStorage.setItem(keyPlace, key);

/** The page stands at `<base>/try`, the operations at `<base>/<name>`. */
const base = new URL('.', location.href);

/** Milliseconds after which an answer is no longer waited for. */
const longestWait = 20_000;

/** An operation with its parameters; a body makes it a POST. */
export interface Asked {
  readonly operation: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
}

/** The call that was made before the client was there (`early.ts`), until the client makes its first one. */
interface Begun {
  readonly asked: string;
  readonly answer: Promise<Response | undefined>;
}

const page: { firstCall?: Begun | 'over' } = globalThis as object;

/** Calls an operation; nothing comes where the service cannot be reached. What was begun already is not called again. */
export function ask(asked: Asked): Promise<Response | undefined> {
  const begun = page.firstCall;
  page.firstCall = 'over';
  return begun && begun !== 'over' && begun.asked === JSON.stringify(asked) ? begun.answer : fetched(asked);
}

/** Begins the call that the client is about to make. */
export function askEarly(asked: Asked): void {
  page.firstCall ??= { asked: JSON.stringify(asked), answer: fetched(asked) };
}

function fetched({ operation, query, body }: Asked): Promise<Response | undefined> {
  const url = new URL(operation, base);
  url.search = new URLSearchParams(query).toString();
  const key = sessionStorage.getItem(keyPlace);
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(key !== null && { Authorization: `Bearer ${key}` }),
  };
  const signal = AbortSignal.timeout(longestWait);
  const request = body ? { method: 'POST', headers, signal, body: JSON.stringify(body) } : { headers, signal };
  return fetch(url, request).catch(() => undefined);
}
