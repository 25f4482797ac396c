/**
 * What the transport refuses before an operation is asked: a status without body (decisions, "Input"). The reason is
 * only logged.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415,
    reason: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** How long its answer waits, in milliseconds. */
    readonly pause = 0,
  ) {
    super(reason);
  }
}
