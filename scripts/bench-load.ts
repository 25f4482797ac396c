/**
 * What the process of the clients is told: so many clients send so many milliseconds. Client and call number go into
 * the bodies.
 */
export interface Load {
  readonly url: string;
  readonly clients: number;
  readonly milliseconds: number;
  readonly call:
    | { readonly kind: 'createCaseInDB'; readonly prefix: string; readonly body: Record<string, unknown> }
    | { readonly kind: 'userAction'; readonly bodies: readonly UserActions[] };
}

/** Two answers by turns, so that each call changes what is stored. */
export interface UserActions {
  readonly even: object;
  readonly odd: object;
}

/** Calls answered and how long each took, in milliseconds, sorted. */
export interface Measured {
  readonly calls: number;
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
}
