/**
 * The store cannot be reached, or cannot be written: HTTP 503 with code 900. Nothing was stored, unless `outcome` says
 * that this is not known: then with code 901 too.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly outcome: 'none' | 'unknown';

  constructor(
    message: string,
    { outcome = 'none', ...options }: ErrorOptions & { readonly outcome?: 'none' | 'unknown' } = {},
  ) {
    super(message, options);
    this.outcome = outcome;
  }
}
