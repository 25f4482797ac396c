const keyPlace = 'case-capture-key';

/** Keeps the key or token that the calls of this tab are made with, until the tab is closed. */
export const useKey = (key: string): void => sessionStorage.setItem(keyPlace, key);

export const keyOfTab = (): string | undefined => sessionStorage.getItem(keyPlace) ?? undefined;

/** The page stands at `<base>/try`, the operations at `<base>/<name>`. */
export const base = new URL('.', location.href);

/** The call that was made before the client was there (`early.ts`), until the client makes its first one. */
interface Begun {
  readonly asked: string;
  readonly answer: Promise<Response | undefined>;
}

const page: { firstCall?: Begun | 'over' } = globalThis as object;

/** Sends a call, unless it is the one that was begun already: that one's answer is taken, if one came. */
export const sent: typeof fetch = async (url, init) => {
  const begun = page.firstCall;
  page.firstCall = 'over';
  const answer = begun && begun !== 'over' && begun.asked === askedBy(url, init) ? await begun.answer : undefined;
  return answer ?? fetch(url, init);
};

/** Begins the call that the client is about to make. */
export function askEarly(operation: string, body: object): void {
  const key = keyOfTab();
  const headers = {
    'Content-Type': 'application/json',
    ...(key !== undefined && { Authorization: `Bearer ${key}` }),
  };
  const [url, init] = [new URL(operation, base), { method: 'POST', headers, body: JSON.stringify(body) }];
  page.firstCall ??= { asked: askedBy(url, init), answer: fetch(url, init).catch(() => undefined) };
}

const askedBy = (url: RequestInfo | URL, init: RequestInit | undefined): string =>
  `${String(url)} ${String(init?.body)}`;
