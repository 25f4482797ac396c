import type { ErrorDescription } from '../flavor/envelope.js';

/** What a call came to. Nothing is thrown: what went wrong is a value. */
export type Outcome<T> = Done<T> | { readonly ok: false; readonly failure: Failure };

/** The call did its work; `warnings` are those of status 1, such as answers that were not accepted (608). */
export interface Done<T> {
  readonly ok: true;
  readonly content: T;
  readonly warnings: readonly ErrorDescription[];
}

/**
 * Why a call did not do its work. Of all but `unavailable` and `unreachable` it is certain that nothing was stored; of
 * those `outcome` says whether it is.
 */
export type Failure =
  /** The operation has refused it (status 3): the codes are the contract. */
  | { readonly kind: 'refused'; readonly errors: readonly ErrorDescription[] }
  /** The service asks who calls (401). */
  | { readonly kind: 'unauthorized' }
  /** The client may not do this (403). */
  | { readonly kind: 'forbidden' }
  /** The call is none that the service takes (400, 404, 405, 413, 415). */
  | { readonly kind: 'malformed'; readonly httpStatus: number }
  /** An internal fault, or a store that is away (5xx); or something else answers under this address. */
  | { readonly kind: 'unavailable'; readonly httpStatus: number; readonly outcome: WriteOutcome }
  /** No answer came: the connection could not be made, or was lost, or took too long. */
  | { readonly kind: 'unreachable'; readonly cause: unknown; readonly outcome: WriteOutcome };

/** `unknown`: the call may have been carried out; read, and compare. */
export type WriteOutcome = 'nothing stored' | 'unknown';
