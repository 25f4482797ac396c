import { type Agent, request } from 'node:http';

/** What a call over a connection of its own came to; several processes take connections in turn. */
export interface FreshAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * `agent` keeps a connection for further calls. @throws (rejects) when nobody answers, or `signal` says that nobody
 * waits any more.
 */
export const freshCall = (
  url: string,
  body?: object,
  signal?: AbortSignal,
  agent: Agent | false = false,
): Promise<FreshAnswer> =>
  new Promise((resolve, reject) => {
    const headers = body ? { 'content-type': 'application/json' } : {};
    const sent = request(
      url,
      { agent, method: body ? 'POST' : 'GET', headers, ...(signal && { signal }) },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
