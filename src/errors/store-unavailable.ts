/** The store cannot be reached, or cannot be written: HTTP 503 with code 900. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
