/** Every limit of the HTTP side that is not an operator's to set; times in milliseconds. */
export const limits = {
  /** A request must have arrived whole, and its header before that. Node looks for late ones this often. */
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  /** How long a connection without request stays open. */
  keepAliveTimeout: 5_000,
  /** In bytes: request line and header together, else 431. */
  maxHeaderSize: 16_384,
  maxHeadersCount: 100,
  /** How long a stop waits for the calls that are being answered. */
  stopPatience: 10_000,
  /** How long `/health/ready` waits for the store. */
  readyPatience: 3_000,
  /**
   * Of a body that is too large this much more is read, and thrown away, before it is answered: bytes, and for how
   * long.
   */
  drainedBytes: 67_108_864,
  drainPatience: 10_000,
  /** `Retry-After` of a 503 in seconds: the store is away, or too many requests are here. */
  retryAfterStore: 5,
  retryAfterOverload: 1,
} as const;
