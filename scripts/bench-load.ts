/** A call as it is sent. */
export interface SentCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

/**
 * What the process of the clients is told: so many clients send so many milliseconds, each its calls by turns. Where a
 * call `creates`, `{caseId}` in its path, and the member of its body, are a new id each time, which begins so.
 */
export interface Load {
  readonly url: string;
  readonly clients: number;
  readonly milliseconds: number;
  readonly turns: readonly (readonly SentCall[])[];
  readonly creates?: string;
}

/** Calls answered and how long each took, in milliseconds, sorted. */
export interface Measured {
  readonly calls: number;
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
}
