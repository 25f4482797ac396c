/** A request that by its construction may not change anything, as the bytes that are sent. */
export interface HostileRequest {
  readonly bytes: Buffer;
  /**
   * `kept`: on a connection that others use too, with one answer. `alone`: on a connection of its own, which the server
   * closes after whatever it answers. `broken off`: the connection is closed as soon as it is sent.
   */
  readonly way: 'kept' | 'alone' | 'broken off';
  /**
   * `refused`: the answer must be a refusal. `harmless`: it only reads, or whatever comes of it is none of the sender's
   * business.
   */
  readonly must: 'be refused' | 'be harmless';
  /** Statuses that nothing else may be answered with. */
  readonly alsoAnswered?: readonly number[];
}

interface Ordinary {
  readonly method?: string;
  /** Path and query as they are sent. */
  readonly target: string;
  readonly headers?: readonly string[];
  readonly body?: string | Buffer;
  /** Default: JSON; empty: none. */
  readonly contentType?: string;
}

const largest = 1_000_000;

/**
 * A well-formed request with hostile content. A body so large that the server closes before it has come is sent on a
 * connection of its own.
 */
export function ordinaryRequest(
  must: HostileRequest['must'],
  { method, target, headers = [], body, contentType = 'application/json' }: Ordinary,
): HostileRequest {
  const sent = body === undefined ? undefined : Buffer.from(body as string);
  const large = sent !== undefined && sent.length > largest;
  const lines = [`${method ?? (sent ? 'POST' : 'GET')} ${target} HTTP/1.1`, 'Host: 127.0.0.1', ...headers];
  if (large) lines.push('Connection: close');
  if (sent)
    lines.push(...(contentType === '' ? [] : [`Content-Type: ${contentType}`]), `Content-Length: ${sent.length}`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return { bytes: sent ? Buffer.concat([head, sent]) : head, way: large ? 'alone' : 'kept', must };
}
