/** Error of an envelope. */
export interface ErrorDescription {
  readonly errorCode: number;
  readonly errorMessage: string;
}

/** What a call brought: the content of its envelope, and what it warns of (status 1). */
export interface Answer<T> {
  readonly content: T;
  readonly warnings: readonly ErrorDescription[];
  readonly accepted: boolean;
}

/** The service has refused a call (status 3), or could not be reached (no descriptions). */
export class Refused extends Error {
  constructor(readonly descriptions: readonly ErrorDescription[]) {
    super(descriptions.map(({ errorMessage }) => errorMessage).join(' '));
  }
}

interface Envelope {
  readonly status: number;
  readonly errorDescriptions: readonly ErrorDescription[];
  readonly jsonContent: unknown;
}

/** The page stands at `<base>/try`, the operations at `<base>/<name>`. */
const base = new URL('.', location.href);

/** Calls an operation of the JSON interface. @throws Refused */
export async function call<T>(operation: string, query: Readonly<Record<string, string>>, body?: object): Promise<Answer<T>> {
  const envelope = (await send(operation, query, body)) as Envelope;
  if (envelope.status > 1) throw new Refused(envelope.errorDescriptions);
  return { content: envelope.jsonContent as T, warnings: envelope.errorDescriptions, accepted: envelope.status === 0 };
}

/** The two lists, which have no envelope. @throws Refused */
export async function list(operation: 'subIdList' | 'caseList', query: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const answer = (await send(operation, query)) as { readonly subIds?: readonly string[]; readonly caseIds?: readonly string[] };
  return answer.subIds ?? answer.caseIds ?? [];
}

async function send(operation: string, query: Readonly<Record<string, string>>, body?: object): Promise<unknown> {
  const url = new URL(operation, base);
  url.search = new URLSearchParams(query).toString();
  const init = body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {};
  try {
    return await (await fetch(url, init)).json();
  } catch {
    throw new Refused([]);
  }
}
