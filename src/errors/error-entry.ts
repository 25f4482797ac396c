/**
 * A code that a caller can see, with the condition under which it is reported: they are the contract, the wording is
 * free. A message is a template: `{name}` is replaced by the parameter of that name.
 */
export interface ErrorEntry {
  readonly code: number;
  readonly condition: string;
  readonly message: string;
  /** The HTTP status of an answer whose first error it is, where that is not 200. */
  readonly httpStatus?: number;
}

/** A row of the table. */
export const entry = (code: number, condition: string, message: string, httpStatus?: number): ErrorEntry => ({
  code,
  condition,
  message,
  ...(httpStatus !== undefined && { httpStatus }),
});
